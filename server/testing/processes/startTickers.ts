// Local venues that answer with tickers as OKX and Bybit document them: tests set the prices, and can silence or
// corrupt the answers.
import { createServer } from 'node:http';
import type { ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Tickers {
  url: string;
  /** Last trade prices, by local symbol. */
  prices: Map<string, string>;
  /** Time of an answer, ms since 1970 UTC. */
  now: () => number;
  /** Requested paths with queries, and the time by the machine's clock. */
  asked: { path: string; at: number }[];
  /** Replaces the tickers; null for no response at all. */
  answer: ((response: ServerResponse) => void) | null | undefined;
  stop(): Promise<void>;
}

type Kind = 'okx' | 'bybit';

/** @param port any free port by default */
export async function startTickers(kind: Kind, now: () => number, port = 0): Promise<Tickers> {
  const server = createServer((request, response) => {
    tickers.asked.push({ path: request.url!, at: performance.now() });
    if (tickers.answer === null) return;
    if (tickers.answer) tickers.answer(response);
    else response.setHeader('content-type', 'application/json').end(JSON.stringify(bodies[kind](tickers)));
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const tickers: Tickers = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    prices: new Map(),
    now,
    asked: [],
    answer: undefined,
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return tickers;
}

const bodies: Readonly<Record<Kind, (tickers: Tickers) => unknown>> = { okx: okxBody, bybit: bybitBody };

/** A row of https://www.okx.com/docs-v5/en/#order-book-trading-market-data-get-tickers. */
export function okxRow(instId: string, last: unknown, ts: unknown) {
  return {
    instType: 'SPOT',
    instId,
    last,
    lastSz: '0.1',
    askPx: '9999.99',
    askSz: '11',
    bidPx: '8888.88',
    bidSz: '5',
    open24h: '9000',
    high24h: '10000',
    low24h: '8888.88',
    volCcy24h: '2222',
    vol24h: '2222',
    sodUtc0: '2222',
    sodUtc8: '2222',
    ts,
  };
}

function okxBody({ prices, now }: Tickers) {
  const data = Array.from(prices, ([symbol, price]) =>
    okxRow(symbol.replace('/', '-'), price, String(now())),
  );
  return { code: '0', msg: '', data: [...data, okxRow('NONE-USDT', '1', String(now()))] };
}

/** Response of https://bybit-exchange.github.io/docs/v5/market/tickers. */
function bybitBody({ prices, now }: Tickers) {
  const rows = [...prices, ['NONE/USDT', '1'] as const];
  return bybitAnswer(
    rows.map(([symbol, price]) => bybitRow(symbol.replace('/', ''), price)),
    now(),
  );
}

export function bybitAnswer(list: unknown, time: unknown) {
  return { retCode: 0, retMsg: 'OK', result: { category: 'spot', list }, retExtInfo: {}, time };
}

export function bybitRow(symbol: string, lastPrice: unknown) {
  return {
    symbol,
    bid1Price: '20517.96',
    bid1Size: '2',
    ask1Price: '20527.77',
    ask1Size: '1.862172',
    lastPrice,
    prevPrice24h: '20393.48',
    price24hPcnt: '0.0068',
    highPrice24h: '21128.12',
    lowPrice24h: '20318.89',
    turnover24h: '243765620.65899866',
    volume24h: '11801.27771',
    usdIndexPrice: '20784.12009279',
  };
}
