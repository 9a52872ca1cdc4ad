// The first load of Home on a phone that has never been here: what comes over the line, by kind, and when it shows.
// Network and processor are slowed down to what a cheap phone on a poor mobile network has.
import type { CDPSession, Page } from 'playwright-core';
import { ensureBuilt } from '../e2e/support/ensureBuilt.ts';
import { launchBrowser } from '../e2e/support/openPhone.ts';
import { startProductServer } from '../e2e/support/productServer.ts';
import { tell } from './figures.ts';
import type { Figure } from './figures.ts';

const loads = Number(process.env.BENCH_LOADS ?? 5);
/** What browsers call a good largest paint. */
const goal = { largestPaintMs: 2500 };

/** 1.6 Mbit/s down, 750 kbit/s up, 150 ms there and back, and a processor four times slower than this one. */
const slow = { downloadThroughput: 200_000, uploadThroughput: 93_750, latency: 150, cpuRate: 4 };

const kinds = ['Document', 'Script', 'Stylesheet', 'Font', 'Image', 'XHR', 'Fetch', 'Other'] as const;
type Kind = (typeof kinds)[number];

interface Load {
  /** Bytes on the line with headers, by kind. */
  bytes: Record<Kind, number>;
  /** ms since navigation began. */
  firstPaintMs: number;
  largestPaintMs: number;
  firstRowMs: number;
}

/** Runs in the page before anything of its own; the figures are read from the window later. */
function watchPaint(): void {
  const seen = { firstPaint: 0, largestPaint: 0, firstRow: 0 };
  Object.assign(window, { seen });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntriesByName('first-contentful-paint')) seen.firstPaint = entry.startTime;
  }).observe({ type: 'paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) seen.largestPaint = entry.startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  const look = () => {
    const row = document.querySelector('li a[href*="/pages/trade/index"]');
    // A row counts when its price stands in it.
    if (row && /\d/.test(row.textContent)) seen.firstRow = performance.now();
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

async function slowDown(cdp: CDPSession): Promise<void> {
  const { cpuRate, ...network } = slow;
  await cdp.send('Network.enable');
  await cdp.send('Network.emulateNetworkConditions', { offline: false, ...network });
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: cpuRate });
}

function countBytes(cdp: CDPSession): Record<Kind, number> {
  const bytes = Object.fromEntries(kinds.map((kind) => [kind, 0])) as Record<Kind, number>;
  const kindOf = new Map<string, Kind>();
  cdp.on('Network.responseReceived', ({ requestId, type }) => {
    kindOf.set(requestId, (kinds as readonly string[]).includes(type) ? (type as Kind) : 'Other');
  });
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    bytes[kindOf.get(requestId) ?? 'Other'] += encodedDataLength;
  });
  return bytes;
}

async function readPaint(page: Page): Promise<Omit<Load, 'bytes'>> {
  await page.waitForFunction(() => (window as unknown as { seen: { firstRow: number } }).seen.firstRow > 0);
  // The largest paint may still come after the first row; what comes later than this is no part of the load.
  await page.waitForTimeout(1500);
  const seen = await page.evaluate(
    () => (window as unknown as { seen: Record<'firstPaint' | 'largestPaint' | 'firstRow', number> }).seen,
  );
  return { firstPaintMs: seen.firstPaint, largestPaintMs: seen.largestPaint, firstRowMs: seen.firstRow };
}

async function load(url: string): Promise<Load> {
  const browser = await launchBrowser();
  try {
    const page = await browser.newPage({
      viewport: { width: 390, height: 844 },
      hasTouch: true,
      isMobile: true,
    });
    const cdp = await page.context().newCDPSession(page);
    await slowDown(cdp);
    const bytes = countBytes(cdp);
    await page.addInitScript(watchPaint);
    await page.goto(url, { timeout: 60_000 });
    return { bytes, ...(await readPaint(page)) };
  } finally {
    await browser.close();
  }
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!;
}

function figuresOf(all: readonly Load[]): Figure[] {
  const kb = (of: (load: Load) => number) => median(all.map(of)) / 1024;
  const total = (load: Load) => kinds.reduce((sum, kind) => sum + load.bytes[kind], 0);
  const named = 'Home, first load';
  return [
    ...kinds
      .map((kind) => ({
        name: `${named}, ${kind.toLowerCase()}`,
        value: kb(({ bytes }) => bytes[kind]),
        unit: 'KB',
      }))
      .filter(({ value }) => value > 0),
    { name: `${named}, all on the line`, value: kb(total), unit: 'KB' },
    { name: `${named}, first paint`, value: median(all.map((one) => one.firstPaintMs)), unit: 'ms' },
    {
      name: `${named}, largest paint`,
      value: median(all.map((one) => one.largestPaintMs)),
      unit: 'ms',
      atMost: goal.largestPaintMs,
    },
    { name: `${named}, first market row`, value: median(all.map((one) => one.firstRowMs)), unit: 'ms' },
  ];
}

ensureBuilt();
const server = await startProductServer();
try {
  const all: Load[] = [];
  for (let count = 0; count < loads; count += 1) all.push(await load(server.url));
  tell(figuresOf(all));
} finally {
  await server.stop();
}
