import { renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useLastMove } from './useLastMove.ts';

it('says which way a price last went, for as long as it stays there', () => {
  const { result, rerender } = renderHook(({ price }) => useLastMove(price), {
    initialProps: { price: '97412.6' },
  });
  const after = (price: string) => {
    rerender({ price });
    return result.current;
  };
  expect(result.current).toBe('flat');
  expect(after('97412.7')).toBe('up');
  expect(after('97412.7')).toBe('up');
  expect(after('97412.70')).toBe('up');
  expect(after('97412.1')).toBe('down');
  expect(after('9741.2')).toBe('down');
  expect(after('97412.1')).toBe('up');
});
