// A page of a bench in a browser of a phone's size, and what it costs while it plays.
import type { Browser, CDPSession } from 'playwright-core';
import type { BenchPage } from '../pages/BenchPage.ts';

/** Processor time and long tasks of one play. */
export interface Cost {
  /** Seconds of processor time that the page's main thread has used. */
  mainThreadS: number;
  /** Seconds of processor time of the page's whole process, drawing included. */
  processS: number;
  /** Seconds of processor time of the whole browser, the putting together of layers included. */
  browserS: number;
  /** Seconds from beginning to end. */
  tookS: number;
  /** Tasks of more than 50 ms, their lengths in ms. */
  longTasks: number[];
}

export interface PlayOptions {
  url: string;
  page: string;
  data: unknown;
  /** How many times slower the processor is made; 1 without it. */
  slowdown?: number;
}

interface BenchWindow {
  benchPage: BenchPage<unknown>;
  longTasks: number[];
}

/** Runs in the page before anything of its own. */
function watchLongTasks(): void {
  const longTasks: number[] = [];
  Object.assign(window, { longTasks });
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) longTasks.push(duration);
  }).observe({ type: 'longtask' });
}

async function metricsOf(cdp: CDPSession): Promise<Map<string, number>> {
  const { metrics } = await cdp.send('Performance.getMetrics');
  return new Map(metrics.map(({ name, value }) => [name, value]));
}

async function browserSeconds(browserCdp: CDPSession): Promise<number> {
  const { processInfo } = await browserCdp.send('SystemInfo.getProcessInfo');
  return processInfo.reduce((sum, { cpuTime }) => sum + cpuTime, 0);
}

/**
 * Plays a page once, in a context of its own.
 * @throws Error when the page reports an error of its own.
 */
export async function play(browser: Browser, options: PlayOptions): Promise<Cost> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    locale: 'en-US',
    timezoneId: 'UTC',
  });
  try {
    const page = await context.newPage();
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(String(error)));
    await page.addInitScript(watchLongTasks);
    await page.goto(`${options.url}/?page=${options.page}`);
    await page.waitForFunction(() => 'benchPage' in window);
    await page.evaluate(
      (data) => (window as unknown as BenchWindow).benchPage.load(data),
      options.data as never,
    );
    const cdp = await context.newCDPSession(page);
    await cdp.send('Performance.enable');
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: options.slowdown ?? 1 });
    const browserCdp = await browser.newBrowserCDPSession();
    await page.evaluate(() => void ((window as unknown as BenchWindow).longTasks.length = 0));
    const browserBefore = await browserSeconds(browserCdp);
    const before = await metricsOf(cdp);
    await page.evaluate(() => (window as unknown as BenchWindow).benchPage.play());
    const after = await metricsOf(cdp);
    const browserS = (await browserSeconds(browserCdp)) - browserBefore;
    const longTasks = await page.evaluate(() => (window as unknown as BenchWindow).longTasks);
    if (errors.length > 0) throw new Error(errors.join('\n'));
    const spent = (name: string) => after.get(name)! - before.get(name)!;
    return {
      mainThreadS: spent('ThreadTime'),
      processS: spent('ProcessTime'),
      browserS,
      tookS: spent('Timestamp'),
      longTasks,
    };
  } finally {
    await context.close();
  }
}
