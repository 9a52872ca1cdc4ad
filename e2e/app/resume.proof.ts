// A phone sleeps for ten minutes with the market open: timers pause and the socket dies silently. One second after it
// wakes, the screen shows the current market, with no gap in between.
import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { buildApp } from '../../server/app.ts';
import { defaultConfig } from '../../server/config.ts';
import { systemRandom } from '../../server/random.ts';
import { openStore } from '../../server/store/openStore.ts';
import { migrations } from '../../server/product.ts';
import { drawsVolumes } from '../support/drawsVolumes.ts';
import { joinBrowser, openPhone, type Phone } from '../support/openPhone.ts';
import { SilentNetwork } from '../support/SilentNetwork.ts';

const symbol = 'BTC/USDT';
const sleepMs = 600_000;
const stepMs = 100;
/** Text of the age badge. */
const old = /\d+ (s|min|h) old/;
/** A busy machine may lose a second. */
const retry = 2;

/** The real server, with a clock that tests can advance while no page watches. */
async function startServer() {
  const folder = mkdtempSync(join(tmpdir(), 'meridian-resume-'));
  const store = await openStore({ folder: folder }, migrations);
  let aheadMs = 0;
  const clock = { now: () => Date.now() + aheadMs };
  const config = { ...defaultConfig, dataDir: folder, logLevel: 'silent' } as const;
  const app = await buildApp({ clock, random: systemRandom, store, config });
  await app.ready();
  await new Promise<void>((resolve) => app.server.listen(0, '127.0.0.1', resolve));
  const { market, committed } = app.context;
  let isLiving = false;
  let living: Promise<void> | undefined;
  const live = async () => {
    while (isLiving) {
      await market.step();
      await new Promise((resolve) => setTimeout(resolve, stepMs));
    }
  };
  const stand = async () => {
    isLiving = false;
    await living;
  };
  return {
    market,
    committed,
    clock,
    port: (app.server.address() as AddressInfo).port,
    /** Runs the market in real time. */
    run(): void {
      isLiving = true;
      living = live();
    },
    /** Freezes the market. */
    stand,
    /** Advances the clock without waiting. */
    async liveThrough(ms: number): Promise<void> {
      await stand();
      for (let lived = 0; lived < ms; lived += 500) {
        aheadMs += 500;
        await market.step();
      }
    },
    async close(): Promise<void> {
      await stand();
      await app.close();
      await store.close();
      rmSync(folder, { recursive: true });
    },
  };
}

let server: Awaited<ReturnType<typeof startServer>>;
let network: SilentNetwork;
let browser: Browser;
let phone: Phone;
let page: Page;

beforeAll(async () => {
  server = await startServer();
  network = await SilentNetwork.to(server.port);
  browser = await joinBrowser();
});
afterAll(async () => {
  await network?.close();
  await server?.close();
});

beforeEach(async () => {
  server.run();
  phone = await openPhone(browser, network.url);
  ({ page } = phone);
  await page.clock.install();
});
afterEach(async () => {
  expect(phone.errors).toEqual([]);
  await phone.close();
  await server.stand();
});

/** Ten minutes pass for the market while the phone sleeps. */
async function sleep(): Promise<void> {
  const cdp = await phone.context.newCDPSession(page);
  await cdp.send('Page.setWebLifecycleState', { state: 'frozen' });
  network.silence();
  await server.liveThrough(sleepMs);
  server.run();
  await cdp.send('Page.setWebLifecycleState', { state: 'active' });
  await cdp.detach();
}

/**
 * Measures the time from the phone's wake-up until the condition holds.
 * @throws Error after a minute
 */
async function wakeUntil(isThere: () => Promise<boolean>): Promise<number> {
  const startedAt = performance.now();
  await page.clock.fastForward(sleepMs);
  while (!(await isThere())) {
    if (performance.now() - startedAt > 60_000) throw new Error('It does not come');
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  return performance.now() - startedAt;
}

/** Heights of the chart's volume bars, oldest first. */
function drawnVolumes(): Promise<number[]> {
  return page
    .locator('.apexcharts-bar-area')
    .evaluateAll((bars) => bars.map((bar) => Number(bar.getAttribute('val'))));
}

test(
  'Kline has a live price within a second, and every candle that closed meanwhile',
  { retry },
  async () => {
    await page.goto(`/pages/trade/kline?symbol=${symbol}&period=1min`);
    await page.locator('.apexcharts-bar-area').first().waitFor({ state: 'attached' });
    await expect.poll(() => page.getByText(old).count()).toBe(0);
    const before = server.market.quote(symbol)!.now_price;
    await sleep();
    const bars = page.waitForResponse(/new_timeshar/);
    const since = new Set<string>();
    const tookMs = await wakeUntil(async () => {
      since.add(server.market.quote(symbol)!.now_price);
      const text = (await page.locator('#root').innerText()).replaceAll(',', '');
      // Cells show a price with a short delay while the market continues.
      return !old.test(text) && [...since].some((price) => text.includes(price));
    });
    expect(since).not.toContain(before);
    expect(tookMs).toBeLessThan(1_000);
    await bars;
    await server.stand();
    const now = server.clock.now();
    const candles = await server.market.candles(symbol, '1min', now - 20 * 60_000, now);
    expect(candles.length).toBeGreaterThan(15);
    // The last two candles may have changed since the chart was drawn.
    const closed = candles.slice(-16, -2).map(({ volume }) => Number(volume));
    await expect.poll(async () => drawsVolumes(await drawnVolumes(), closed), { timeout: 5_000 }).toBe(true);
  },
);

test('the order book on Kline is the server’s', async () => {
  await page.goto(`/pages/trade/kline?symbol=${symbol}`);
  const tab = page.getByRole('tab', { name: 'Order book' });
  // The server rendered the page; hydration on a busy machine takes some time.
  await expect
    .poll(async () => {
      await tab.click();
      return tab.getAttribute('aria-selected');
    })
    .toBe('true');
  const levels = page.getByRole('button', { name: /^Use price/ });
  const prices = async () => {
    const texts = await levels.allInnerTexts();
    return texts.map((text) => Number(text.replaceAll(',', ''))).sort((a, b) => a - b);
  };
  await expect.poll(() => levels.count()).toBeGreaterThan(10);
  const before = await prices();
  await sleep();
  await wakeUntil(async () => (await levels.count()) > 10 && (await prices()).join() !== before.join());
  await server.stand();
  const isServers = async () => {
    const shown = await prices();
    const levelsShown = shown.length / 2;
    const { bids, asks } = await server.committed.read(({ exchange }) => exchange.book(symbol, levelsShown));
    expect(shown).toEqual([...bids.toReversed(), ...asks].map(([price]) => Number(price)));
  };
  await vi.waitFor(isServers, { timeout: 5_000, interval: 200 });
});
