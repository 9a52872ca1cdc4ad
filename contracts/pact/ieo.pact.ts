import { expect, it } from 'vitest';
import { applyIeo, ieoApplications, ieos, payIeo } from '../../src/api/ieo.ts';
import * as examples from '../examples/ieo.ts';
import { moneyCommand, pick, play, read } from './tools/interaction.ts';
import { sentenceOrMore } from './tools/matcher.ts';
import { appliedFor, applicationRow, ieoRow, onOffer } from './rows/ieoRow.ts';

it('ieos answers what is on offer', async () => {
  const data = [pick(examples.openIeo, ...ieoRow, 'listing_price')];
  const products = await play(
    { given: onOffer, does: 'ieos on the first page', form: { page: '1' }, data },
    () => read(ieos()),
  );
  expect(products).toEqual(data);
});

it('applyIeo takes a quantity, and may say no more than that it did', async () => {
  const form = { id: '1', amount: '10000' };
  const made = await play(
    {
      given: onOffer,
      does: 'applyIeo for a quantity',
      form,
      fromState: { id: 'id' },
      data: sentenceOrMore('Applied'),
    },
    () => moneyCommand(applyIeo(), form),
  );
  expect(made).toBeUndefined();
});

it('applyIeo says why a quantity is refused', async () => {
  const form = { id: '1', amount: '1' };
  const message = 'Minimum: 1,000 HALO';
  const answer = await play(
    { given: onOffer, does: 'applyIeo for too little', form, fromState: { id: 'id' }, refuses: { message } },
    () => moneyCommand(applyIeo(), form).catch((error: unknown) => error),
  );
  expect(answer).toMatchObject({ kind: 'rejected', message });
});

it.each([
  ['applied', '', examples.appliedApplication],
  ['not allotted', 'failed', examples.failedApplication],
  ['allotted', 'allotted', examples.allottedApplication],
  ['lapsed', 'lapsed', examples.lapsedApplication],
  ['paid', 'paid', examples.paidApplication],
  ['locked', 'locked', examples.lockedApplication],
  ['unlocked', 'unlocked', examples.unlockedApplication],
] as const)('ieoApplications answers one that is %s', async (what, became, example) => {
  const form = { page: '1', limit: '40' };
  const data = { list: [pick(example, ...applicationRow)], total: 1 };
  const page = await play(
    { given: appliedFor(became), does: `ieoApplications of which one is ${what}`, form, data },
    () => read(ieoApplications(form)),
  );
  expect(page).toEqual(data);
});

it('payIeo pays an allotment', async () => {
  const form = { id: String(examples.allottedApplication.id) };
  const said = await play(
    {
      given: appliedFor('allotted'),
      does: 'payIeo of an allotment',
      form,
      fromState: { id: 'application' },
      data: examples.payIeo,
    },
    () => moneyCommand(payIeo(), form),
  );
  expect(said).toBe(examples.payIeo);
});
