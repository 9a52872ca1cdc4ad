// What this product adds to IEOs of compatible back ends.
import { expect, it } from 'vitest';
import { applyIeo, ieo, ieoApplication, ieoApplications } from '../../src/api/ieo.ts';
import * as examples from '../examples/ieo.ts';
import { moneyCommand, pick, play, read } from './tools/interaction.ts';
import { exactly, orNone } from './tools/matcher.ts';
import { appliedFor, applicationRow, ieoRow, onOffer } from './rows/ieoRow.ts';

const consumer = 'meridian-extensions';
const clientOrderId = 'ieo-8Bn2Vc5x';
const own = [
  ...([...applicationRow, 'ieo_id', 'scale', 'new_scale', 'pair', 'totals', 'client_order_id'] as const),
] as const;

it('ieos answers one product with its limits and published totals', async () => {
  const data = [
    {
      ...pick(examples.openIeo, ...ieoRow, 'scale', 'new_scale', 'minimum', 'maximum', 'pair', 'totals'),
      smallest_capped: orNone(['40000.5']),
    },
  ];
  const found = await play(
    {
      consumer,
      given: onOffer,
      does: 'ieos of one product',
      form: { page: '1', id: '1' },
      fromState: { id: 'id' },
      data,
    },
    () => read(ieo(1)),
  );
  expect(found).toMatchObject({ totals: examples.openTotals, smallest_capped: ['40000.5'] });
});

it('ieos names the application of the caller', async () => {
  const data = [{ ...pick(examples.openIeo, ...ieoRow), application_id: examples.appliedApplication.id }];
  const found = await play(
    {
      consumer,
      given: appliedFor(),
      does: 'ieos of one product that was applied for',
      form: { page: '1', id: '1' },
      fromState: { id: 'id' },
      data,
    },
    () => read(ieo(1)),
  );
  expect(found).toEqual(data[0]);
});

it('applyIeo answers the application', async () => {
  const form = { id: '1', amount: '10000', client_order_id: clientOrderId };
  const data = {
    ...pick(examples.applyIeo, 'serial_number'),
    client_order_id: exactly(clientOrderId),
  };
  const made = await play(
    { consumer, given: onOffer, does: 'applyIeo with an id', form, fromState: { id: 'id' }, data },
    () => moneyCommand(applyIeo(), form),
  );
  expect(made).toMatchObject({ client_order_id: clientOrderId });
});

it('ieos publishes the totals of an allotment', async () => {
  const data = [{ ...pick(examples.openIeo, ...ieoRow), totals: examples.allottedTotals }];
  const found = await play(
    {
      consumer,
      given: appliedFor('allotted'),
      does: 'ieos of one product that was allotted',
      form: { page: '1', id: '1' },
      fromState: { id: 'id' },
      data,
    },
    () => read(ieo(1)),
  );
  expect(found).toEqual(data[0]);
});

it('ieoApplications answers one that is not allotted yet with the totals of that time', async () => {
  const id = String(examples.appliedApplication.id);
  const data = { list: [pick(examples.appliedApplication, ...own)], total: 1 };
  const found = await play(
    {
      consumer,
      given: appliedFor(),
      does: 'ieoApplications of one that is not allotted yet',
      form: { id, limit: '50' },
      fromState: { id: 'application' },
      data,
    },
    () => read(ieoApplication(id)),
  );
  expect(found).toMatchObject({ ipo_status: 1, totals: { is_final: 0 } });
});

it('ieoApplications says when one was paid', async () => {
  const id = String(examples.paidApplication.id);
  const data = { list: [pick(examples.paidApplication, ...own, 'paid_at')], total: 1 };
  const found = await play(
    {
      consumer,
      given: appliedFor('paid'),
      does: 'ieoApplications of one that was paid',
      form: { id, limit: '50' },
      fromState: { id: 'application' },
      data,
    },
    () => read(ieoApplication(id)),
  );
  expect(found).toMatchObject({ ipo_status: 4, totals: { is_final: 1 } });
});

it('ieoApplications finds the one that bears an id of the caller', async () => {
  const form = { client_order_id: 'ieo-3Jt6Qw8r', limit: '1' };
  const row = {
    ...pick(examples.appliedApplication, ...applicationRow),
    client_order_id: exactly('ieo-3Jt6Qw8r'),
  };
  const page = await play(
    {
      consumer,
      given: appliedFor(),
      does: 'ieoApplications under an id of the caller',
      form,
      data: { list: [row], total: 1 },
    },
    () => read(ieoApplications(form)),
  );
  expect(page).toMatchObject({ list: [{ client_order_id: 'ieo-3Jt6Qw8r' }] });
});

it('ieoApplications answers one application and one list', async () => {
  const id = String(examples.allottedApplication.id);
  const allotted = pick(examples.allottedApplication, ...own);
  const data = { list: [allotted], total: 1 };
  const found = await play(
    {
      consumer,
      given: appliedFor('allotted'),
      does: 'ieoApplications of one id',
      form: { id, limit: '50' },
      fromState: { id: 'application' },
      data,
    },
    () => read(ieoApplication(id)),
  );
  expect(found).toMatchObject({ ipo_status: 3 });
  const form = { result: 'paying', page: '1', limit: '40' } as const;
  const page = await play(
    { consumer, given: appliedFor('allotted'), does: 'ieoApplications to be paid', form, data },
    () => read(ieoApplications(form)),
  );
  expect(page).toEqual(data);
});
