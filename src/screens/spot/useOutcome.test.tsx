import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { openOrders, placeSpotOrder } from '../../../contracts/examples/spot.ts';
import { spotOrder, type SpotOrder } from '../../api/spot.ts';
import { useOutcome } from './useOutcome.ts';

const others = openOrders.slice(1, 3).map(spotOrder);
const placed: SpotOrder = { ...spotOrder(placeSpotOrder), id: 99_001 };

/** An outcome was announced for an order before the list contained it. */
function start(order: SpotOrder | undefined) {
  const hook = renderHook(({ open }) => useOutcome(open), { initialProps: { open: others } });
  act(() => hook.result.current.say('Order placed', order));
  return {
    listed: (open: SpotOrder[]) => {
      hook.rerender({ open });
      return hook.result.current.outcome;
    },
    unsay: () => act(() => hook.result.current.unsay()),
  };
}

afterEach(cleanup);

it('is said until the order is not open any more', () => {
  const { listed } = start(placed);
  expect(listed(others)).toBe('Order placed');
  expect(listed([placed, ...others])).toBe('Order placed');
  // Nothing was announced for another order.
  expect(listed([placed])).toBe('Order placed');
  expect(listed([])).toBeUndefined();
});

it('goes when a part of the order fills', () => {
  const { listed } = start(placed);
  listed([placed]);
  expect(listed([{ ...placed, filled_amount: '0.01' }])).toBeUndefined();
});

it('stays for what filled at once, whatever becomes of others', () => {
  const { listed } = start({ ...placed, status: 'filled' });
  expect(listed([])).toBe('Order placed');
});

it('goes with any order where nobody says which one it was', () => {
  const { listed } = start(undefined);
  expect(listed([placed, ...others])).toBe('Order placed');
  expect(listed([...others])).toBeUndefined();
});

it('is taken back once the ticket is written on', () => {
  const { listed, unsay } = start(placed);
  unsay();
  expect(listed([placed])).toBeUndefined();
});
