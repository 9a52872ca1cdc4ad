// An order for a contract, which becomes a position when filled.
import type { PositionSide } from '../../../../contracts/rules/lever.ts';
import type { components } from '../../../../contracts/schema.d.ts';
import { isPositive } from '../../spot/public/Order.ts';
import { heldBy } from '../../../ledger/Holds.ts';
import type { Hold } from '../../../ledger/Holds.ts';
import type { Mark } from './marks.ts';

export const pendingStatus = 0;
export const openStatus = 1;
/** Close requested while no mark was known (`asked`), or closed at a mark with payment pending (`fixed`). */
export const closingStatus = 2;
export const closedStatus = 3;
export const cancelledStatus = 4;
export const leverStatuses = [
  ...([pendingStatus, openStatus, closingStatus, closedStatus, cancelledStatus] as const),
] as const;
export type LeverStatus = (typeof leverStatuses)[number];

export type MarginMode = 'isolated' | 'cross';
/** How it was closed or cancelled, as in the contract. */
export type EndedBy = '' | NonNullable<components['schemas']['LeverTrade']['ended_by']>;

/** In-memory state. Amounts are minor units of the quote asset, prices are scaled by 10^8. */
export interface LeverTrade {
  readonly id: number;
  readonly owner: string;
  /** Account whose cross positions share equity: owner and quote asset. */
  readonly account: string;
  readonly symbol: string;
  readonly side: PositionSide;
  readonly mode: MarginMode;
  readonly leverage: number;
  /** Requested lots. */
  readonly askedLots: number;
  /** Null for market orders. */
  readonly limit: bigint | null;
  readonly clientOrderId: string | null;
  readonly createdAt: number;
  /** Lots that wait or are open. */
  lots: number;
  takeProfit: bigint | null;
  stopLoss: bigint | null;
  entry: bigint | null;
  /** Current hold; for a pending order margin and fee. */
  margin: bigint;
  hold: Hold | undefined;
  /** Part of the unrealized gain that was paid out early, because another position of the account needed it. */
  advanced: bigint;
  openingFee: bigint;
  overnightFees: bigint;
  /** Start of the last charged night, ms since 1970 UTC; null before it is open. */
  chargedUntil: number | null;
  /** Result of all closed lots, before fees. */
  gross: bigint;
  closingFees: bigint;
  liquidationFee: bigint;
  /** Part of its loss that the insurance paid, because the owner could not. */
  insured: bigint;
  /** Price of the last part that was closed. */
  closePrice: bigint | null;
  status: LeverStatus;
  /** For a closing position: mark and cause of the closing; later marks do not affect it. Null until it is known. */
  fixed: Fixed | null;
  /** Request to close that waits for a mark; kept after it has closed the position. */
  asked: CloseRequest | null;
  /** Number of requests to close that were withdrawn, or found no price within the worst price. */
  reopened: number;
  endedBy: EndedBy;
  openedAt: number | null;
  closedAt: number | null;
}

export interface CloseRequest {
  /** If the request closes the position, no night after this time is charged, ms since 1970 UTC. */
  readonly at: number;
  /** Worst acceptable closing price. Null for requests from before this field existed: any price. */
  readonly worst: bigint | null;
}

/** A closing at a fixed mark, paid as soon as the platform has the funds. */
export interface Fixed {
  readonly what: 'user' | 'takeProfit' | 'stopLoss';
  readonly mark: Mark;
}

/** The quote asset of a contract, in which it is settled. */
export const quoteOf = (symbol: string): string => symbol.slice(symbol.indexOf('/') + 1);

export const accountKey = (owner: string, quote: string): string => `${owner} ${quote}`;

/** Reference in postings and holds. */
export const referenceOf = ({ id }: Pick<LeverTrade, 'id'>): string => `contract:${id}`;

/** The contract's id in a reference; undefined for other references. */
export function contractIn(reference: string): bigint | undefined {
  const [, id] = /^contract:(\d{1,18})$/.exec(reference) ?? [];
  return id === undefined ? undefined : BigInt(id);
}

/** Reason of the margin hold. */
export const marginHoldReason = 'lever.margin';

export const isPosition = ({ status }: Pick<LeverTrade, 'status'>): boolean =>
  status === openStatus || status === closingStatus;

/** Closing by a request that waits for a mark. */
export const isAsked = ({ status, fixed }: Pick<LeverTrade, 'status' | 'fixed'>): boolean =>
  status === closingStatus && fixed === null;

/** End of the charged nights of a closing: the time of the request, or of the mark at which it is fixed. */
export const chargedTo = ({ asked, fixed }: LeverTrade, now: number): number =>
  asked?.at ?? fixed?.mark.at ?? now;

/** Whether a closing price is worse for the owner than the stated worst price. */
export const isBeyond = (side: PositionSide, price: bigint, worst: bigint | null): boolean =>
  worst !== null && (side === 'long' ? price < worst : price > worst);

/** Fault that no server can have written, as a sentence; undefined for a sound trade. */
export function faultOf(trade: LeverTrade): string | undefined {
  const isSound =
    (trade.side === 'long' || trade.side === 'short') &&
    (trade.mode === 'isolated' || trade.mode === 'cross') &&
    Number.isSafeInteger(trade.lots) &&
    trade.lots > 0 &&
    isPositive(trade.status === pendingStatus ? trade.limit : trade.entry);
  if (!isSound) return `${referenceOf(trade)} is a ${trade.mode} ${trade.side} of ${trade.lots} lots`;
  const held = trade.hold ? heldBy(trade.hold) : 0n;
  return held === trade.margin
    ? undefined
    : `${referenceOf(trade)} has a margin of ${trade.margin} and holds ${held}`;
}
