// Contract changes by commands since the last flush.
import { recordChange } from '../../../commands/recordChange.ts';
import type { Undo } from '../../../commands/Undo.ts';
import type { LeverNoticeKinds } from '../leverNotices.ts';
import type { Mark } from './marks.ts';
import type { LeverTrade } from './LeverTrade.ts';

/** Basis of a liquidation decision at that time: with its marks, the decision can be recomputed. */
export interface Decision {
  /** Id of the decision's first fill: all cross positions of an account share one decision. */
  by: number;
  /** Free funds of the account; null for isolated positions, which have their margins alone. */
  free: bigint | null;
  equity: bigint;
  required: bigint;
  /** Margin of this position. */
  margin: bigint;
  advanced: bigint;
}

/** A fill at a mark, as stored for its owner. */
export interface LeverFill {
  id: number;
  trade: LeverTrade;
  what: 'open' | 'user' | 'takeProfit' | 'stopLoss' | 'liquidation';
  lots: number;
  price: bigint;
  fee: bigint;
  /** Result of the closed lots, before fees. */
  gross: bigint;
  liquidationFee: bigint;
  insured: bigint;
  /** Marks of the decision: for cross positions, of all contracts of the account. */
  marks: readonly Mark[];
  /** Liquidations only. */
  decision: Decision | undefined;
  at: number;
}

/** An event that the owner gets a notice about. */
export interface LeverTold {
  owner: string;
  kind: keyof LeverNoticeKinds;
  about: LeverNoticeKinds[keyof LeverNoticeKinds];
}

export class LeverChanges {
  trades = new Set<LeverTrade>();
  fills: LeverFill[] = [];
  told: LeverTold[] = [];
  /** Marks that a decision used, or that passed while a user had an open position or order. */
  marks = new Set<Mark>();
  private readonly undo: Undo;

  constructor(undo: Undo) {
    this.undo = undo;
  }

  /** Must be called before a trade changes. */
  trade(trade: LeverTrade): void {
    recordChange(this.undo, this.trades, trade);
  }

  fill(fill: LeverFill): void {
    this.fills.push(fill);
    this.undo.push(() => this.fills.pop());
    for (const mark of fill.marks) this.mark(mark);
  }

  tell(told: LeverTold): void {
    this.told.push(told);
    this.undo.push(() => (this.told = this.told.filter((each) => each !== told)));
  }

  mark(mark: Mark): void {
    if (mark.isKept || this.marks.has(mark)) return;
    this.marks.add(mark);
    this.undo.push(() => this.marks.delete(mark));
  }

  clear(): void {
    this.trades = new Set();
    this.fills = [];
    this.told = [];
    this.marks = new Set();
  }
}
