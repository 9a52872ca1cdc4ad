// Home on a line of 400 kbit/s and 400 ms round trip: time until the market list is shown for a visitor, and until the
// list and the balance are shown for a member. Each load in a separate browser.
import { ensureBuilt } from '../e2e/support/ensureBuilt.ts';
import { launchBrowser } from '../e2e/support/openPhone.ts';
import { Person } from '../e2e/support/Person.ts';
import { startProductServer } from '../e2e/support/productServer.ts';
import { median } from './browser/median.ts';
import { tell } from './figures.ts';

const loads = Number(process.env.BENCH_LOADS ?? 5);
/** Bytes per second, and ms. */
const line = { offline: false, downloadThroughput: 50_000, uploadThroughput: 25_000, latency: 400 };
/** Time of the balance relative to the list. */
const mostRatio = 1.5;

interface Shown {
  list: number;
  balance: number;
}

/** Runs in the page before its own scripts. */
function watchHome(kept: Record<string, string>): void {
  for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, value);
  const shown: Shown = { list: 0, balance: 0 };
  Object.assign(window, { shown });
  const isSeen = (element: Element | null | undefined) =>
    element != null && element.checkVisibility({ visibilityProperty: true });
  const look = () => {
    const row = document.querySelector('main li a[href*="/pages/trade/"]');
    if (isSeen(row) && /\d/.test(row!.textContent)) shown.list ||= performance.now();
    const head = Array.from(document.querySelectorAll('main h2')).find(
      ({ textContent }) => textContent === 'Total value',
    );
    const balance = head?.closest('section');
    if (isSeen(balance) && /\d\.\d\d/.test(balance!.textContent)) shown.balance ||= performance.now();
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

async function load(url: string, kept: Record<string, string>): Promise<Shown> {
  const browser = await launchBrowser();
  try {
    const page = await browser.newPage({
      viewport: { width: 390, height: 844 },
      hasTouch: true,
      isMobile: true,
    });
    const cdp = await page.context().newCDPSession(page);
    await cdp.send('Network.enable');
    await cdp.send('Network.emulateNetworkConditions', line);
    await page.addInitScript(watchHome, kept);
    await page.goto(url, { timeout: 60_000, waitUntil: 'commit' });
    const read = () => page.evaluate(() => (window as unknown as { shown: Shown }).shown);
    const isMember = 'token' in kept;
    await page.waitForFunction(
      (member) => {
        const { list, balance } = (window as unknown as { shown: Shown }).shown;
        return list > 0 && (balance > 0 || !member);
      },
      isMember,
      { timeout: 60_000 },
    );
    return await read();
  } finally {
    await browser.close();
  }
}

ensureBuilt();
const server = await startProductServer();
try {
  const kept = await (await new Person(server.url, 'member@example.com').register()).kept();
  const visitors: Shown[] = [];
  const members: Shown[] = [];
  for (let count = 0; count < loads; count += 1) {
    visitors.push(await load(server.url, {}));
    members.push(await load(server.url, kept));
  }
  const of = (all: readonly Shown[], part: keyof Shown) => median(all.map((shown) => shown[part]));
  const [visitor, list, balance] = [of(visitors, 'list'), of(members, 'list'), of(members, 'balance')];
  tell([
    { name: 'Home on a slow line, list of a visitor', value: visitor, unit: 'ms' },
    { name: 'Home on a slow line, list of a member', value: list, unit: 'ms' },
    { name: 'Home on a slow line, balance of a member', value: balance, unit: 'ms' },
    { name: 'the balance over the list', value: balance / visitor, unit: 'x', atMost: mostRatio },
  ]);
} finally {
  await server.stop();
}
