// An hour of the feed on the Kline screen, without pauses: the built app in Chromium and the real server on a
// controlled clock. Neither the memory of the page nor the cost of a message may grow.
import { fork, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import type { CDPSession } from 'playwright-core';
import { io } from 'socket.io-client';
import { ensureBuilt } from '../e2e/support/ensureBuilt.ts';
import { launchBrowser, openPhone } from '../e2e/support/openPhone.ts';
import { tell } from './figures.ts';
import type { Figure } from './figures.ts';

const minutes = Number(process.env.BENCH_MINUTES ?? 60);
/** Growth in the second half; the first half fills bounded buffers, such as the last fifty trades. */
const goal = { growth: 1.05, costGrowth: 1.25 };
const symbol = 'BTC/USDT';
const period = '1min';
/** Interval at which the page gets time to catch up. */
const sliceMs = 10_000;
const settleMs = 300;

interface State {
  heapMb: number;
  nodes: number;
  listeners: number;
  /** Main-thread time, in seconds since the page started. */
  busyS: number;
  messages: number;
}

function heard(child: ChildProcess): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const fail = () => reject(new Error('The server has ended'));
    child.once('exit', fail);
    child.once('message', (message) => {
      child.off('exit', fail);
      resolve(message);
    });
  });
}

function wait(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

/** Counts the page's messages by subscribing to the same channels. */
function startTwin(url: string): { count: () => number; stop: () => void } {
  let count = 0;
  const twin = io(url, { transports: ['websocket'] });
  twin.onAny(() => {
    count += 1;
  });
  twin.on('connect', () => {
    for (const channel of [`market_depth.${symbol}`, `match_trade.${symbol}`, `kline.${symbol}.${period}`]) {
      twin.emit('sub', { channel });
    }
  });
  return { count: () => count, stop: () => twin.disconnect() };
}

async function stateOf(cdp: CDPSession, messages: number): Promise<State> {
  await cdp.send('HeapProfiler.collectGarbage');
  const { metrics } = await cdp.send('Performance.getMetrics');
  const of = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? NaN;
  return {
    heapMb: of('JSHeapUsedSize') / 2 ** 20,
    nodes: of('Nodes'),
    listeners: of('JSEventListeners'),
    busyS: of('TaskDuration'),
    messages,
  };
}

function figuresOf([start, middle, end]: readonly [State, State, State], seconds: number): Figure[] {
  const name = `${minutes} min of feed on Kline`;
  const cost = (from: State, to: State) => ((to.busyS - from.busyS) * 1e6) / (to.messages - from.messages);
  return [
    { name: `${name}, messages`, value: end.messages - start.messages, unit: '', atLeast: 1 },
    { name: `${name}, in`, value: seconds, unit: 's' },
    { name: `${name}, heap at the start`, value: start.heapMb, unit: 'MB' },
    { name: `${name}, heap in the middle`, value: middle.heapMb, unit: 'MB' },
    { name: `${name}, heap at the end`, value: end.heapMb, unit: 'MB' },
    {
      name: `${name}, heap, end to middle`,
      value: end.heapMb / middle.heapMb,
      unit: 'x',
      atMost: goal.growth,
    },
    {
      name: `${name}, DOM nodes, end to middle`,
      value: end.nodes / middle.nodes,
      unit: 'x',
      atMost: goal.growth,
    },
    { name: `${name}, listeners, end less middle`, value: end.listeners - middle.listeners, unit: '' },
    { name: `${name}, CPU of a message, first half`, value: cost(start, middle), unit: 'µs' },
    { name: `${name}, CPU of a message, second half`, value: cost(middle, end), unit: 'µs' },
    {
      name: `${name}, CPU, second half to first`,
      value: cost(middle, end) / cost(start, middle),
      unit: 'x',
      atMost: goal.costGrowth,
    },
  ];
}

export async function benchHour(): Promise<void> {
  ensureBuilt();
  const server = fork(join(import.meta.dirname, 'hourServer.ts'));
  const url = `http://127.0.0.1:${String(await heard(server))}`;
  const browser = await launchBrowser();
  const phone = await openPhone(browser, url);
  const twin = startTwin(url);
  const cdp = await phone.context.newCDPSession(phone.page);
  await cdp.send('Performance.enable');
  const live = async (ms: number) => {
    for (let lived = 0; lived < ms; lived += sliceMs) {
      server.send(Math.min(sliceMs, ms - lived));
      await heard(server);
      await wait(settleMs);
    }
    return stateOf(cdp, twin.count());
  };
  try {
    await phone.page.goto(`/pages/trade/kline?symbol=${symbol}&period=${period}`);
    await phone.page.locator('.apexcharts-canvas').waitFor();
    const startedAt = performance.now();
    const start = await live(60_000);
    const half = (minutes * 60_000) / 2;
    const middle = await live(half);
    const end = await live(half);
    if (phone.errors.length > 0) throw new Error(phone.errors.join('\n'));
    tell(figuresOf([start, middle, end], (performance.now() - startedAt) / 1000));
  } finally {
    twin.stop();
    await browser.close();
    server.send('stop');
  }
}

if (import.meta.main) await benchHour();
