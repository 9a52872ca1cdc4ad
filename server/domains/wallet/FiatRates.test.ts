import { createServer } from 'node:http';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { FiatRates } from './FiatRates.ts';

const nowMs = Date.UTC(2026, 0, 5, 12);
let http: Server;
let answer: { status: number; text: string };
let asked: number;
let notes: string[];
let rates: FiatRates;
let host: string;

beforeEach(async () => {
  asked = 0;
  notes = [];
  http = createServer((_, response) => {
    asked += 1;
    response.writeHead(answer.status, { 'content-type': 'application/json' }).end(answer.text);
  });
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  host = `127.0.0.1:${(http.address() as AddressInfo).port}`;
  rates = new FiatRates({
    config: { kind: 'url', url: `http://${host}/rates?key=secret` },
    clock: { now: () => nowMs },
    onNote: (text) => notes.push(text),
  });
});
afterEach(async () => {
  vi.useRealTimers();
  rates.stop();
  await closeServer();
});

async function closeServer(): Promise<void> {
  http.closeAllConnections();
  await new Promise((resolve) => http.close(resolve));
}

function answerWith(body: unknown): void {
  answer = { status: 200, text: JSON.stringify(body) };
}

it('rates of an address are told with its source and time', async () => {
  answerWith({ source: 'ECB', as_of_ms: nowMs - 5000, rates: { EUR: '0.92', JPY: 149.5 } });
  expect(rates.current()).toBeUndefined();
  expect(await rates.read()).toBe(true);
  expect(rates.current()).toEqual({
    source: 'ECB',
    as_of_ms: nowMs - 5000,
    rates: { EUR: '0.92', JPY: '149.5' },
  });
});

it('an address that says neither is its own source, and its rates are as old as their reading', async () => {
  answerWith({ rates: { EUR: '0.921234567891' } });
  await rates.read();
  expect(rates.current()).toEqual({ source: host, as_of_ms: nowMs, rates: { EUR: '0.92123457' } });
});

it('what is no currency is left out of a list, and said once as long as it is the same', async () => {
  answerWith({ rates: { USDT: 1, EUR: '0.92', eur: '5', [`X${'Y'.repeat(100)}`]: 'n/a', JPY: 149.5 } });
  expect(await rates.read()).toBe(true);
  expect(await rates.read()).toBe(true);
  expect(rates.current()?.rates).toEqual({ EUR: '0.92', JPY: '149.5' });
  const said = `left out 'USDT', 'eur', 'X${'Y'.repeat(19)}', as no codes of currencies`;
  expect(notes).toEqual([`Rates of currencies: ${said}`]);
  answerWith({ rates: { EUR: '0.92', A1: 1, A2: 1, A3: 1, A4: 1, A5: 1, A6: 1, A7: 1 } });
  expect(await rates.read()).toBe(true);
  expect(notes[1]).toContain("'A5' and 2 more,");
});

it('rates of the future are as of now', async () => {
  answerWith({ as_of_ms: nowMs + 1, rates: { EUR: '1' } });
  await rates.read();
  expect(rates.current()?.as_of_ms).toBe(nowMs);
});

it.each([
  ['a failing status', 500, '{"rates":{"EUR":"0.5"}}', 'status 500'],
  ['no JSON', 200, '<html>', 'not valid JSON'],
  ['no object', 200, '[]', 'there are no rates'],
  ['no rates', 200, '{"rates":{}}', 'there are no rates'],
  ['a rate of nothing', 200, '{"rates":{"EUR":"0.5","USD":"0"}}', 'the rate of USD'],
  ['a negative rate', 200, '{"rates":{"EUR":-1}}', 'the rate of EUR'],
  ['a rate that is no amount', 200, '{"rates":{"EUR":"1e3"}}', 'the rate of EUR'],
  ['a rate in another form', 200, '{"rates":{"EUR":{"buy":"1"}}}', 'the rate of EUR'],
  ['no currency', 200, '{"rates":{"euro":"1"}}', 'there are no rates'],
  ['a time in words', 200, '{"as_of_ms":"today","rates":{"EUR":"1"}}', 'as_of_ms is no time'],
  ['an endless answer', 200, `{"rates":{"EUR":"${'1'.repeat(300_000)}"}}`, 'the answer is too long'],
])('%s leaves the last good rates with their own time', async (_, status, text, reason) => {
  answerWith({ source: 'ECB', as_of_ms: nowMs - 86_400_000, rates: { EUR: '0.92' } });
  await rates.read();
  const last = rates.current();
  answer = { status, text };
  expect(await rates.read()).toBe(false);
  expect(await rates.read()).toBe(false);
  expect(rates.current()).toEqual(last);
  expect(last).toMatchObject({ as_of_ms: nowMs - 86_400_000, rates: { EUR: '0.92' } });
  // Once, not on every retry; and without the URL, which may contain a key.
  expect(notes).toHaveLength(1);
  expect(notes[0]).toContain(reason);
  expect(notes[0]).not.toContain('secret');
});

it('an address that cannot be reached is told of once, and again when it fails anew', async () => {
  answerWith({ rates: { EUR: '0.92' } });
  await rates.read();
  answer = { status: 503, text: '' };
  await rates.read();
  answerWith({ rates: { EUR: '0.93' } });
  expect(await rates.read()).toBe(true);
  await closeServer();
  expect(await rates.read()).toBe(false);
  expect(notes).toHaveLength(2);
  expect(notes[1]).toMatch(/ECONNREFUSED|UND_ERR_SOCKET/);
  expect(rates.current()?.rates).toEqual({ EUR: '0.93' });
});

it('an address is read at the start, every ten minutes, a minute after a failure, and no more after the stop', async () => {
  let ended = 0;
  const read = rates.read.bind(rates);
  rates.read = async () => {
    const succeeded = await read();
    // The next reading is scheduled in the same turn.
    setImmediate(() => (ended += 1));
    return succeeded;
  };
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  answerWith({ rates: { EUR: '0.92' } });
  const settled = (count: number) =>
    vi.waitFor(() => expect([asked, ended]).toEqual([count, count]), { interval: 5 });
  rates.start();
  await settled(1);
  await vi.advanceTimersByTimeAsync(599_000);
  expect(asked).toBe(1);
  answer = { status: 500, text: '' };
  await vi.advanceTimersByTimeAsync(1000);
  await settled(2);
  await vi.advanceTimersByTimeAsync(59_000);
  expect(asked).toBe(2);
  await vi.advanceTimersByTimeAsync(1000);
  await settled(3);
  rates.stop();
  await vi.advanceTimersByTimeAsync(1_200_000);
  expect(asked).toBe(3);
  expect(rates.current()?.rates).toEqual({ EUR: '0.92' });
});

it('configured rates need no address and have no age', async () => {
  const fixed = new FiatRates({
    config: { kind: 'fixed', source: 'Bank', rates: { EUR: '0.9' } },
    clock: { now: () => nowMs },
    onNote: (text) => notes.push(text),
  });
  fixed.start();
  expect(await fixed.read()).toBe(true);
  expect(fixed.current()).toEqual({ source: 'Bank', rates: { EUR: '0.9' } });
  expect([asked, notes]).toEqual([0, []]);
});
