import { later } from '../ui/loading/later.ts';
import { openDialogs } from '../ui/dialogs/openDialogs.ts';
import type { DialogHistory } from './dialogs/dialogHistory.ts';

/** Loaded with the first dialog, or while the first page is idle; without it the back button leaves the page. */
export const laterDialogHistory = later(
  async () => (await import('./dialogs/dialogHistory.ts')).DialogHistory,
);

/** History of the router in the shape of a Window: page entries, without dialogs. */
export function createRouterWindow(): Window {
  let dialogs: DialogHistory | undefined;
  let stop: (() => void)[] = [];
  let tellRouter: (event: PopStateEvent) => void = () => undefined;

  const hear = (event: PopStateEvent): void => (dialogs ? dialogs.pop(event) : tellRouter(event));
  const fetch = (): void => {
    laterDialogHistory.load().then(
      (Dialogs) => {
        if (dialogs) return;
        dialogs = new Dialogs(tellRouter);
        stop.push(dialogs.start());
      },
      () => undefined,
    );
  };
  const write =
    (method: 'pushState' | 'replaceState') =>
    (state: object, _: string, url: string | URL = location.href) =>
      dialogs ? dialogs.write(method, state, url) : history[method](state, '', url);

  const seen = {
    location,
    history: {
      get state() {
        return dialogs ? dialogs.pageState : (history.state as object | null);
      },
      pushState: write('pushState'),
      replaceState: write('replaceState'),
      go: (steps: number) => (dialogs ?? history).go(steps),
    },
    addEventListener(_: 'popstate', tell: (event: PopStateEvent) => void) {
      tellRouter = tell;
      addEventListener('popstate', hear);
      stop = [() => removeEventListener('popstate', hear), openDialogs.subscribe(fetch)];
      // The page was reloaded under an open dialog.
      if ((history.state as { dialogs?: number } | null)?.dialogs) fetch();
    },
    removeEventListener() {
      for (const end of stop) end();
      dialogs = undefined;
    },
  };
  // The router uses no other part of a window.
  return seen as unknown as Window;
}
