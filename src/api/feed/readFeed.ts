// Feed messages, validated like responses: an unreadable message is dropped, and its data continues unchanged until it
// is stale.
import type {
  DayMarket,
  DayMarkets,
  DepthUpdate,
  Kline,
  LeverMark,
  LeverMarks,
  Level,
  MarketDepth,
  MarketTrade,
  MatchTrade,
  ReviewChanged,
  ServerMessages,
  SessionEnded,
  SpotOrderChanged,
} from '../../../contracts/feed.ts';
import * as is from '../calling/read.ts';

/** Milliseconds since 1970 UTC within the calendar's range. */
const moment = is.upTo(1e14);

/** Compatible back ends omit a side without levels. */
const levels: is.Reader<Level[]> = (value) =>
  value === undefined || value === null ? [] : is.list(level)(value);

const level: is.Reader<Level> = (value) => {
  const [price, quantity] = is.list(is.decimal)(value);
  if (price === undefined || quantity === undefined) throw new is.Unreadable('a level without its quantity');
  return [price, quantity];
};

/** Reader of a message: the app uses only these fields; back ends may omit the others. */
const message = <Message>(fields: Fields, extensions?: Fields): is.Reader<Message> =>
  is.record(fields, extensions) as is.Reader<unknown> as is.Reader<Message>;

type Fields = Readonly<Record<string, is.Reader<unknown>>>;

const dayMarket = message<DayMarket>(
  {
    symbol: is.filledText,
    now_price: is.decimal,
    change: is.decimal,
    high: is.decimal,
    low: is.decimal,
    volume: is.decimal,
  },
  { open: is.figure, quote_volume: is.figure, time: is.maybe(moment) },
);

/** An unreadable quote does not invalidate the others. */
const dayMarkets: is.Reader<DayMarkets> = (value) => {
  const { quotes, ...rest } = message<DayMarkets>(
    { sent_at: moment, quotes: is.list(is.maybe(dayMarket)) },
    { as_of: is.maybe(moment) },
  )(value);
  return { ...rest, quotes: quotes.filter((quote) => quote !== undefined) };
};

const book = { symbol: is.filledText, bids: levels, asks: levels };

const direction: is.Reader<MarketTrade['direction']> = (value) => {
  if (value !== 'buy' && value !== 'sell') throw new is.Unreadable('a side that is none');
  return value;
};

const trade: is.Reader<MarketTrade> = is.record({
  id: is.text,
  ts: moment,
  price: is.decimal,
  amount: is.decimal,
  direction,
});

const leverMark: is.Reader<LeverMark> = is.record({ symbol: is.filledText, price: is.decimal, time: moment });

/** An unreadable mark counts as a silent one. */
const leverMarks: is.Reader<LeverMarks> = (value) => {
  const { marks } = message<LeverMarks>({ marks: is.list(is.maybe(leverMark)) })(value);
  return { type: 'lever_marks', marks: marks.filter((mark) => mark !== undefined) };
};

const told = <Type>(type: Type) => {
  return () => ({ type });
};

/** Excludes messages that tests add. */
export type Documented = Exclude<keyof ServerMessages, `example_${string}`>;

/** By message name. */
export const messageReaders: { [Name in Documented]: is.Reader<ServerMessages[Name]> } = {
  daymarkets: dayMarkets,
  daymarket: dayMarket,
  market_depth: message<MarketDepth>(book, { sequence: is.maybe(is.integer) }),
  depth_update: message<DepthUpdate>({ ...book, previous: is.integer, sequence: is.integer }),
  match_trade: message<MatchTrade>({ symbol: is.filledText, data: is.list(trade) }),
  kline: message<Kline>({
    symbol: is.filledText,
    period: is.filledText,
    time: moment,
    open: is.decimal,
    high: is.decimal,
    low: is.decimal,
    close: is.decimal,
    volume: is.decimal,
  }),
  lever_marks: leverMarks,
  // Any content triggers a new read.
  notice: told('notice'),
  chat_message: told('chat_message'),
  deposit: told('deposit'),
  withdrawal: told('withdrawal'),
  lever_trade: told('lever_trade'),
  lever_closed: () => ({ type: 'lever_closed', id: [] }),
  otc_order: () => ({ id: 0 }),
  option_order: told('option_order'),
  closed_microorder: told('closed_microorder'),
  // Parsed as a list row by the lists that cache it.
  spot_order: message<SpotOrderChanged>({ data: (value) => value }),
  // Refetches all balances, regardless of the currencies in the message.
  balances: () => ({ type: 'balances', currencies: [] }),
  review: message<ReviewChanged>({
    id: is.integer,
    kind: is.filledText,
    reference: is.text,
    state: is.filledText,
  }),
  session_ended: message<SessionEnded>({ message: is.text }),
};
