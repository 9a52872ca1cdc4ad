// A benchmark page in a phone-sized browser, and its cost while it plays.
import type { Browser, CDPSession } from 'playwright-core';
import type { BenchPage } from '../pages/BenchPage.ts';

/** Processor time and long tasks of one run. */
export interface Cost {
  /** Seconds of processor time that the page's main thread has used. */
  mainThreadS: number;
  /** Seconds of processor time of the page's whole process, including painting. */
  processS: number;
  /** Seconds of processor time of the whole browser, including compositing. */
  browserS: number;
  /** Elapsed seconds. */
  tookS: number;
  /** Number of tasks that block the main thread for more than 50 ms; counted only on a throttled processor. */
  longTasks: number;
  /** The longest task, in ms; 0 where none was measured. */
  longestMs: number;
}

export interface PlayOptions {
  url: string;
  page: string;
  data: unknown;
  /** Throttling factor of the processor; 1 without throttling. */
  slowdown?: number;
}

interface BenchWindow {
  benchPage: BenchPage<unknown>;
}

interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  /** Processor time in microseconds. */
  tdur?: number;
  args: { name?: string };
}

const longTaskMs = 50;
const taskName = 'ThreadControllerImpl::RunTask';

/** Processor time of each main-thread task, in ms. Waiting for a core is not included; the throttling is. */
function tasksOf(trace: Buffer): number[] {
  const { traceEvents } = JSON.parse(trace.toString()) as { traceEvents: TraceEvent[] };
  const threadOf = ({ pid, tid }: TraceEvent) => `${pid} ${tid}`;
  const mains = new Set(
    traceEvents
      .filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain')
      .map(threadOf),
  );
  const tasks = traceEvents
    .filter((event) => event.name === taskName && event.ph === 'X' && mains.has(threadOf(event)))
    .map(({ tdur = 0 }) => tdur / 1000);
  if (tasks.length === 0) throw new Error(`The browser's trace has no ${taskName}`);
  return tasks;
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
 * Runs a page once in a separate browser context.
 * @throws Error when the page reports an error
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
    await page.goto(`${options.url}/?page=${options.page}`);
    await page.waitForFunction(() => 'benchPage' in window);
    await page.evaluate(
      (data) => (window as unknown as BenchWindow).benchPage.load(data),
      options.data as never,
    );
    const cdp = await context.newCDPSession(page);
    await cdp.send('Performance.enable');
    const { slowdown = 1 } = options;
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    if (slowdown > 1) await browser.startTracing(page, { categories: ['toplevel'] });
    const browserCdp = await browser.newBrowserCDPSession();
    const browserBefore = await browserSeconds(browserCdp);
    const before = await metricsOf(cdp);
    await page.evaluate(() => (window as unknown as BenchWindow).benchPage.play());
    const after = await metricsOf(cdp);
    const browserS = (await browserSeconds(browserCdp)) - browserBefore;
    const tasks = slowdown > 1 ? tasksOf(await browser.stopTracing()) : [];
    if (errors.length > 0) throw new Error(errors.join('\n'));
    const spent = (name: string) => after.get(name)! - before.get(name)!;
    return {
      mainThreadS: spent('ThreadTime'),
      processS: spent('ProcessTime'),
      browserS,
      tookS: spent('Timestamp'),
      longTasks: tasks.filter((ms) => ms > longTaskMs).length,
      longestMs: Math.max(0, ...tasks),
    };
  } finally {
    await context.close();
  }
}
