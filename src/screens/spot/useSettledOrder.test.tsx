import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { pair } from '../../../contracts/examples/market.ts';
import type { SettledOrder } from './ticket/orderDraft.ts';
import { rulesPair } from './ticket/rulesPair.ts';
import { useSettledOrder } from './useSettledOrder.ts';

const found: SettledOrder = {
  draft: { pair: rulesPair(pair), side: 'buy', kind: 'limit', price: '97410', quantity: '0.064' },
  outcome: { state: 'made', made: undefined },
};

const start = () =>
  renderHook(({ ticket }) => useSettledOrder(ticket), { initialProps: { ticket: 'BTC/USDT' } });

afterEach(cleanup);

it('an order is said by the ticket that is there when it is found, also where another pair was chosen meanwhile', () => {
  const { result, rerender } = start();
  // As a response that arrives after a wait.
  const [, settle] = result.current;
  rerender({ ticket: 'ETH/USDT' });
  act(() => settle(found));
  expect(result.current[0]).toBe(found);
});

it('the next ticket does not say it again', () => {
  const { result, rerender } = start();
  act(() => result.current[1](found));
  expect(result.current[0]).toBe(found);
  rerender({ ticket: 'ETH/USDT' });
  expect(result.current[0]).toBeUndefined();
  rerender({ ticket: 'BTC/USDT' });
  expect(result.current[0]).toBeUndefined();
});
