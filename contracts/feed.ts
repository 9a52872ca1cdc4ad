// The realtime messages, with the names that compatible back ends broadcast over socket.io. Sequences and the batched
// quote message are extensions: a book message without a sequence is a snapshot, and a single `daymarket` event is
// handled like a batch of one.

import type { CandlePeriod } from './candles.ts';

// More specific than text or number; contracts/pact/tools/shape.ts recognizes these types by name.

/** Decimal text, as 97412.6. */
type Decimal = string;
/** Percent with its sign, as +1.84. */
type SignedPercent = string;
/** Pair symbol, e.g. BTC/USDT. */
type PairSymbol = string;
/** ms since 1970 UTC. */
type Ms = number;

/** [price, quantity] as decimal text; quantity '0' removes the level. */
export type Level = readonly [price: Decimal, quantity: Decimal];

/** The day row of a pair. */
export interface DayMarket {
  type: 'daymarket';
  symbol: PairSymbol;
  currency_id: number;
  legal_id: number;
  now_price: Decimal;
  /** Percent over 24 h with sign, as '+1.84'. */
  change: SignedPercent;
  open: Decimal;
  high: Decimal;
  low: Decimal;
  /** Base quantity over 24 h. */
  volume: Decimal;
  quote_volume?: Decimal;
  /** Time of the price, ms since 1970 UTC. */
  time: Ms;
}

/**
 * All quotes that changed since the last batch; sent every 50 to 100 ms, and at least once a second while the market is
 * live, then without quotes (extension).
 */
export interface DayMarkets {
  type: 'daymarkets';
  sent_at: Ms;
  /**
   * When the source of these prices was last known to be live, ms since 1970 UTC on the server's clock. A running
   * server whose source is down sends old prices with an old time. Without it `sent_at` counts.
   */
  as_of?: Ms;
  quotes: DayMarket[];
}

/**
 * A candle of one period while it forms: every message replaces the previous one with the same time. When the next
 * period begins, the last message of a period is its final state. A period without trades has no candle.
 */
export interface Kline {
  type: 'kline';
  period: CandlePeriod;
  /** Match id of the pair. */
  match_id: number;
  currency_id: number;
  currency_name: string;
  legal_id: number;
  legal_name: string;
  symbol: PairSymbol;
  open: Decimal;
  close: Decimal;
  high: Decimal;
  low: Decimal;
  /** Volume in the base asset. */
  volume: Decimal;
  /** Start of the period, ms since 1970 UTC. */
  time: Ms;
}

/** A book snapshot. Without `sequence` (compatible back ends) every message is complete in itself. */
export interface MarketDepth {
  type: 'market_depth';
  symbol: PairSymbol;
  currency_id: number;
  legal_id: number;
  bids: Level[];
  asks: Level[];
  sequence?: number;
  time?: Ms;
}

/** Absolute sizes of changed levels; follows the message whose sequence is `previous` (extension). */
export interface DepthUpdate {
  type: 'depth_update';
  symbol: PairSymbol;
  previous: number;
  sequence: number;
  bids: Level[];
  asks: Level[];
  time: Ms;
}

export interface MarketTrade {
  id: string;
  /** ms since 1970 UTC. */
  ts: Ms;
  price: Decimal;
  amount: Decimal;
  /** The taker's side. */
  direction: 'buy' | 'sell';
}

export interface MatchTrade {
  type: 'match_trade';
  symbol: PairSymbol;
  data: MarketTrade[];
}

/** Private (extension): one of the caller's spot orders has changed; `data` is a row of coin/list. */
export interface SpotOrderChanged<Order = unknown> {
  type: 'spot_order';
  data: Order;
}

/**
 * Private: one of the caller's contracts has changed. `data` (extension) is a row of lever/my_trade; without it the app
 * reads the list again, as with compatible back ends, which send other figures here.
 */
export interface LeverTradeChanged<Trade = unknown> {
  type: 'lever_trade';
  data?: Trade;
}

/** Private: these contracts of the caller are closed. */
export interface LeverClosed {
  type: 'lever_closed';
  id: number[];
}

/**
 * Private (extension): one of the caller's options was accepted or received its entry price; `data` is a row of
 * microtrade/lists.
 */
export interface OptionChanged<Order = unknown> {
  type: 'option_order';
  data?: Order;
}

/** Private: one of the caller's options is settled; `data` is its row of microtrade/lists. */
export interface OptionSettled<Order = unknown> {
  type: 'closed_microorder';
  data?: Order;
}

/** Mark price of a contract: the basis of liquidation and unrealised result; never the last trade. */
export interface LeverMark {
  symbol: PairSymbol;
  price: Decimal;
  /** Until when the mark is known to hold, ms since 1970 UTC. */
  time: Ms;
}

/**
 * Marks of all contracts, about once a second, for subscribers of 'lever_marks' (extension). Demo contracts use the
 * same marks. A contract without a mark is silent: it is neither opened nor liquidated.
 */
export interface LeverMarks {
  type: 'lever_marks';
  marks: LeverMark[];
}

/** Private (extension): balances have changed; clients read them again. */
export interface BalancesChanged {
  type: 'balances';
  currencies: number[];
}

/** Private (extension): the state of one of the caller's cases has changed; clients that show it read it again. */
export interface ReviewChanged {
  type: 'review';
  /** Id, as in review/list. */
  id: number;
  kind: string;
  reference: string;
  state: 'submitted' | 'inReview' | 'approved' | 'rejected' | 'withdrawn';
}

/**
 * Private (extension): a deposit of the caller is new or has changed its state; clients that show deposits read them
 * again.
 */
export interface DepositsChanged {
  type: 'deposit';
}

/**
 * Private (extension): a withdrawal of the caller has changed its state; clients that show withdrawals read them again.
 */
export interface WithdrawalsChanged {
  type: 'withdrawal';
}

/** Private (extension): the caller has a new notice or has read one; clients read them again. */
export interface NoticesChanged {
  type: 'notice';
}

/**
 * Private (extension): one of the caller's conversations has a new message, or a party has seen it; clients read it
 * again.
 */
export interface ChatChanged {
  type: 'chat_message';
}

/** Private: the token of this connection is no longer valid. */
export interface SessionEnded {
  type: '999';
  message: string;
}

/** Private: the state of one of the caller's P2P orders has changed. */
export interface OtcOrderChanged {
  id: number;
}

/** Private messages of one user, by name: the new state of something that the user owns. */
export interface OwnerMessages {
  spot_order: SpotOrderChanged;
  lever_trade: LeverTradeChanged;
  lever_closed: LeverClosed;
  option_order: OptionChanged;
  closed_microorder: OptionSettled;
  balances: BalancesChanged;
  review: ReviewChanged;
  deposit: DepositsChanged;
  withdrawal: WithdrawalsChanged;
  notice: NoticesChanged;
  otc_order: OtcOrderChanged;
  chat_message: ChatChanged;
}

/** Public channels, by name; the newest message is sent immediately on subscription. */
export interface Broadcasts {
  lever_marks: LeverMarks;
}

export interface ServerMessages extends OwnerMessages, Broadcasts {
  daymarkets: DayMarkets;
  daymarket: DayMarket;
  market_depth: MarketDepth;
  depth_update: DepthUpdate;
  match_trade: MatchTrade;
  kline: Kline;
  session_ended: SessionEnded;
}

/** All that a plain back end says; every other message, and a sequence in one of these, is an extension. */
export const plainMessages = ['daymarket', 'kline', 'market_depth', 'match_trade'] as const;
export type PlainMessage = DayMarket | Kline | MarketDepth | MatchTrade;

/** The server's replies to client messages that request an acknowledgement (the last argument of emit). */
export interface Acknowledgements {
  /** 'ok': private messages are sent from now on. '999': the token is not valid, and a previous login has ended too. */
  login: { type: 'ok' | '999' };
  /**
   * 'ok': the channel is subscribed, or was before. 'error': unknown channel, or more than twenty subscriptions;
   * nothing changes. The snapshot is a separate message and may arrive before this answer. A slow reader gets its
   * snapshot after it has caught up.
   */
  sub: { type: 'ok' | 'error' };
  /** Always 'ok': the connection is not subscribed to the channel any more, whether it was before or not. */
  unsub: { type: 'ok' };
}

/**
 * Messages that a client may send. `login` carries the session token, never a user id. More than thirty messages within
 * a second close the connection.
 */
export interface ClientMessages {
  login: { token: string };
  /**
   * 'market_depth.BTC/USDT', 'match_trade.BTC/USDT', 'kline.BTC/USDT.30min' or 'lever_marks'; the first message is a
   * snapshot: for candles, the last one that the server has seen close, and the forming one. Subscribing again requests
   * a new snapshot.
   */
  sub: { channel: string };
  unsub: { channel: string };
}
