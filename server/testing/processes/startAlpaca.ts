import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A bar as documented: "t":"2022-01-03T09:00:00Z","o":178.26,"h":178.34,"l":177.76,"c":178.08,"v":60937. */
export interface AlpacaBar {
  symbol: string;
  timeframe: '1Min' | '30Min' | '1Day';
  t: string;
  o: number;
  h: number;
  l: number;
  c: number;
  v: number;
}

export interface Alpaca {
  url: string;
  bars: AlpacaBar[];
  /** Bars of a page, where it is below the limit of the request. */
  pageBars: number;
  /** Requests received, with query and headers. */
  asked: { query: Record<string, string>; headers: IncomingMessage['headers'] }[];
  /** Replaces the documented answer. */
  answer: ((response: ServerResponse) => void) | undefined;
  stop(): Promise<void>;
}

/**
 * Answers GET /v2/stocks/bars from its bars as Alpaca's documentation describes it: inclusive times, all symbols in the order
 * of their names, pages with a token, an empty object without a bar. Written from the documentation alone.
 */
export async function startAlpaca(): Promise<Alpaca> {
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url!, alpaca.url);
    const query = Object.fromEntries(searchParams);
    alpaca.asked.push({ query, headers: request.headers });
    if (alpaca.answer) return alpaca.answer(response);
    if (pathname !== '/v2/stocks/bars') return void response.writeHead(404).end('{"message":"not found"}');
    response.setHeader('content-type', 'application/json; charset=UTF-8');
    response.end(JSON.stringify(pageOf(alpaca, query)));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const alpaca: Alpaca = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    bars: [],
    pageBars: 10_000,
    asked: [],
    answer: undefined,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return alpaca;
}

function pageOf({ bars, pageBars }: Alpaca, query: Record<string, string>) {
  const { symbols = '', timeframe, start = '', end = '', limit, page_token: token } = query;
  const asked = symbols.split(',');
  const found = bars
    .filter((bar) => asked.includes(bar.symbol) && bar.timeframe === timeframe)
    .filter(({ t }) => Date.parse(t) >= Date.parse(start) && Date.parse(t) <= Date.parse(end))
    .toSorted((a, b) => a.symbol.localeCompare(b.symbol) || Date.parse(a.t) - Date.parse(b.t));
  const from = token ? Number(Buffer.from(token, 'base64').toString()) : 0;
  const to = from + Math.min(pageBars, Number(limit));
  const page: Record<string, object[]> = {};
  for (const { symbol, timeframe: _timeframe, ...bar } of found.slice(from, to)) {
    page[symbol] ??= [];
    page[symbol].push({ ...bar, n: 1, vw: bar.c });
  }
  const next = to < found.length ? Buffer.from(String(to)).toString('base64') : null;
  return { bars: page, next_page_token: next };
}
