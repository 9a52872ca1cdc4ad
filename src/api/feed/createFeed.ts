import type { QueryClient } from '@tanstack/react-query';
import { refetchQueries } from '../calling/refetchQueries.ts';
import { serverClock } from './clock.ts';
import { changing, domainsOf } from './changes.ts';
import { Feed } from './Feed.ts';
import type { Quote } from './MarketCells.ts';
import type { Candle } from '../../../contracts/candles.ts';
import { candles, type CandleRow } from '../candles.ts';
import { pairsOf, quotations, type PairQuote } from '../market.ts';
import { NewPairs } from './NewPairs.ts';
import { notices, type NoticeRow } from '../notices.ts';
import { patchSpotOrder } from './patchSpotOrder.ts';
import { readWith } from '../calling/readAgain.ts';
import { createThrottledRead } from '../calling/throttledRead.ts';
import { siteConfig } from '../session.ts';
import { maybe } from '../calling/read.ts';
import { SpotOrder } from '../readers/spot.ts';

interface CreateFeedOptions {
  queryClient: QueryClient;
  token: () => string | undefined;
  onSessionEnded: (message: string) => void;
  /** Recent notices for the user, newest first. */
  onNews: (rows: readonly NoticeRow[]) => void;
}

/** Simultaneous fills send 'balances' many times. */
const readDelayMs = 300;
/** Connection timeout, in milliseconds (spec, section 9). */
const connectTimeLimit = 60_000;

/** Feed of this page's server, which also updates the cached orders and balances. */
export function createFeed({ queryClient, token, onSessionEnded, onNews }: CreateFeedOptions): Feed {
  const throttledRead = createThrottledRead(readDelayMs);
  const again = (...queryKey: string[]): void => refetchQueries(queryClient, { queryKey });
  const rereadSoon = (...names: readonly string[]): void => {
    for (const domain of names.flatMap(readWith)) throttledRead(domain, () => again(domain));
  };
  const newPairs = new NewPairs(() => queryClient.getQueryData(quotations().queryKey));
  return new Feed({
    token,
    onSessionEnded,
    onWake,
    clock: serverClock,
    readServerTime: async () => {
      // Not cached: a clock update must not re-render the server's settings.
      const once = { queryKey: ['session', 'serverTime'], staleTime: 0, gcTime: 0, retry: false };
      return (await queryClient.fetchQuery({ ...siteConfig(), ...once })).server_ms;
    },
    // Loaded separately, so that it does not delay the first paint.
    openSocket: async (way) => {
      const { io } = await import('socket.io-client');
      return io({
        autoConnect: false,
        // Clients of one address would share a connection.
        forceNew: true,
        transports: way === 'any' ? ['websocket', 'polling'] : ['polling'],
        tryAllTransports: true,
        timeout: connectTimeLimit,
        // Implemented by the feed: the library's delays cannot be cut short, and many clients would reconnect
        // simultaneously.
        reconnection: false,
      });
    },
    readQuotes: async () => {
      const groups = await queryClient.fetchQuery({ ...quotations(), staleTime: 0, retry: false });
      const pairs = pairsOf(groups);
      return { quotes: pairs.map(quoteOf), asOf: latest(pairs, 'as_of_ms') ?? latest(pairs, 'time_ms') };
    },
    readCandles: async (symbol, period, fromS, toS) => {
      const query = candles({ symbol, period, from: String(fromS), to: String(toS) });
      // The series stores the candles; a second copy in the cache would only use memory.
      const rows = await queryClient.fetchQuery({ ...query, staleTime: 0, gcTime: 0, retry: false });
      return rows.map(candleOf);
    },
    onQuoted: (symbols) => {
      if (newPairs.includes(symbols)) throttledRead('quotations', () => again(...quotations().queryKey));
    },
    onOrder: (row) => {
      const order = maybe(SpotOrder)(row);
      if (order) patchSpotOrder(queryClient, order);
      // An unidentified order changed.
      else throttledRead('spot orders', () => again('spot', 'orders'));
    },
    onReview: ({ kind }) => rereadSoon(kind.split('.')[0]!, ...domainsOf('review')),
    onChange: (change) => {
      rereadSoon(...domainsOf(change));
      if (change === 'notice')
        throttledRead('news', () => void readNews(queryClient).then(onNews, () => undefined));
    },
    onConnected: () => {
      // A response in flight may be older than the connection, so the query is refetched; a first read is not.
      for (const domain of new Set(changing.flatMap(readWith)))
        void queryClient.invalidateQueries({ queryKey: [domain] });
    },
  });
}

/** Maximum age of a message that triggers a read: anything older was known before. */
const newsMs = 60_000;

/** Recent unread notices for the user. */
async function readNews(queryClient: QueryClient): Promise<readonly NoticeRow[]> {
  const { list } = await queryClient.fetchQuery({ ...notices(), staleTime: 0, retry: false });
  const since = serverClock.now() - newsMs;
  return list.filter(({ is_read, created_ms }) => !is_read && created_ms > since);
}

/** Quote of a pair from quotation_new in the feed's format. */
function quoteOf(pair: PairQuote): Quote {
  const { symbol, currency_id, legal_id, now_price, change, high, low, volume, quote_volume } = pair;
  const day = { symbol, currency_id, legal_id, now_price, change, high, low, volume, quote_volume };
  return { type: 'daymarket', ...day, open: pair.open ?? now_price, time: pair.time_ms ?? 0 };
}

function candleOf({ time, open, high, low, close, volume }: CandleRow): Candle {
  return { time, open, high, low, close, volume };
}

function latest(pairs: readonly PairQuote[], field: 'as_of_ms' | 'time_ms'): number | undefined {
  const times = pairs.flatMap((pair) => pair[field] ?? []);
  return times.length > 0 ? Math.max(...times) : undefined;
}

/** Timers are suspended in a hidden page, and a recovered network justifies an immediate attempt. */
function onWake(wake: () => void): () => void {
  const ending = new AbortController();
  const { signal } = ending;
  const wakeVisible = () => {
    if (document.visibilityState === 'visible') wake();
  };
  for (const event of ['visibilitychange', 'resume'])
    document.addEventListener(event, wakeVisible, { signal });
  for (const event of ['pageshow', 'online']) addEventListener(event, wakeVisible, { signal });
  return () => ending.abort();
}
