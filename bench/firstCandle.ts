// First candle on a phone's first visit: Kline's page against a page with only the chart library and the same candles
// from the same call. The product's server sends both, over the line and processor of bench/firstLoad.ts, alternating.
// Kline arrives with rendered candles, so the bench also reports when the library has drawn them and the chart is
// interactive.
import { ensureBuilt } from '../e2e/support/ensureBuilt.ts';
import { startProductServer } from '../e2e/support/productServer.ts';
import { candlesShown } from './browser/candlesShown.ts';
import { launchBrowser } from './browser/launchBrowser.ts';
import { median } from './browser/median.ts';
import { buildChartAlone } from './chartAlone/buildChartAlone.ts';
import { tell } from './figures.ts';
import { slowDown } from './firstLoad.ts';

const loads = Number(process.env.BENCH_LOADS ?? 5);
const goal = { ofAlone: 1.2 };
const period = '30min';
/** Candles that the app reads initially and draws on a phone. */
const read = 300;
const shown = 80;

const kline = `/pages/trade/kline?${new URLSearchParams({ symbol: 'BTC/USDT', period })}`;
const alone = `/?${new URLSearchParams({
  symbol: 'BTC/USDT',
  period,
  seconds: String(read * 1800),
  shown: String(shown),
})}`;

/** Candles of either kind: included in the page, or drawn by the library. */
const candlesSeen = `[data-part=early] path[d^=M], ${candlesShown}`;

/** ms from navigation to the painted frame. */
interface Moments {
  /** The first visible candle. */
  seen: number;
  /** The first candle that the library has drawn. */
  drawn: number;
}

/** Runs in the page before its own scripts. */
function watchCandles(selectors: Record<keyof Moments, string>): void {
  const moments: Moments = { seen: 0, drawn: 0 };
  Object.assign(window, { moments });
  for (const [name, selector] of Object.entries(selectors)) {
    const look = () => {
      // A task queued in a frame callback runs after that frame is painted.
      if (document.querySelector(selector))
        setTimeout(() => (moments[name as keyof Moments] = performance.now()));
      else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  }
}

/** Loads the page in a separate browser. */
async function load(url: string): Promise<Moments> {
  const browser = await launchBrowser();
  try {
    const page = await browser.newPage({
      viewport: { width: 390, height: 844 },
      hasTouch: true,
      isMobile: true,
    });
    await slowDown(await page.context().newCDPSession(page));
    await page.addInitScript(watchCandles, { seen: candlesSeen, drawn: candlesShown });
    await page.goto(url, { timeout: 60_000 });
    await page.waitForFunction(
      () => (window as unknown as { moments: Moments }).moments.drawn > 0,
      undefined,
      { timeout: 60_000 },
    );
    return await page.evaluate(() => (window as unknown as { moments: Moments }).moments);
  } finally {
    await browser.close();
  }
}

ensureBuilt();
await buildChartAlone();
const servers = [
  await startProductServer(),
  await startProductServer({}, 'bench/chartAlone/server.ts'),
] as const;
const taken: { kline: Moments[]; alone: Moments[] } = { kline: [], alone: [] };
try {
  for (let count = 0; count < loads; count += 1) {
    taken.kline.push(await load(servers[0].url + kline));
    taken.alone.push(await load(servers[1].url + alone));
  }
} finally {
  for (const server of servers) await server.stop();
}
const of = (loads: readonly Moments[], name: keyof Moments): number =>
  median(loads.map((load) => load[name]));
const least = of(taken.alone, 'seen');
const [seen, drawn] = [of(taken.kline, 'seen'), of(taken.kline, 'drawn')];
tell([
  { name: 'first candle, against the chart alone', value: seen / least, unit: 'x', atMost: goal.ofAlone },
  { name: 'first candle, Kline', value: seen, unit: 'ms' },
  { name: 'first candle, Kline, drawn by the library', value: drawn, unit: 'ms' },
  {
    name: 'first candle, Kline, drawn by the library, against the chart alone',
    value: drawn / least,
    unit: 'x',
  },
  { name: 'first candle, the chart alone', value: least, unit: 'ms' },
]);
