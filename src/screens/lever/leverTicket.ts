// State of the contract ticket and the preview of its order.
import { BigNumber } from 'bignumber.js';
import { checkLeverOrder, checkStops, type LeverProblem } from '../../../contracts/rules/leverOrder.ts';
import type { PositionSide } from '../../../contracts/rules/lever.ts';
import type { StoredFields } from '../../components/forms/drafts.ts';
import type { ContractTerms } from '../../components/lever/leverContract.ts';
import {
  mostLotsOf,
  openingOf,
  resultAt,
  type CrossAccount,
  type Opening,
} from '../../components/lever/opening.ts';
import { isDecimal } from '../../stored/isDecimal.ts';
import { isBoolean, isNumber, isOneOf } from '../../stored/shapes.ts';

export type MarginMode = 'isolated' | 'cross';

/** Decimal text as typed; '' while empty. */
export interface LeverTicket {
  /** Side of the last attempt; the ticket has one button for each side. */
  side: PositionSide;
  kind: 'market' | 'limit';
  /** Limit price; kept while the ticket is a market order. */
  price: string;
  lots: string;
  leverage: number;
  mode: MarginMode;
  hasStops: boolean;
  takeProfit: string;
  stopLoss: string;
}

/** All fields may be stored; validates a stored ticket. */
export const storedLeverTicket: Required<StoredFields<LeverTicket>> = {
  side: isOneOf<PositionSide>('long', 'short'),
  kind: isOneOf('market', 'limit'),
  price: isDecimal,
  lots: isDecimal,
  leverage: isNumber,
  mode: isOneOf<MarginMode>('isolated', 'cross'),
  hasStops: isBoolean,
  takeProfit: isDecimal,
  stopLoss: isDecimal,
};

/** Current conditions of a ticket. */
export interface LeverConditions {
  terms: ContractTerms;
  /** Leverages allowed for the user, ascending. */
  leverages: readonly number[];
  /** Undefined while no mark arrives. */
  mark: string | undefined;
  /** Amount available for an order; undefined if the server does not send it. */
  available: string | undefined;
  /** Shared equity of cross positions, for a ticket in cross margin; undefined if it cannot be computed. */
  cross: CrossAccount | undefined;
  /** Lots that the platform currently accepts on each side; undefined if the server does not send them. */
  room: Partial<Record<PositionSide, number | undefined>>;
}

/** Preview of one of the two buttons. */
export interface SideAssessment {
  /** Undefined without lots and a price. */
  opening: Opening | undefined;
  problems: readonly LeverProblem[];
  /** Its cost exceeds the available balance. */
  isUnaffordable: boolean;
  /** The platform accepts no more lots on this side. */
  isFull: boolean;
  /** Result at each stop after fees; undefined without a stop. */
  atTakeProfit: string | undefined;
  atStopLoss: string | undefined;
}

const isAbove0 = (text: string): boolean => /[1-9]/.test(text) && /^\d*\.?\d*$/.test(text);

/**
 * Initial ticket: lowest leverage and the margin mode with the lower maximum loss. The app never preselects more risk.
 */
export const newLeverTicket = (
  { leverages }: Pick<LeverConditions, 'leverages'>,
  price: string,
): LeverTicket => ({
  side: 'long',
  kind: 'market',
  price,
  lots: '',
  leverage: leverages[0] ?? 1,
  mode: 'isolated',
  hasStops: false,
  takeProfit: '',
  stopLoss: '',
});

export function assessSide(
  { kind, price, lots, leverage, mode, hasStops, takeProfit, stopLoss }: LeverTicket,
  side: PositionSide,
  { terms, leverages, mark, available, cross, room }: LeverConditions,
): SideAssessment {
  const limit = kind === 'limit' ? price : undefined;
  const order = { side, lots: Number(lots || 0), leverage, limit };
  const base = { opening: undefined, atTakeProfit: undefined, atStopLoss: undefined };
  const isFull = room[side] === 0;
  if (mark === undefined) return { ...base, problems: [], isUnaffordable: false, isFull };
  if (lots === '') {
    const missing = { reason: 'lever.lotsRequired', field: 'lots', values: {} } as const;
    return { ...base, problems: [missing], isUnaffordable: false, isFull };
  }
  const lotsMax = Math.min(terms.lotsMax, room[side] || terms.lotsMax);
  const problems = checkLeverOrder({ ...terms, lotsMax, leverages }, order, mark);
  if (problems.some(({ field }) => field !== 'leverage'))
    return { ...base, problems, isUnaffordable: false, isFull };
  const opening = openingOf(terms, { ...order, mark }, mode === 'cross' ? cross : undefined);
  const stops = { takeProfit: hasStops ? takeProfit : '', stopLoss: hasStops ? stopLoss : '' };
  const reference = opening.isWaiting ? opening.price : mark;
  const position = {
    side,
    quantity: new BigNumber(terms.rules.lotSize).times(order.lots).toFixed(),
    entry: opening.price,
  };
  const paid = { openingFee: opening.cost.fee, overnightFees: '0' };
  const bring = (stop: string) => (isAbove0(stop) ? resultAt(terms, position, stop, paid).net : undefined);
  return {
    opening,
    problems: [
      ...problems,
      ...checkStops(terms.rules, stops, { side, reference, liquidation: opening.liquidation }),
    ],
    isUnaffordable: available !== undefined && new BigNumber(opening.cost.total).gt(available),
    isFull,
    atTakeProfit: bring(stops.takeProfit),
    atStopLoss: bring(stops.stopLoss),
  };
}

export interface TicketAssessment {
  long: SideAssessment;
  short: SideAssessment;
  /** Side whose figures and problems the ticket shows before a side is selected. */
  shown: SideAssessment;
}

const hasSoundStops = ({ problems }: SideAssessment): boolean =>
  !problems.some(({ field }) => field === 'takeProfit' || field === 'stopLoss');

/** Stops that fit only one side select it; otherwise the ticket shows the side of the last attempt. */
export function assessTicket(ticket: LeverTicket, conditions: LeverConditions): TicketAssessment {
  const long = assessSide(ticket, 'long', conditions);
  const short = assessSide(ticket, 'short', conditions);
  const own = ticket.side === 'long' ? long : short;
  if (!ticket.hasStops || hasSoundStops(long) === hasSoundStops(short)) return { long, short, shown: own };
  return { long, short, shown: hasSoundStops(long) ? long : short };
}

/** Maximum affordable lots on either side. */
export function mostOf(ticket: LeverTicket, { terms, mark, available }: LeverConditions): number | undefined {
  if (mark === undefined || available === undefined) return undefined;
  const limit = ticket.kind === 'limit' ? ticket.price : undefined;
  if (limit !== undefined && !isAbove0(limit)) return undefined;
  return mostLotsOf(terms, { available, mark, limit, leverage: ticket.leverage });
}

/** Whole lots of a percentage of the maximum. */
export const lotsOfShare = (share: number, most: number): string => String(Math.floor((most * share) / 100));

export function shareOfLots(lots: string, most: number | undefined): number {
  if (most === undefined || most === 0 || !isAbove0(lots)) return 0;
  return Math.min(100, Math.round((Number(lots) / most) * 100));
}
