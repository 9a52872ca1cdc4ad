import { expect, it } from 'vitest';
import { orderForm } from './orderForm.ts';

const draft = {
  pair: { currencyId: 1, legalId: 3 },
  ...({ side: 'buy', kind: 'limit', quantity: '0.0010', price: '5e4' } as const),
};
const listed = { legal_id: '3', currency_id: '1', type: '1', amount: '0.001', target_price: '50000' };

it('sends the id', () => {
  expect(orderForm(draft, 'c-1')).toEqual({ ...listed, client_order_id: 'c-1' });
});

it('sends what the family lists where the back end keeps no ids', () => {
  expect(orderForm(draft, undefined)).toEqual(listed);
});

it('says the kind of a market order, and what it spends', () => {
  const market = { ...draft, kind: 'market', value: '50.0' } as const;
  expect(orderForm(market, 'c-1')).toEqual({
    ...listed,
    client_order_id: 'c-1',
    order_kind: 'market',
    order_value: '50',
  });
});
