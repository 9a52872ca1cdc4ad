import { useLayoutEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import type { Scroll } from './scroll.ts';

/** Saves and restores scroll positions per history entry. */
export function useScroll(scroll: Scroll): void {
  const { key, pathname, search, hash } = useLocation();
  const action = useNavigationType();
  useLayoutEffect(() => scroll.start(), [scroll]);
  // Before the page's first paint, so it never shows at the previous page's position.
  useLayoutEffect(
    () => scroll.show({ key, pathname, search, hash, action }),
    [scroll, key, pathname, search, hash, action],
  );
}
