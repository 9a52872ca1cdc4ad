// A client that reads nothing for a while, such as a phone in a tunnel: it implements the transport by hand, because a
// library would keep reading.
import { createServer } from 'node:http';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { applySnapshot, applyUpdate, emptyDepth } from '../../../contracts/depth.ts';
import type { DepthUpdate, Kline, MarketDepth } from '../../../contracts/feed.ts';
import { Feed } from './Feed.ts';
import { visibleLevels } from './DepthView.ts';
import { pairs } from '../../instruments/market.config.ts';
import { startTestMarket } from '../../testing/processes/startTestMarket.ts';
import type { TestMarket } from '../../testing/processes/startTestMarket.ts';

let run: TestMarket;
let server: Server;
let feed: Feed;
let url: string;

beforeAll(async () => {
  run = await startTestMarket({ seed: 'late' });
  await run.run(20, 100);
  server = createServer();
  const { exchange, committed, executor } = run.core;
  feed = new Feed(server, {
    market: run.market,
    pairs: exchange.pairs,
    committed,
    executor,
    clock: run.clock,
    sessions: { find: async () => undefined, isOpen: () => false, findEnded: async () => [] },
    ownerMessages: {},
    broadcasts: {},
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/socket.io/?EIO=4&transport=polling`;
});

afterAll(async () => {
  feed.close();
  await new Promise((resolve) => server.close(resolve));
  await run.remove();
});

type Message = [event: string, data: unknown];

async function poll(session: string, signal?: AbortSignal): Promise<string[]> {
  const answer = await fetch(`${url}&sid=${session}`, { signal });
  return (await answer.text()).split('\x1e');
}

async function say(session: string, packet: string): Promise<void> {
  await fetch(`${url}&sid=${session}`, { method: 'POST', body: packet });
}

function messagesOf(packets: readonly string[]): Message[] {
  return packets
    .filter((packet) => packet.startsWith('42'))
    .map((packet) => JSON.parse(packet.slice(2)) as Message);
}

async function runFor(ms: number): Promise<void> {
  for (const end = performance.now() + ms; performance.now() < end;) {
    await run.run(1, 100);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

test('who takes nothing for a while costs bounded memory, and goes on from snapshots', async () => {
  const opened = await (await fetch(url)).text();
  const session = (JSON.parse(opened.slice(1)) as { sid: string }).sid;
  await say(session, '40');
  const kline = 'kline.BTC/USDT.1min';
  const channels = [...pairs.map(({ symbol }) => `market_depth.${symbol}`), kline];
  await say(session, channels.map((channel) => `42["sub",{"channel":"${channel}"}]`).join('\x1e'));
  await runFor(2500);
  const beforeMinute = run.market.candle('BTC/USDT', '1min')!.time;
  run.setClock(beforeMinute + 59_000);
  // A candle closes while nothing is read.
  while (run.market.candle('BTC/USDT', '1min')!.time === beforeMinute) await runFor(200);
  await runFor(200);

  const backlog = messagesOf(await poll(session));
  // Every batch has a message of each pair, so without a bound the backlog would be several times as long.
  expect(backlog.length).toBeGreaterThan(80);
  expect(backlog.length).toBeLessThan(160);
  const lateKline = backlog.findLast(([event]) => event === 'kline')![1] as Kline;
  expect(lateKline.time).toBe(beforeMinute);

  const books = new Map(pairs.map(({ symbol }) => [symbol, emptyDepth()]));
  const snapshots = new Set<string>();
  const klines: Kline[] = [];
  let gaps = 0;
  const ending = new AbortController();
  const reading = (async () => {
    while (!ending.signal.aborted) {
      for (const [event, data] of messagesOf(await poll(session, ending.signal))) {
        if (event === 'market_depth') {
          const snapshot = data as MarketDepth;
          applySnapshot(books.get(snapshot.symbol)!, snapshot);
          snapshots.add(snapshot.symbol);
        } else if (event === 'kline') {
          klines.push(data as Kline);
        } else if (event === 'depth_update') {
          const update = data as DepthUpdate;
          if (applyUpdate(books.get(update.symbol)!, update) === 'gap') gaps += 1;
        }
      }
    }
  })();
  await runFor(1000);
  // Everything has been read by then; the last poll would last until the next ping.
  await new Promise((resolve) => setTimeout(resolve, 400));
  ending.abort();
  await expect(reading).rejects.toThrow('aborted');
  expect(snapshots.size).toBe(pairs.length);
  expect(gaps).toBe(0);
  for (const [symbol, book] of books) {
    const { bids, asks } = run.core.exchange.book(symbol, visibleLevels);
    expect({ bids: book.bids, asks: book.asks }).toEqual({ bids, asks });
  }
  // The candle that closed meanwhile comes first, in its final state.
  const [closed] = await run.market.candles('BTC/USDT', '1min', beforeMinute, beforeMinute);
  expect(klines[0]).toMatchObject({ time: beforeMinute, close: closed!.close, volume: closed!.volume });
  expect(klines.at(-1)).toEqual(run.market.candle('BTC/USDT', '1min'));
});
