// Twelve pairs, from a dollar-like coin to a coin worth a thousandth of a cent, and one book with its trades.
import type { components } from '../schema.d.ts';
import type { DayMarket, DayMarkets, DepthUpdate, MarketDepth, MatchTrade } from '../feed.ts';
import { dayHours } from './dayHours.ts';

type PairQuote = components['schemas']['PairQuote'];
type QuotationGroup = components['schemas']['QuotationGroup'];
type CandleRow = components['schemas']['CandleRow'];

const timeMs = Date.UTC(2026, 10, 21, 14, 23, 41);

const common = {
  legal_id: 3,
  legal_name: 'USDT',
  time_ms: timeMs,
  is_display: 1,
  open_coin_trade: 1,
  open_microtrade: 1,
  open_lever: 1,
  source: 'simulated',
  min_notional: '5',
  price_band: '0.5',
  maker_fee_rate: '0.001',
  taker_fee_rate: '0.001',
  quote_scale: 8,
} as const satisfies Partial<PairQuote>;

const rows: Omit<PairQuote, keyof typeof common>[] = [
  {
    id: 1,
    currency_id: 1,
    currency_name: 'BTC',
    symbol: 'BTC/USDT',
    now_price: '97412.6',
    change: '+1.84',
    open: '95652.6',
    high: '98120',
    low: '95204.5',
    volume: '14602.41873',
    quote_volume: '1418274650.23',
    sort: 1,
    price_tick: '0.1',
    quantity_step: '0.0001',
    min_quantity: '0.0001',
    max_quantity: '100',
    base_scale: 8,
  },
  {
    id: 2,
    currency_id: 2,
    currency_name: 'ETH',
    symbol: 'ETH/USDT',
    now_price: '3318.42',
    change: '-0.62',
    open: '3339.12',
    high: '3371.9',
    low: '3288.04',
    volume: '186402.3551',
    quote_volume: '618301442.7',
    sort: 2,
    price_tick: '0.01',
    quantity_step: '0.0001',
    min_quantity: '0.0001',
    max_quantity: '2000',
    base_scale: 8,
  },
  {
    id: 4,
    currency_id: 5,
    currency_name: 'DOGE',
    symbol: 'DOGE/USDT',
    now_price: '0.18241',
    change: '+3.07',
    open: '0.17698',
    high: '0.18502',
    low: '0.17611',
    volume: '1178206311',
    quote_volume: '214818006.55',
    sort: 3,
    price_tick: '0.00001',
    quantity_step: '1',
    min_quantity: '1',
    max_quantity: '20000000',
    base_scale: 8,
  },
  {
    id: 3,
    currency_id: 4,
    currency_name: 'USDC',
    symbol: 'USDC/USDT',
    now_price: '0.9998',
    change: '0.00',
    open: '0.9998',
    high: '1.0002',
    low: '0.9995',
    volume: '96419880.14',
    quote_volume: '96400596.17',
    sort: 4,
    price_tick: '0.0001',
    quantity_step: '0.01',
    min_quantity: '0.01',
    max_quantity: '5000000',
    base_scale: 8,
  },
  {
    id: 5,
    currency_id: 6,
    currency_name: 'SOL',
    symbol: 'SOL/USDT',
    now_price: '214.06',
    change: '+1.12',
    open: '211.69',
    high: '216.8',
    low: '209.15',
    volume: '411560.902',
    quote_volume: '88098726.68',
    sort: 5,
    price_tick: '0.01',
    quantity_step: '0.001',
    min_quantity: '0.001',
    max_quantity: '50000',
    base_scale: 8,
  },
  {
    id: 6,
    currency_id: 7,
    currency_name: 'XRP',
    symbol: 'XRP/USDT',
    now_price: '0.6123',
    change: '-4.40',
    open: '0.6405',
    high: '0.6442',
    low: '0.6088',
    volume: '90218440.3',
    quote_volume: '55240750.99',
    sort: 6,
    price_tick: '0.0001',
    quantity_step: '0.1',
    min_quantity: '0.1',
    max_quantity: '5000000',
    base_scale: 6,
  },
  {
    id: 7,
    currency_id: 8,
    currency_name: 'ADA',
    symbol: 'ADA/USDT',
    now_price: '0.4518',
    change: '+0.09',
    open: '0.4514',
    high: '0.4603',
    low: '0.4477',
    volume: '40880125.6',
    quote_volume: '18469640.75',
    sort: 7,
    price_tick: '0.0001',
    quantity_step: '0.1',
    min_quantity: '0.1',
    max_quantity: '5000000',
    base_scale: 6,
  },
  {
    id: 8,
    currency_id: 9,
    currency_name: 'LTC',
    symbol: 'LTC/USDT',
    now_price: '84.27',
    change: '-12.35',
    open: '96.14',
    high: '97.02',
    low: '83.6',
    volume: '201455.118',
    quote_volume: '16976622.79',
    sort: 8,
    price_tick: '0.01',
    quantity_step: '0.001',
    min_quantity: '0.001',
    max_quantity: '50000',
    base_scale: 8,
  },
  {
    id: 9,
    currency_id: 10,
    currency_name: 'PEPE',
    symbol: 'PEPE/USDT',
    now_price: '0.00001173',
    change: '+18.60',
    open: '0.00000989',
    high: '0.00001204',
    low: '0.00000971',
    volume: '1224508861342',
    quote_volume: '14363488.94',
    sort: 9,
    price_tick: '0.00000001',
    quantity_step: '1',
    min_quantity: '1',
    max_quantity: '500000000000',
    base_scale: 2,
  },
  {
    id: 10,
    currency_id: 11,
    currency_name: 'TRX',
    symbol: 'TRX/USDT',
    now_price: '0.16524',
    change: '+0.84',
    open: '0.16386',
    high: '0.16611',
    low: '0.16302',
    volume: '74120337',
    quote_volume: '12198204.66',
    sort: 10,
    price_tick: '0.00001',
    quantity_step: '1',
    min_quantity: '1',
    max_quantity: '20000000',
    base_scale: 6,
  },
  {
    id: 11,
    currency_id: 12,
    currency_name: 'LINK',
    symbol: 'LINK/USDT',
    now_price: '11.428',
    change: '-2.07',
    open: '11.67',
    high: '11.742',
    low: '11.301',
    volume: '812446.19',
    quote_volume: '9340718.02',
    sort: 11,
    price_tick: '0.001',
    quantity_step: '0.01',
    min_quantity: '0.01',
    max_quantity: '500000',
    base_scale: 8,
  },
  {
    id: 12,
    currency_id: 13,
    currency_name: 'AVAX',
    symbol: 'AVAX/USDT',
    now_price: '26.18',
    change: '+5.31',
    open: '24.86',
    high: '26.44',
    low: '24.7',
    volume: '301874.55',
    quote_volume: '7741390.88',
    sort: 12,
    price_tick: '0.01',
    quantity_step: '0.01',
    min_quantity: '0.01',
    max_quantity: '200000',
    base_scale: 8,
  },
];

const quotes: PairQuote[] = rows.map((row) => ({
  ...row,
  ...common,
  day_closes: [...dayHours(row.symbol), row.now_price],
}));

export const quotations: QuotationGroup[] = [{ id: 3, name: 'USDT', quotation: quotes }];

/** BTC/USDT. */
export const pair: PairQuote = pairOf('BTC/USDT');

/** @throws Error for a symbol without an example */
export function pairOf(symbol: string): PairQuote {
  const found = quotes.find((quote) => quote.symbol === symbol);
  if (!found) throw new Error(`The examples have no pair ${symbol}`);
  return found;
}

export function dayMarketOf(quote: PairQuote): DayMarket {
  const { symbol, currency_id, legal_id, now_price, change, open = now_price, high, low, volume } = quote;
  const day = { symbol, currency_id, legal_id, now_price, change, open, high, low, volume };
  return { type: 'daymarket', ...day, quote_volume: quote.quote_volume, time: quote.time_ms ?? timeMs };
}

export const dayMarkets: DayMarkets = {
  type: 'daymarkets',
  sent_at: timeMs,
  quotes: quotes.map(dayMarketOf),
};

/** The book of BTC/USDT around its last price, best level first. */
export const marketDepth: MarketDepth = {
  type: 'market_depth',
  symbol: 'BTC/USDT',
  currency_id: 1,
  legal_id: 3,
  sequence: 8_014,
  time: timeMs,
  asks: [
    ['97412.7', '0.2080'],
    ['97413.1', '0.7500'],
    ['97414.1', '0.0780'],
    ['97415.6', '0.4660'],
    ['97418.1', '0.2540'],
    ['97420.1', '0.0170'],
    ['97421.6', '0.3810'],
    ['97422.6', '0.7690'],
    ['97423.6', '0.0250'],
    ['97426.0', '1.2034'],
  ],
  bids: [
    ['97412.1', '0.0510'],
    ['97410.6', '0.3450'],
    ['97410.1', '0.3810'],
    ['97408.6', '0.3790'],
    ['97407.6', '0.2680'],
    ['97405.6', '0.6330'],
    ['97403.1', '0.1310'],
    ['97401.1', '0.2590'],
    ['97398.4', '0.9042'],
    ['97395.0', '2.0000'],
  ],
};

export const depthUpdate: DepthUpdate = {
  type: 'depth_update',
  symbol: 'BTC/USDT',
  previous: 8_014,
  sequence: 8_015,
  time: timeMs + 100,
  asks: [['97412.7', '0']],
  bids: [['97412.1', '0.1510']],
};

export const matchTrade: MatchTrade = {
  type: 'match_trade',
  symbol: 'BTC/USDT',
  data: [
    { id: '90112', ts: timeMs, price: '97412.6', amount: '0.0310', direction: 'buy' },
    { id: '90111', ts: timeMs - 400, price: '97412.1', amount: '0.1200', direction: 'sell' },
    { id: '90110', ts: timeMs - 1_900, price: '97412.6', amount: '0.0042', direction: 'buy' },
  ],
};

/** 61.84 % of the votes are up. */
export const vote: components['schemas']['Votes'] = { up: 794, down: 490 };

/** Two hourly candles of BTC/USDT; the second is forming. */
export const candles: CandleRow[] = [
  {
    id: 1_795_266_000,
    time: 1_795_266_000_000,
    open: '97284.1',
    close: '97306.4',
    high: '97391',
    low: '97240.2',
    amount: '418.2075',
    vol: '40698211.55',
    volume: '418.2075',
  },
  {
    id: 1_795_269_600,
    time: 1_795_269_600_000,
    open: '97306.4',
    close: '97412.6',
    high: '97420.1',
    low: '97288.7',
    amount: '166.0313',
    vol: '16166540.7',
    volume: '166.0313',
  },
];
