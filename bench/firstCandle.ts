// The first candle on a phone that has never been here: Kline's page against a page that has only the chart library and
// the same candles by the same call. Both are sent by the product's server, over the line and processor of
// bench/firstLoad.ts, and take turns.
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
/** As many as the app reads at first and as it draws of them on a phone. */
const read = 300;
const shown = 80;

const kline = `/pages/trade/kline?${new URLSearchParams({ symbol: 'BTC/USDT', period })}`;
const alone = `/?${new URLSearchParams({
  symbol: 'BTC/USDT',
  period,
  seconds: String(read * 1800),
  shown: String(shown),
})}`;

interface Moments {
  firstCandle: number;
}

/** Runs in the page before anything of its own. */
function watchCandles(selector: string): void {
  const moments: Moments = { firstCandle: 0 };
  Object.assign(window, { moments });
  const look = () => {
    // A task after a frame's callbacks runs when that frame has been painted.
    if (document.querySelector(selector)) setTimeout(() => (moments.firstCandle = performance.now()));
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

/** ms from navigation to the first painted candle, in a browser of its own. */
async function firstCandle(url: string): Promise<number> {
  const browser = await launchBrowser();
  try {
    const page = await browser.newPage({
      viewport: { width: 390, height: 844 },
      hasTouch: true,
      isMobile: true,
    });
    await slowDown(await page.context().newCDPSession(page));
    await page.addInitScript(watchCandles, candlesShown);
    await page.goto(url, { timeout: 60_000 });
    await page.waitForFunction(
      () => (window as unknown as { moments: Moments }).moments.firstCandle > 0,
      undefined,
      { timeout: 60_000 },
    );
    return await page.evaluate(() => (window as unknown as { moments: Moments }).moments.firstCandle);
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
const taken: { kline: number[]; alone: number[] } = { kline: [], alone: [] };
try {
  for (let count = 0; count < loads; count += 1) {
    taken.kline.push(await firstCandle(servers[0].url + kline));
    taken.alone.push(await firstCandle(servers[1].url + alone));
  }
} finally {
  for (const server of servers) await server.stop();
}
const [ours, least] = [median(taken.kline), median(taken.alone)];
tell([
  { name: 'first candle, against the chart alone', value: ours / least, unit: 'x', atMost: goal.ofAlone },
  { name: 'first candle, Kline', value: ours, unit: 'ms' },
  { name: 'first candle, the chart alone', value: least, unit: 'ms' },
]);
