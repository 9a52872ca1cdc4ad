import { pages } from '../domains/pages.ts';
import type { ScreenName } from '../components/shell/screenName.ts';

export { pages };

/** Pages that a login returns to as a tab: backtype 2. The lever tab is not among them (decision 37). */
const tabReturns: readonly ScreenName[] = ['Home', 'SpotTrade', 'OptionTrade', 'FinanceHub', 'Assets'];

const byPath = new Map<string, ScreenName>([
  ['/', 'Home'],
  ...Object.entries(pages).map(([screen, { path }]): [string, ScreenName] => [path, screen as ScreenName]),
]);

/** The screen at a path, ignoring its query; undefined for an unknown path. */
export function screenAt(path: string): ScreenName | undefined {
  return byPath.get(path.replace(/[?#].*$/, '').replace(/(?<=.)\/$/, ''));
}

export function pathOf(screen: ScreenName, query: Readonly<Record<string, string>> = {}): string {
  const path = screen === 'Home' ? '/' : pages[screen].path;
  const parameters = new URLSearchParams(query).toString();
  return parameters === '' ? path : `${path}?${parameters}`;
}

/** Login page that returns to `from`, a path with its query. */
export function loginPath(from: string): string {
  const screen = screenAt(from);
  const backtype = screen !== undefined && tabReturns.includes(screen) ? '2' : '1';
  return pathOf('Login', { backpage: from, backtype });
}

/** Return path of a login. Only pages of this table: a link must not lead anywhere else. */
export function backPath(search: string): string | undefined {
  const backpage = new URLSearchParams(search).get('backpage');
  if (backpage === null || !/^\/(?!\/)/.test(backpage)) return undefined;
  const screen = screenAt(backpage);
  return screen === undefined || screen === 'Login' || screen === 'Register' ? undefined : backpage;
}
