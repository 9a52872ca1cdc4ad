// The first load of a page on a phone with an empty cache: transferred bytes by kind, and time until visible. Network
// and processor are throttled to a cheap phone on a poor mobile network.
import type { CDPSession, Page } from 'playwright-core';
import { launchBrowser } from '../e2e/support/openPhone.ts';

/** 1.6 Mbit/s down, 750 kbit/s up, 150 ms round trip, and a processor slowed down four times. */
const slow = { downloadThroughput: 200_000, uploadThroughput: 93_750, latency: 150, cpuRate: 4 };

export const kinds = ['Document', 'Script', 'Stylesheet', 'Font', 'Image', 'XHR', 'Fetch', 'Other'] as const;
export type Kind = (typeof kinds)[number];

/** Times of the page, in ms since navigation start. */
interface Moments {
  firstPaint: number;
  largestPaint: number;
  /** A market row shows its price. */
  firstRow: number;
  /** First time at which the main thread is free and the app handles a tap on a row. */
  interactive: number;
}

export interface Load extends Moments {
  /** Transferred bytes including headers, by kind. */
  bytes: Record<Kind, number>;
  /** Bytes of scripts requested before the page was interactive. */
  initialScriptBytes: number;
  requests: number;
  /** Cumulative layout shift, as browsers count it. */
  layoutShift: number;
}

type Seen = Moments & { layoutShift: number };

/** Runs in the page before its own scripts; the figures are read from the window later. */
function watchPage(): void {
  const seen: Seen = { firstPaint: 0, largestPaint: 0, firstRow: 0, interactive: 0, layoutShift: 0 };
  Object.assign(window, { seen });
  const observe = (type: string, take: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
  observe('paint', (entry) => {
    if (entry.name === 'first-contentful-paint') seen.firstPaint = entry.startTime;
  });
  observe('largest-contentful-paint', (entry) => (seen.largestPaint = entry.startTime));
  observe('layout-shift', (entry) => (seen.layoutShift += (entry as unknown as { value: number }).value));
  const look = () => {
    const row = document.querySelector('li a[href*="/pages/trade/"]');
    // A row counts when it shows its price; the app handles it when React has attached its props.
    if (row && /\d/.test(row.textContent)) {
      seen.firstRow ||= performance.now();
      if (Object.keys(row).some((key) => key.startsWith('__reactProps')))
        seen.interactive = performance.now();
    }
    if (seen.interactive === 0) requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

export async function slowDown(cdp: CDPSession): Promise<void> {
  const { cpuRate, ...network } = slow;
  await cdp.send('Network.enable');
  await cdp.send('Network.emulateNetworkConditions', { offline: false, ...network });
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: cpuRate });
}

interface Answer {
  kind: Kind;
  bytes: number;
  /** ms since the request for the page. */
  askedAt: number;
}

function countAnswers(cdp: CDPSession): ReadonlyMap<string, Answer> {
  const answers = new Map<string, Answer>();
  let startedAt: number | undefined;
  cdp.on('Network.requestWillBeSent', ({ requestId, timestamp, type = 'Other' }) => {
    startedAt ??= timestamp;
    const kind = (kinds as readonly string[]).includes(type) ? (type as Kind) : 'Other';
    answers.set(requestId, { kind, bytes: 0, askedAt: (timestamp - startedAt) * 1000 });
  });
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const answer = answers.get(requestId);
    if (answer) answer.bytes = encodedDataLength;
  });
  return answers;
}

async function readMoments(page: Page): Promise<Seen> {
  await page.waitForFunction(() => (window as unknown as { seen: Seen }).seen.interactive > 0);
  // The largest paint may still come later; anything after this wait is not part of the load.
  await page.waitForTimeout(1500);
  return page.evaluate(() => (window as unknown as { seen: Seen }).seen);
}

/** One load in a separate browser. */
export async function loadOnce(url: string): Promise<Load> {
  const browser = await launchBrowser();
  try {
    const viewport = { width: 390, height: 844 };
    const page = await browser.newPage({ viewport, hasTouch: true, isMobile: true });
    const cdp = await page.context().newCDPSession(page);
    await slowDown(cdp);
    const answers = countAnswers(cdp);
    await page.addInitScript(watchPage);
    await page.goto(url, { timeout: 60_000 });
    const seen = await readMoments(page);
    const all = [...answers.values()].filter(({ bytes }) => bytes > 0);
    const bytesOf = (some: readonly Answer[]) => some.reduce((sum, { bytes }) => sum + bytes, 0);
    const isInitial = ({ kind, askedAt }: Answer) => kind === 'Script' && askedAt < seen.interactive;
    return {
      ...seen,
      bytes: Object.fromEntries(
        kinds.map((kind) => [kind, bytesOf(all.filter((answer) => answer.kind === kind))]),
      ) as Record<Kind, number>,
      initialScriptBytes: bytesOf(all.filter(isInitial)),
      requests: all.length,
    };
  } finally {
    await browser.close();
  }
}
