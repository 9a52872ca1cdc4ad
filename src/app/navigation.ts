import type { NavigateFunction } from 'react-router';
import { pathOf } from './paths.ts';

export type Navigation = ReturnType<typeof createNavigation>;

/** Navigation for code outside React; the router attaches itself. */
export function createNavigation() {
  let navigate: NavigateFunction | undefined;
  const replace = (path: string): void => void navigate?.(path, { replace: true });
  return {
    attach(router: NavigateFunction): void {
      navigate = router;
    },
    /** Current path with its query. */
    here: (): string => globalThis.location.pathname + globalThis.location.search,
    replace,
    open: (path: string): void => void navigate?.(path),
    /** One page back; Home if this is the app's first page (spec, section 2). */
    back(): void {
      // The router numbers its entries; the entry before the first belongs to another site.
      const { idx } = (globalThis.history.state ?? {}) as { idx?: number };
      if (idx !== undefined && idx > 0) void navigate?.(-1);
      else replace(pathOf('Home'));
    },
  };
}
