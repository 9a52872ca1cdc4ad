// A market in WebKit, the engine of iOS browsers: its history, and resuming after a sleep without messages.
import { beforeAll, expect, test } from 'vitest';
import { describeInWebkit } from '../support/describeInWebkit.ts';
import { drawsVolumes } from '../support/drawsVolumes.ts';
import { Person } from '../support/Person.ts';
import { isPlain, startProductServer, type ProductServer } from '../support/productServer.ts';
import { SilentNetwork } from '../support/SilentNetwork.ts';
import type { WebDriver } from '../support/WebDriver.ts';

describeInWebkit('a market', (webkit) => {
  let walk: WebDriver;

  beforeAll(async () => {
    walk = await webkit.start();
  });

  const summary = 'document.querySelector(\'[role=img][aria-label^="Price chart, a candle"]\')?.ariaLabel';
  const chart = '//*[@role="img" and starts-with(@aria-label, "Price chart, a candle")]';

  test('goes back through history and to now again', async () => {
    await walk.open(`${webkit.url}/pages/trade/kline?symbol=BTC%2FUSDT&period=1min`);
    await walk.until(`/each 1 minute/.test(${summary})`);
    const now = await walk.read<string>(summary);
    await walk.type(chart, '\uE011');
    await walk.until(`${summary} !== ${JSON.stringify(now)}`);
    await walk.click('//button[contains(., "now") or contains(@aria-label, "now")]');
    await walk.until(`${summary} !== undefined`);
  });

  const minuteMs = 60_000;
  const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

  /** Start-up time of a server and a page on a busy machine. */
  const untilMinuteMs = 20_000;

  /** A server whose minute ends after that delay, so that the test need not wait for a minute of the wall clock. */
  async function startAhead(): Promise<{ server: ProductServer; now: () => number }> {
    const aheadMs = minuteMs - ((Date.now() + untilMinuteMs) % minuteMs);
    const server = await startProductServer(
      { CLOCK_AHEAD_MS: String(aheadMs) },
      'e2e/support/aheadServer.ts',
    );
    return { server, now: () => Date.now() + aheadMs };
  }

  /** Volumes of the closed one-minute candles, oldest first. */
  async function closedVolumes(url: string, now: number): Promise<number[]> {
    // History was generated before the first test: the minutes until this server started have no candles.
    const [from, to] = [now - 120 * minuteMs, now].map((ms) => String(Math.floor(ms / 1000)));
    const query = new URLSearchParams({ symbol: 'BTC/USDT', period: '1min', from: from!, to: to! });
    const candles = await new Person(url, '').call<{ time: number; volume: string }[]>(
      'GET',
      `currency/new_timeshar?${query}`,
    );
    const closed = candles.filter(({ time }) => time + minuteMs <= now);
    return closed.map(({ volume }) => Number(volume));
  }

  test('has live trades and the candle that closed meanwhile after a sleep in which its connection died', async () => {
    const { server, now } = await startAhead();
    const network = await SilentNetwork.to(Number(new URL(server.url).port));
    try {
      await walk.open(`${network.url}/pages/trade/kline?symbol=BTC%2FUSDT&period=1min`);
      const trades = 'document.querySelector("table[aria-label=\\"Last trades\\"]")?.innerText';
      const differFrom = (before: string) =>
        `${trades} !== undefined && ${trades} !== ${JSON.stringify(before)}`;
      const shown = async () => {
        await walk.until(trades);
        return walk.read<string>(trades);
      };
      await walk.until(`document.querySelectorAll('.apexcharts-bar-area').length > 10`);
      await walk.until(differFrom(await shown()));
      // A candle ends while no message arrives.
      const leftMs = minuteMs - (now() % minuteMs);
      await sleep(leftMs > 3_000 ? leftMs - 2_000 : leftMs + minuteMs - 2_000);
      network.silence();
      // Pending messages have arrived by then; a few seconds later the page would detect the silence itself. Detection
      // takes longer if no heartbeat is missed; the same applies to a sleep that requires a new connection.
      await sleep(1_000);
      const asleep = await shown();
      await sleep(isPlain ? 3_000 : 1_500);
      expect(await shown()).toBe(asleep);
      const wokeAt = Date.now();
      await walk.read('dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }))');
      await walk.until(differFrom(asleep));
      expect(Date.now() - wokeAt).toBeLessThan(10_000);
      const closed = (await closedVolumes(server.url, now())).slice(-10);
      expect(closed).toHaveLength(10);
      const heights =
        "[...document.querySelectorAll('.apexcharts-bar-area')].map((bar) => Number(bar.getAttribute('val')))";
      const isWhole = async () => drawsVolumes(await walk.read<number[]>(heights), closed);
      await expect.poll(isWhole, { timeout: 10_000 }).toBe(true);
    } finally {
      await network.close();
      await server.stop();
    }
  });
});
