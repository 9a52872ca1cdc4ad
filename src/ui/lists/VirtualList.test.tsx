import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { VirtualList } from './VirtualList.tsx';

afterEach(cleanup);

const rows = (count: number): number[] => Array.from({ length: count }, (_, index) => index);

function list(count: number, canGoOn: boolean, onNearEnd: () => void) {
  return (
    <VirtualList<number>
      label="Rows"
      items={rows(count)}
      keyOf={(row) => row}
      total={400}
      isDivided={() => false}
      heightOf={() => 60}
      canGoOn={canGoOn}
      onNearEnd={onNearEnd}
    >
      {(row) => <p>{row}</p>}
    </VirtualList>
  );
}

test('a list whose end is in sight asks for more by itself, once for every page', () => {
  const ask = vi.fn();
  const { rerender } = render(list(6, true, ask));
  expect(ask).toHaveBeenCalledTimes(1);
  rerender(list(6, true, ask));
  rerender(list(6, false, ask));
  expect(ask).toHaveBeenCalledTimes(1);
  rerender(list(9, true, ask));
  expect(ask).toHaveBeenCalledTimes(2);
});

test('a page that failed is asked for again as soon as the list can go on, with the same rows', () => {
  const ask = vi.fn();
  const { rerender } = render(list(6, false, ask));
  expect(ask).not.toHaveBeenCalled();
  rerender(list(6, true, ask));
  expect(ask).toHaveBeenCalledOnce();
});
