// One walk in WebKit, the engine of the browsers on iOS: that the same build works there too.
// Walks: spot, session, market, home.
import { beforeAll, expect, test } from 'vitest';
import { describeInWebkit } from './support/describeInWebkit.ts';
import { drawsVolumes } from './support/drawsVolumes.ts';
import { Person } from './support/Person.ts';
import { isFamily, startProductServer, type ProductServer } from './support/productServer.ts';
import { SilentNetwork } from './support/SilentNetwork.ts';
import type { WebDriver } from './support/WebDriver.ts';

describeInWebkit('a person', (webkit) => {
  let walk: WebDriver;
  let person: Person;

  beforeAll(async () => {
    person = await new Person(webkit.url, 'iris@example.com').register();
    walk = await webkit.start();
  });

  const marketText =
    "document.querySelector(\"main ul[aria-label='Spot pairs'], main [aria-label='Spot pairs']\")?.innerText";

  test('sees prices that move', async () => {
    await walk.open(webkit.url);
    await walk.until(`/\\d\\.\\d/.test(${marketText} ?? '')`);
    const first = await walk.read<string>(marketText);
    await walk.until(`${marketText} !== ${JSON.stringify(first)}`);
  });

  const summary = 'document.querySelector(\'[role=img][aria-label^="Price chart, a candle"]\')?.ariaLabel';
  const chart = '//*[@role="img" and starts-with(@aria-label, "Price chart, a candle")]';

  test('draws a market in depth, in every period that is asked for', async () => {
    await walk.open(`${webkit.url}/pages/trade/kline?symbol=BTC%2FUSDT`);
    await walk.until(`/each 30 minutes/.test(${summary})`);
    await walk.click('//*[@role="tab" and normalize-space()="1m"]');
    await walk.until(`/each 1 minute/.test(${summary})`);
    expect(await walk.read<string>('location.search')).toContain('period=1min');
  });

  test('goes back through history and to now again', async () => {
    const now = await walk.read<string>(summary);
    await walk.type(chart, '\uE011');
    await walk.until(`${summary} !== ${JSON.stringify(now)}`);
    await walk.click('//button[contains(., "now") or contains(@aria-label, "now")]');
    await walk.until(`${summary} !== undefined`);
  });

  const minuteMs = 60_000;
  const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

  /** As long as a server and a page take to come on a busy machine. */
  const untilMinuteMs = 20_000;

  /** A server a minute of which ends that long from now, so that nobody has to wait for one of the clock's own. */
  async function startAhead(): Promise<{ server: ProductServer; now: () => number }> {
    const aheadMs = minuteMs - ((Date.now() + untilMinuteMs) % minuteMs);
    const server = await startProductServer(
      { CLOCK_AHEAD_MS: String(aheadMs) },
      'e2e/support/aheadServer.ts',
    );
    return { server, now: () => Date.now() + aheadMs };
  }

  /** The volumes of the candles of a minute that have closed, the oldest first. */
  async function closedVolumes(url: string, now: number): Promise<number[]> {
    // The past was made before the first journey: the minutes until this server started have no candles.
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
      // A candle ends while nothing is heard.
      const leftMs = minuteMs - (now() % minuteMs);
      await sleep(leftMs > 3_000 ? leftMs - 2_000 : leftMs + minuteMs - 2_000);
      network.silence();
      // What was on its way has come by then; some seconds later the page would notice the silence by itself. Where no
      // heartbeat is missed it takes longer, and so does a sleep that is worth a new connection.
      await sleep(1_000);
      const asleep = await shown();
      await sleep(isFamily ? 3_000 : 1_500);
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
      await walk.open(`${webkit.url}/pages/trade/kline?symbol=BTC%2FUSDT`);
      await network.close();
      await server.stop();
    }
  });

  test('logs in on the way to Spot', async () => {
    await walk.click('//a[normalize-space()="Buy"]');
    await walk.type('//input[@name="email"]', person.email);
    await walk.type('//input[@name="password"]', person.password);
    await walk.click('//form//button[@type="submit"]');
    await walk.until('location.pathname === "/pages/trade/index"');
  });

  test('places an order that waits in the book', async () => {
    const price = await person.percentOfMarket(97);
    // The price is filled in already: what is typed replaces what is selected.
    await walk.click('//input[@name="price"]');
    await walk.type('//input[@name="price"]', '\uE009a\uE000');
    await walk.type('//input[@name="price"]', price);
    await walk.type('//input[@name="quantity"]', '0.01');
    await walk.click('//form//button[@type="submit"]');
    await walk.until('document.body.innerText.includes("Order placed")');
    expect(await person.orders({ status: '1' })).toMatchObject([
      { target_price: price, trade_amount: '0.01' },
    ]);
  });

  test('keeps the caret beside its digit while an amount is grouped', async () => {
    const shown = `(({ value, selectionStart: at }) => value.slice(0, at) + '|' + value.slice(at))(document.querySelector('input[name=price]'))`;
    const press = async (keys: string): Promise<string> => {
      await walk.type('//input[@name="price"]', keys);
      return walk.read<string>(shown);
    };
    const [left, right, backspace, remove] = ['\uE012', '\uE014', '\uE003', '\uE017'];
    expect(await press('\uE009a\uE000')).toMatch(/\|/);
    expect(await press('1234567.5')).toBe('1,234,567.5|');
    expect(await press(`${left.repeat(8)}9`)).toBe('12,9|34,567.5');
    expect(await press(backspace)).toBe('1,2|34,567.5');
    // The mark of a group goes with the digit beside it. At once: the driver takes a caret at the start to the end.
    expect(await press(left + backspace + right.repeat(3) + remove)).toBe('23,4|67.5');
    expect(await press('\uE009zz\uE000')).toBe('1,2|34,567.5');
  });

  test('has a half-filled order and its place again after the session ended under it', async () => {
    const quantity = 'document.querySelector("input[name=quantity]")?.value';
    await walk.until(`${quantity} === ''`);
    await walk.type('//input[@name="quantity"]', '0.03');
    await walk.read('scrollTo(0, 60)');
    await walk.until('scrollY > 0');
    const y = await walk.read<number>('Math.round(scrollY)');
    const device = new Person(webkit.url, person.email);
    device.token = await walk.read<string>('localStorage.getItem("token")');
    await device.call('GET', 'user/logout');
    await walk.read('document.querySelector("form").requestSubmit()');
    await walk.until('location.pathname === "/pages/user/login/login"');
    await walk.until('document.body.innerText.includes("with your entries kept")');
    await walk.type('//input[@name="email"]', person.email);
    await walk.type('//input[@name="password"]', person.password);
    await walk.click('//form//button[@type="submit"]');
    await walk.until('location.pathname === "/pages/trade/index"');
    await walk.until(`${quantity} === '0.03'`);
    await walk.until(`Math.round(scrollY) === ${y}`);
  });
});
