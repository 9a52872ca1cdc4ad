import { expect, it } from 'vitest';
import { openPosition as position } from '../../../contracts/examples/lever.ts';
import { placeSpotOrder as order } from '../../../contracts/examples/spot.ts';
import { isOrderOf } from './isOrderOf.ts';

const form = { currency_id: '1', legal_id: '3', type: '1', client_order_id: 'mine' };
const answer = { currency: 1, legal: 3, type: 1, client_order_id: 'mine' };

it('an answer with the pair, the side and the name that were sent is of the order that was sent', () => {
  expect(isOrderOf(form, answer)).toBe(true);
  expect(isOrderOf({ ...form, currency_id: '01' }, answer)).toBe(true);
});

it.each([{ currency: 2 }, { legal: 1 }, { type: 2 }, { client_order_id: 'another' }])(
  'an answer that differs in %o is of another one',
  (changed) => {
    expect(isOrderOf(form, { ...answer, ...changed })).toBe(false);
  },
);

it('a name that either lacks says nothing', () => {
  expect(isOrderOf(form, { ...answer, client_order_id: undefined })).toBe(true);
  expect(isOrderOf({ ...form, client_order_id: undefined }, answer)).toBe(true);
});

it('spot orders and contracts name their currencies each in its own way', () => {
  const { currency_id, legal_id, type } = order;
  const ofSpot = { currency_id: String(currency_id), legal_id: String(legal_id), type: String(type) };
  expect(isOrderOf(ofSpot, order)).toBe(true);
  expect(isOrderOf({ ...ofSpot, legal_id: '999' }, order)).toBe(false);
  const ofContract = {
    currency_id: String(position.currency),
    legal_id: String(position.legal),
    type: String(position.type),
  };
  expect(isOrderOf(ofContract, position)).toBe(true);
  expect(isOrderOf({ ...ofContract, currency_id: '999' }, position)).toBe(false);
});
