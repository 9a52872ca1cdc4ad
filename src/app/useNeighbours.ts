import { useEffect } from 'react';
import type { ScreenName } from '../components/screenName.ts';
import { pages } from './paths.ts';
import { fetchScreen } from './screens.ts';

/** How long after a tab the pages around it are fetched, in milliseconds: what the tab itself needs is there by then. */
const pause = 4_000;

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

/** Somebody who counts every byte gets only what they open. */
function savesData(): boolean {
  return (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;
}

function whenIdle(): Promise<void> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(() => resolve(), { timeout: 10_000 });
    else setTimeout(resolve, 200);
  });
}

/** While a tab stands idle the code of the pages around it comes, so that a tap finds it, also without a network. */
export function useNeighbours(screen: ScreenName): void {
  const { isTab } = pages[screen];
  useEffect(() => {
    if (!isTab || savesData()) return undefined;
    let isLeft = false;
    const fetchAll = async () => {
      for (const name of neighbours) {
        await whenIdle();
        if (isLeft) return;
        // What fails is asked for again by whoever opens it.
        await fetchScreen(name).catch(() => undefined);
      }
    };
    const timer = setTimeout(() => void fetchAll(), pause);
    return () => {
      isLeft = true;
      clearTimeout(timer);
    };
  }, [isTab]);
}
