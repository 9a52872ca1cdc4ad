// A local venue that answers as Binance documents its public market data: tests set the trades, and can disconnect,
// silence or corrupt it.
import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { WebSocket, WebSocketServer } from 'ws';
import { periodStart, shiftPeriod } from '../../../contracts/candles.ts';
import type { CandlePeriod } from '../../../contracts/candles.ts';
import { fromUnits, toUnits } from '../../ledger/units.ts';

export interface VenueRow {
  at: number;
  price: string;
  amount: string;
  side: 'buy' | 'sell';
}

export interface Venue {
  restUrl: string;
  socketUrl: string;
  /** Trades of a symbol; the index is the id. */
  trades: Map<string, VenueRow[]>;
  /** Requested paths with queries. */
  asked: string[];
  /** Number of next requests to reject, and the response. */
  refuse: { count: number; status: number; headers: Record<string, string> };
  /** While false, connections are rejected. */
  takesSockets: boolean;
  /** While true nothing is sent over sockets, including responses. */
  isSilent: boolean;
  sockets(): number;
  /** Trades and publishes it. */
  trade(symbol: string, row: VenueRow): void;
  /** Trades without publishing it, like a lost message. */
  tradeUnseen(symbol: string, row: VenueRow): void;
  /** Sends any text or bytes. */
  say(text: string | Buffer): void;
  /** Terminates all connections without a close handshake. */
  cut(): void;
  stop(): Promise<void>;
}

const periods: Readonly<Record<string, CandlePeriod>> = {
  '1m': '1min',
  '5m': '5min',
  '30m': '30min',
  '1h': '60min',
  '1d': '1day',
  '1w': '1week',
  '1M': '1mon',
};

/** @param feed a separate feed, without a server. */
export async function startVenue(
  symbols: readonly string[],
  port: number,
  feed: WebSocketServer,
): Promise<Venue> {
  const clients = new Set<WebSocket>();
  const trades = new Map(symbols.map((symbol) => [symbol, [] as VenueRow[]]));
  const server = createServer((request, response) => answer(venue, request, response));
  server.on('upgrade', (request, socket, head) => {
    if (!venue.takesSockets || !request.url?.startsWith('/stream?streams=')) return void socket.destroy();
    feed.handleUpgrade(request, socket, head, (client) => {
      clients.add(client);
      client.on('close', () => clients.delete(client));
      client.on('message', (data: Buffer) => {
        const { id } = JSON.parse(data.toString()) as { id: number };
        if (!venue.isSilent) client.send(JSON.stringify({ result: ['btcusdt@aggTrade'], id }));
      });
    });
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const address = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  const say = (text: string | Buffer) => {
    if (!venue.isSilent)
      for (const client of clients) client.send(text, { binary: typeof text !== 'string' });
  };
  const venue: Venue = {
    restUrl: `http://${address}`,
    socketUrl: `ws://${address}`,
    trades,
    asked: [],
    refuse: { count: 0, status: 500, headers: {} },
    takesSockets: true,
    isSilent: false,
    sockets: () => clients.size,
    trade: (symbol, row) => {
      venue.tradeUnseen(symbol, row);
      say(JSON.stringify(streamed(symbol, trades.get(symbol)!.length - 1, row)));
    },
    tradeUnseen: (symbol, row) => void trades.get(symbol)!.push(row),
    say,
    cut: () => {
      for (const client of clients) client.terminate();
    },
    stop: async () => {
      venue.cut();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return venue;
}

export function streamed(symbol: string, id: number, row: VenueRow) {
  const data = { e: 'aggTrade', E: row.at + 3, s: symbol, ...listed(id, row) };
  return { stream: `${symbol.toLowerCase()}@aggTrade`, data };
}

function listed(id: number, { at, price, amount, side }: VenueRow) {
  return { a: id, p: price, q: amount, f: id * 2, l: id * 2 + 1, T: at, m: side === 'sell', M: true };
}

function answer(venue: Venue, request: IncomingMessage, response: ServerResponse): void {
  const url = new URL(request.url!, 'http://venue');
  venue.asked.push(`${url.pathname}${url.search}`);
  if (venue.refuse.count > 0) {
    venue.refuse.count -= 1;
    response
      .writeHead(venue.refuse.status, venue.refuse.headers)
      .end('{"code":-1003,"msg":"Too many requests."}');
    return;
  }
  const body = bodyOf(venue, url.pathname, url.searchParams);
  response.writeHead(body === undefined ? 400 : 200, {
    'content-type': 'application/json',
    'x-mbx-used-weight-1m': '20',
  });
  response.end(JSON.stringify(body ?? { code: -1121, msg: 'Invalid symbol.' }));
}

function bodyOf(venue: Venue, path: string, query: URLSearchParams): unknown {
  const names = [...venue.trades.keys()];
  if (path === '/api/v3/time') return { serverTime: Date.now() };
  if (path === '/api/v3/ticker/price') return names.map((symbol) => ({ symbol, price: '1.00000000' }));
  if (path === '/api/v3/exchangeInfo') {
    const asked = JSON.parse(query.get('symbols') ?? '[]') as string[];
    if (asked.some((symbol) => !venue.trades.has(symbol))) return undefined;
    // A halted symbol is still listed.
    return {
      symbols: asked.map((symbol) => ({ symbol, status: symbol === 'LTCUSDT' ? 'HALT' : 'TRADING' })),
    };
  }
  const rows = venue.trades.get(query.get('symbol') ?? '');
  const limit = Number(query.get('limit') ?? 500);
  if (!rows || limit > 1000) return undefined;
  if (path === '/api/v3/aggTrades') {
    const all = rows.map((row, id) => listed(id, row));
    const fromId = query.get('fromId');
    const startTime = query.get('startTime');
    if (fromId !== null) return all.slice(Number(fromId), Number(fromId) + limit);
    if (startTime !== null) return all.filter(({ T }) => T >= Number(startTime)).slice(0, limit);
    return all.slice(-limit);
  }
  if (path === '/api/v3/klines') return klines(rows, query).slice(0, limit);
  return undefined;
}

/** Includes candles without trades, flat at the last price, as the venue lists them. */
function klines(rows: readonly VenueRow[], query: URLSearchParams): unknown[] {
  const period = periods[query.get('interval')!]!;
  const [from, to] = [Number(query.get('startTime')), Number(query.get('endTime'))];
  const made: unknown[] = [];
  if (rows.length === 0) return made;
  const begin = periodStart(period, Math.max(from, rows[0]!.at));
  let index = rows.findIndex(({ at }) => at >= begin);
  let last = rows[Math.max(0, index - 1)]!.price;
  for (let time = begin; index >= 0 && time <= to; time = shiftPeriod(period, time, 1)) {
    const end = shiftPeriod(period, time, 1);
    const first = index;
    while (index < rows.length && rows[index]!.at < end) index += 1;
    const own = rows.slice(first, index);
    if (time >= from) made.push(klineOf(time, end, own, last));
    last = own.at(-1)?.price ?? last;
  }
  return made;
}

function klineOf(time: number, end: number, own: readonly VenueRow[], last: string): unknown[] {
  const prices = own.map(({ price }) => toUnits(price, 8)).sort((a, b) => (a < b ? -1 : 1));
  const volume = own.reduce((sum, { amount }) => sum + toUnits(amount, 8), 0n);
  const value = own.reduce((sum, row) => sum + toUnits(row.price, 8) * toUnits(row.amount, 8), 0n);
  const [low, high] = [prices[0] ?? toUnits(last, 8), prices.at(-1) ?? toUnits(last, 8)];
  const [open, close] = [own[0]?.price ?? last, own.at(-1)?.price ?? last];
  const quoteVolume = fromUnits(value / 10n ** 8n, 8);
  return [
    time,
    open,
    fromUnits(high, 8),
    fromUnits(low, 8),
    close,
    fromUnits(volume, 8),
    end - 1,
    quoteVolume,
    own.length,
    '0',
    '0',
    '0',
  ];
}
