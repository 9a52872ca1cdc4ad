import type { MutationOptions } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { placeSpotOrder as placed } from '../../../contracts/examples/spot.ts';
import type { KeptCommand } from '../../stored/keptCommand.ts';
import { createStored } from '../../stored/createStored.ts';
import { keepCommand } from '../../stored/keptCommand.ts';
import { text } from '../../stored/shapes.ts';
import type { ApiError } from './ApiError.ts';
import { client, connectClient } from './client.ts';
import { cancelSpotOrder, placeSpotOrder } from '../spot.ts';
import { transfer } from '../pages/walletRecords.ts';

const ask = vi.fn<(request: Request) => Promise<Response>>();
const place = createStored<string>(
  'kept.test',
  text((value): value is string => typeof value === 'string'),
  { area: 'tab' },
);
const kept = (): KeptCommand => keepCommand(place, 'a cancel');

beforeEach(() => {
  vi.stubGlobal('fetch', ask);
  connectClient({
    origin: 'http://localhost:6141',
    credentials: { token: () => 'token', languageMark: () => 'en' },
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  sessionStorage.clear();
});

it('a command is written down before it goes out, and goes to no other address', async () => {
  ask.mockImplementation(async () => {
    expect(sessionStorage.getItem('kept.test')).toBe('a cancel');
    return Response.json({ type: 'ok', message: 'Cancelled' });
  });
  expect(await cancelSpotOrder().send({ id: '7' }, kept())).toBe('Cancelled');
  const request = ask.mock.lastCall![0];
  expect([request.method, request.redirect, await request.text()]).toEqual(['PUT', 'error', 'id=7']);
});

it('types let nobody send one that was not written down, nor ask for its path otherwise', () => {
  const bare = () => {
    // @ts-expect-error It was not written down.
    void placeSpotOrder().send({
      legal_id: '3',
      currency_id: '1',
      type: '1',
      amount: '1',
      target_price: '1',
    });
    // @ts-expect-error Nor is this.
    void cancelSpotOrder().send({ id: '7' }, {});
    // @ts-expect-error The client of all other calls does not know it.
    void client.PUT('/coin/trade/cancel', { body: { id: '7' } });
    // @ts-expect-error It is no mutation that a screen could make of it.
    const mutation: MutationOptions<unknown, ApiError, object> = transfer();
    void mutation;
  };
  expect(bare).toBeTypeOf('function');
});

it.each([
  ['name', { client_order_id: 'another' }],
  ['coin', { currency_id: 2 }],
  ['quote', { legal_id: 4 }],
  ['side', { type: 2 }],
  ['unknown side', { type: 97 }],
])('the row of an order of another %s is no answer to an order', async (_, other) => {
  const row = { ...placed, client_order_id: 'mine' };
  const form = {
    currency_id: String(row.currency_id),
    legal_id: String(row.legal_id),
    amount: '0.064',
    target_price: '97410',
  };
  const send = (data: object) => {
    ask.mockImplementation(async () => Response.json({ type: 'ok', message: 'OK', data }));
    return placeSpotOrder().send({ ...form, type: '1', client_order_id: 'mine' }, kept());
  };
  await expect(send({ ...row, ...other })).rejects.toMatchObject({ kind: 'unreadable', isUnanswered: true });
  expect(await send(row)).toMatchObject({ id: row.id, side: 'buy' });
  // A back end without client ids.
  expect(await send({ ...row, client_order_id: undefined })).toMatchObject({ id: row.id });
});

it.each([
  ['a number', 7],
  ['an object', { of: 'another type' }],
  ['a list of something', [1]],
])('an answer of %s to a cancel or a transfer may be one to something else', async (_, data) => {
  ask.mockImplementation(async () => Response.json({ type: 'ok', message: 'OK', data }));
  const form = { currency_id: '3', number: '1', from_field: 'change', to_field: 'lever' } as const;
  for (const answered of [cancelSpotOrder().send({ id: '7' }, kept()), transfer().send(form, kept())])
    await expect(answered).rejects.toMatchObject({ kind: 'unreadable', isUnanswered: true });
});
