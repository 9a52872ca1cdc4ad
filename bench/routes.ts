// Page navigation in the built app, on the real server: from the tap to the frame that shows the new page's content.
// Each route is visited once before the measurement, so that code and data are cached, as for a returning user.
import type { Page } from 'playwright-core';
import { ensureBuilt } from '../e2e/support/ensureBuilt.ts';
import { Person } from '../e2e/support/Person.ts';
import { startProductServer } from '../e2e/support/productServer.ts';
import { candlesShown } from './browser/candlesShown.ts';
import { launchBrowser } from './browser/launchBrowser.ts';
import { median } from './browser/median.ts';
import { tell, type Figure } from './figures.ts';

const times = Number(process.env.BENCH_TIMES ?? 7);
const slowdown = 4;
const goal = { warmMs: 150 };
/** Time for pending work of the previous page to end. */
const settleMs = 700;

interface Way {
  name: string;
  from: string;
  /** Target path of the tap. */
  to: string;
  /** Selectors of the tapped element, and of the new page's content. */
  tap: string;
  shows: string;
  hasGoal?: true;
}

const home = '/';
const spot = '/pages/trade/index';
const kline = '/pages/trade/kline';
const assets = '/pages/assets/index';
const ways: Way[] = [
  {
    name: 'Home to Spot, the ticket',
    from: home,
    to: spot,
    tap: `ul[aria-label="Spot pairs"] a[href^="${spot}"]`,
    shows: 'form[aria-label="Order ticket"] input',
    hasGoal: true,
  },
  {
    name: 'Home to Spot, the book',
    from: home,
    to: spot,
    tap: `ul[aria-label="Spot pairs"] a[href^="${spot}"]`,
    shows: '[role=table][aria-label="Order book"] button',
  },
  {
    name: 'Spot to Kline, the pair and its periods',
    from: spot,
    to: kline,
    tap: `a[href^="${kline}"]`,
    shows: '[role=tablist][aria-label="Chart period"]',
    hasGoal: true,
  },
  {
    name: 'Spot to Kline, the candles',
    from: spot,
    to: kline,
    tap: `a[href^="${kline}"]`,
    shows: candlesShown,
  },
  {
    name: 'Home to Assets, the coins',
    from: home,
    to: assets,
    tap: `nav[aria-label="Main"] a[href^="${assets}"]`,
    shows: 'ul[aria-label="Your coins"] li',
    hasGoal: true,
  },
];

/** Runs in the page: measures the time from the next tap until a frame with the content is painted. */
function watchTap({ to, shows }: { to: string; shows: string }): void {
  const taken: { ms?: number } = {};
  Object.assign(window, { taken });
  const listen = ({ timeStamp }: Event) => {
    const look = () => {
      const isThere = location.pathname === to && document.querySelector(shows) !== null;
      // A task queued in a frame callback runs after that frame is painted.
      if (isThere) setTimeout(() => (taken.ms = performance.now() - timeStamp));
      else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  };
  addEventListener('click', listen, { capture: true, once: true });
}

async function goOnce(page: Page, way: Way): Promise<number> {
  const { to, shows, tap } = way;
  const link = page.locator(tap).first();
  await link.scrollIntoViewIfNeeded();
  await page.waitForTimeout(settleMs);
  await page.evaluate(watchTap, { to, shows });
  await link.tap();
  await page.waitForFunction(() => (window as unknown as TakenWindow).taken.ms !== undefined);
  const ms = await page.evaluate(() => (window as unknown as TakenWindow).taken.ms!);
  await page.waitForTimeout(settleMs);
  await page.goBack();
  return ms;
}

interface TakenWindow {
  taken: { ms?: number };
}

/** Median time of a navigation over several runs, after one warm-up run. */
async function measure(page: Page, way: Way): Promise<number> {
  await page.goto(way.from);
  await goOnce(page, way);
  const taken: number[] = [];
  for (let count = 0; count < times; count += 1) taken.push(await goOnce(page, way));
  return median(taken);
}

ensureBuilt();
const server = await startProductServer();
const browser = await launchBrowser();
const figures: Figure[] = [];
try {
  const person = await new Person(server.url, 'bench@example.com').register();
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    locale: 'en-US',
    timezoneId: 'UTC',
    baseURL: server.url,
  });
  await context.addInitScript(
    (kept) => {
      for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, value);
    },
    await person.kept(),
  );
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  for (const rate of [1, slowdown])
    for (const way of ways) {
      await cdp.send('Emulation.setCPUThrottlingRate', { rate });
      const speed = rate === 1 ? '' : ` at a ${rate}th of the speed`;
      const goalOf = rate === 1 && way.hasGoal ? { atMost: goal.warmMs } : {};
      const name = `route change${speed}, ${way.name}`;
      figures.push({ name, value: await measure(page, way), unit: 'ms', ...goalOf });
    }
} finally {
  await browser.close();
  await server.stop();
}
tell(figures);
