// Where the code of a page comes from: Home's with the app, every other one's when it is opened or fetched ahead.
import type { ComponentType } from 'react';
import { laterChart } from '../components/chart/laterChart.ts';
import type { ScreenName } from '../components/shell/screenName.ts';
import { Home } from '../screens/home/Home.tsx';
import { alreadyLoaded, later, pageTimeLimit, type Later } from '../ui/loading/later.ts';
import { laterMask } from './laterMask.ts';

/** What is drawn at an address: a screen, or what says that there is none. */
type Content = ComponentType<{ screen?: ScreenName }>;

/** The list of all screens that are built, fetched with the first page: it marks the ways to the others. */
export const screenList = later(() => import('./screens.ts'), pageTimeLimit);

/** What the app says over pages. */
export const overPages = later(async () => (await screenList.load()).overPages());

const notAvailable = later<Content>(
  async () => (await import('./NotAvailable.tsx')).NotAvailable,
  pageTimeLimit,
);

function laterScreen(name: ScreenName): Later<Content> {
  return later(async () => (await screenList.load()).screens[name]?.() ?? notAvailable.load(), pageTimeLimit);
}

const known = new Map<ScreenName, Later<Content>>([['Home', alreadyLoaded(Home)]]);

/** The code of a screen; without one, of what says that there is nothing at the address. */
export function codeOf(screen: ScreenName | undefined): Later<Content> {
  if (screen === undefined) return notAvailable;
  const code = known.get(screen) ?? laterScreen(screen);
  known.set(screen, code);
  return code;
}

/** One or two taps away from a tab, the nearest first. Legal texts weigh much and are seldom read. */
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

/** What is fetched while a tab stands idle, so that a tap finds it, also without a network. */
export const laterNeighbours: readonly Later<unknown>[] = [
  ...neighbours.map(codeOf),
  laterMask,
  notAvailable,
];

/**
 * Asks for a screen that is to be opened, and for the chart beside the page that shows it, which nobody fetches ahead.
 * @throws when the screen's code does not come
 */
export async function openScreen(screen: ScreenName | undefined): Promise<void> {
  // What does not come now is asked for again by the page.
  if (screen === 'Kline' && !import.meta.env.SSR) laterChart.load().catch(() => undefined);
  await codeOf(screen).load();
}
