// Eight US stocks on Friday 20 November 2026: at 11:48 in New York with a delay of 15 minutes, and after the session.
import type { components } from '../schema.d.ts';

export type StockQuote = components['schemas']['StockQuote'];
type StockGroup = components['schemas']['StockGroup'];
type StockCandle = components['schemas']['StockCandle'];

/** Friday, 11:48 in New York. */
export const stocksOpenMs = Date.UTC(2026, 10, 20, 16, 48);
/** Saturday, 10:00 in New York. */
export const stocksClosedMs = Date.UTC(2026, 10, 21, 15);

const source = { delay_s: 900, source: 'venue', source_name: 'Consolidated tape' } as const;
const quotedMs = Date.UTC(2026, 10, 20, 16, 33);
const closedMs = Date.UTC(2026, 10, 20, 21);

type Row = readonly [
  symbol: string,
  name: string,
  previousClose: string,
  high: string,
  low: string,
  open: { price: string; change: string; volume: string },
  closed: { price: string; change: string; volume: string },
  closes: readonly string[],
];

const rows: readonly Row[] = [
  [
    'AAPL',
    'Apple',
    '228.52',
    '230.14',
    '228.4',
    { price: '229.14', change: '+0.27', volume: '21840300' },
    { price: '229.87', change: '+0.59', volume: '52604100' },
    ['228.52', '228.96', '229.71', '229.4', '229.02'],
  ],
  [
    'MSFT',
    'Microsoft',
    '417.8',
    '419.02',
    '416.9',
    { price: '418.26', change: '+0.11', volume: '8120400' },
    { price: '417.32', change: '-0.11', volume: '19477200' },
    ['417.8', '417.1', '418.05', '418.6', '418.31'],
  ],
  [
    'NVDA',
    'NVIDIA',
    '187.74',
    '188.1',
    '186.2',
    { price: '187.2', change: '-0.29', volume: '14602000' },
    { price: '186.52', change: '-0.65', volume: '38204500' },
    ['187.74', '188.02', '187.61', '187.44', '187.12'],
  ],
  [
    'AMZN',
    'Amazon',
    '195.87',
    '197.3',
    '195.1',
    { price: '196.4', change: '+0.27', volume: '11209800' },
    { price: '197.12', change: '+0.64', volume: '30118000' },
    ['195.87', '195.4', '196.2', '195.9', '196.55'],
  ],
  [
    'GOOGL',
    'Alphabet A',
    '174.09',
    '174.6',
    '172.3',
    { price: '173.2', change: '-0.51', volume: '7702100' },
    { price: '172.49', change: '-0.92', volume: '20145900' },
    ['174.09', '174.3', '173.8', '173.5', '173.1'],
  ],
  [
    'TSLA',
    'Tesla',
    '334.83',
    '342.9',
    '333.6',
    { price: '339.42', change: '+1.37', volume: '41200700' },
    { price: '342.03', change: '+2.15', volume: '88310200' },
    ['334.83', '335.6', '336.9', '338.2', '339.1'],
  ],
  [
    'META',
    'Meta',
    '559.14',
    '561.8',
    '556.4',
    { price: '558.02', change: '-0.20', volume: '4205600' },
    { price: '559.14', change: '0.00', volume: '10877300' },
    ['559.14', '560.9', '560.2', '558.8', '558.3'],
  ],
  [
    'KO',
    'Coca-Cola',
    '63.67',
    '63.9',
    '63.55',
    { price: '63.74', change: '+0.11', volume: '3871200' },
    { price: '63.81', change: '+0.22', volume: '9402600' },
    ['63.67', '63.6', '63.66', '63.72', '63.75'],
  ],
];

const quoteOf = (
  [symbol, name, previous_close, high, low, open, closed, closes]: Row,
  isOpen: boolean,
): StockQuote => {
  const { price, change, volume } = isOpen ? open : closed;
  return {
    symbol,
    name,
    now_price: price,
    change,
    high,
    low,
    volume,
    previous_close,
    time_ms: isOpen ? quotedMs : closedMs,
    as_of_ms: isOpen ? quotedMs : stocksClosedMs - source.delay_s * 1000,
    session_closes: [...closes, price],
    ...source,
  };
};

const groupsOf = (isOpen: boolean): StockGroup[] => [
  { id: 1, name: 'USD', quotation: rows.map((row) => quoteOf(row, isOpen)) },
];

/** While the exchange is open. */
export const stockQuotations = groupsOf(true);
/** On the weekend after. */
export const closedStockQuotations = groupsOf(false);

const symbolIs =
  (wanted: string) =>
  ({ symbol }: StockQuote): boolean =>
    symbol === wanted;

/** NVIDIA while the exchange is open, and on the weekend after. */
export const stockPrice = stockQuotations[0]!.quotation.find(symbolIs('NVDA'))!;
export const closedStockPrice = closedStockQuotations[0]!.quotation.find(symbolIs('NVDA'))!;

const halfHourMs = 1_800_000;
/** Openings of the sessions of 18, 19 and 20 November. */
const openings = [18, 19, 20].map((day) => Date.UTC(2026, 10, day, 14, 30));
const halfHours = 13;
/** Steps of the price in cents from one half hour to the next, repeated. */
const steps = [14, -9, 22, 17, -12, 31, -24, 19, 26, -8, 12, -19, 9, -31, 24, 6, -14];

/** Half hours of NVIDIA in three sessions until `untilMs`, oldest first; the last close is `last`. */
function candlesUntil(untilMs: number, last: string): StockCandle[] {
  const times = openings
    .flatMap((openMs) => Array.from({ length: halfHours }, (_, at) => openMs + at * halfHourMs))
    .filter((time) => time < untilMs);
  const text = (cents: number): string =>
    `${Math.trunc(cents / 100)}.${String(cents % 100).padStart(2, '0')}`;
  let close = Math.round(Number(last) * 100);
  return times
    .toReversed()
    .map((time, at) => {
      const open = close - steps[at % steps.length]!;
      const candle = {
        time,
        open: text(open),
        close: text(close),
        high: text(Math.max(open, close) + 4 + ((at * 7) % 18)),
        low: text(Math.min(open, close) - 3 - ((at * 11) % 21)),
        volume: String(900_000 + ((at * 377_123) % 2_100_000)),
      };
      close = open;
      return candle;
    })
    .toReversed();
}

export const stockCandles = candlesUntil(quotedMs, stockPrice.now_price);
export const closedStockCandles = candlesUntil(closedMs, closedStockPrice.now_price);
