// Loads the code of pages: Home's with the app, every other one when it is opened or prefetched.
import type { ComponentType } from 'react';
import { laterChart } from '../components/chart/laterChart.ts';
import type { ScreenName } from '../components/shell/screenName.ts';
import { Home } from '../screens/home/Home.tsx';
import { alreadyLoaded, later, pageTimeLimit, type Later } from '../ui/loading/later.ts';
import { laterMask } from './laterMask.ts';

/** Component at an address: a screen, or the not-found page. */
type Content = ComponentType<{ screen?: ScreenName }>;

/** List of all implemented screens, fetched with the first page: it marks links to missing ones. */
export const screenList = later(() => import('./screens.ts'), pageTimeLimit);

/** Overlays of the app. */
export const overPages = later(async () => (await screenList.load()).overPages());

const notAvailable = later<Content>(
  async () => (await import('./NotAvailable.tsx')).NotAvailable,
  pageTimeLimit,
);

function laterScreen(name: ScreenName): Later<Content> {
  return later(async () => (await screenList.load()).screens[name]?.() ?? notAvailable.load(), pageTimeLimit);
}

const known = new Map<ScreenName, Later<Content>>([['Home', alreadyLoaded(Home)]]);

/** Code of a screen; without one, of the not-found page. */
export function codeOf(screen: ScreenName | undefined): Later<Content> {
  if (screen === undefined) return notAvailable;
  const code = known.get(screen) ?? laterScreen(screen);
  known.set(screen, code);
  return code;
}

/** Screens one or two taps away from a tab, the nearest first. Legal texts are large and seldom read. */
const neighbours: readonly ScreenName[] = [
  'SpotTrade',
  'Assets',
  'Kline',
  'Settings',
  'Login',
  'TradeAccount',
  'AssetRecord',
  'Register',
  'Language',
  'ForgotPassword',
  'ChooseCountry',
];

/** Code prefetched while a tab is idle, so a tap finds it, also offline. */
export const laterNeighbours: readonly Later<unknown>[] = [
  ...neighbours.map(codeOf),
  laterMask,
  notAvailable,
];

/**
 * Loads a screen before it opens, and in parallel the chart of a page that shows one, which is not prefetched.
 * @throws when the screen's code fails to load
 */
export async function openScreen(screen: ScreenName | undefined): Promise<void> {
  // A chunk that fails to load now is requested again by the page.
  if (screen === 'Kline' && !import.meta.env.SSR) laterChart.load().catch(() => undefined);
  await codeOf(screen).load();
}
