// The network drops during trading: the screen's message, the parts it leaves alone, and no duplicate request.
import { expect, test } from 'vitest';
import { phone, page, prepareOffline } from '../support/steps/offlineSteps.ts';

prepareOffline();

/** Layout shifts without user input since `watchShifts`, as the browser counts them. */
const shifts = (): Promise<string[]> => page.evaluate(() => (globalThis as unknown as Moved).moved);
interface Moved {
  moved: string[];
}

/** Starts recording layout shifts. */
async function watchShifts(): Promise<void> {
  await page.evaluate(() => {
    const moved: string[] = [];
    (globalThis as unknown as Moved).moved = moved;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        sources: { node?: Node; previousRect: DOMRect; currentRect: DOMRect }[];
      })[]) {
        for (const { node, previousRect: from, currentRect: to } of entry.sources)
          if (from.y !== to.y) moved.push(`${node?.textContent?.slice(0, 40)}: from ${from.y} to ${to.y}`);
      }
    }).observe({ type: 'layout-shift' });
  });
}

test.each([
  ['Home', '/', 'main li a[href*="/pages/trade/"]'],
  ['Kline', '/pages/trade/kline?symbol=BTC/USDT', '.apexcharts-bar-area'],
])('on %s the bar comes and goes and nothing moves up or down', async (_, path, ready) => {
  await page.goto(path);
  await page.locator(ready).first().waitFor({ state: 'attached' });
  const bar = page.getByText(/^(Offline\. Prices paused at|You are offline\.)/).first();
  await page.waitForTimeout(1_500);
  await watchShifts();
  await phone.withoutConnection(async () => {
    await phone.context.setOffline(true);
    await bar.waitFor();
    await page.waitForTimeout(500);
    expect(await shifts()).toEqual([]);
    await phone.context.setOffline(false);
    await bar.waitFor({ state: 'detached' });
    await page.waitForTimeout(500);
  });
  expect(await shifts()).toEqual([]);
});
