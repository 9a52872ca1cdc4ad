// Loads the code of pages: Home's with the app, every other one when it is opened or prefetched.
import type { ComponentType } from 'react';
import { laterChart } from '../components/chart/laterChart.ts';
import type { ScreenName } from '../components/shell/screenName.ts';
import { Home } from '../screens/home/Home.tsx';
import { alreadyLoaded, later, pageTimeLimit, type Later } from '../ui/loading/later.ts';
import { laterMask } from './laterMask.ts';

/** Component at an address: a screen, or the not-found page. */
type Content = ComponentType<{ screen?: ScreenName }>;

/** List of all screens, fetched with the first page. */
const screenList = later(() => import('./screens.ts'), pageTimeLimit);

/** Overlays of the app. */
export const overPages = later(async () => (await screenList.load()).overPages());

const notFound = later<Content>(async () => (await import('./NotFound.tsx')).NotFound, pageTimeLimit);

function laterScreen(name: Exclude<ScreenName, 'Home'>): Later<Content> {
  return later(async () => (await screenList.load()).screens[name](), pageTimeLimit);
}

const home = alreadyLoaded<Content>(Home);
const known = new Map<ScreenName, Later<Content>>();

/** Code of a screen; without one, of the not-found page. */
export function codeOf(screen: ScreenName | undefined): Later<Content> {
  if (screen === undefined) return notFound;
  if (screen === 'Home') return home;
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
export const laterNeighbours: readonly Later<unknown>[] = [...neighbours.map(codeOf), laterMask, notFound];

/**
 * Loads a screen before it opens, and in parallel the chart of a page that shows one, which is not prefetched.
 * @throws when the screen's code fails to load
 */
export async function openScreen(screen: ScreenName | undefined): Promise<void> {
  // A chunk that fails to load now is requested again by the page.
  if (screen === 'Kline' && !import.meta.env.SSR) laterChart.load().catch(() => undefined);
  await codeOf(screen).load();
}
