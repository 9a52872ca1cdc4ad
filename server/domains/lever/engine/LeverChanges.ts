// What commands have changed of contracts since the last flush.
import { recordChange } from '../../../commands/recordChange.ts';
import type { Undo } from '../../../commands/Undo.ts';
import type { LeverNoticeKinds } from '../leverNotices.ts';
import type { Mark } from './marks.ts';
import type { LeverTrade } from './LeverTrade.ts';

/** What a liquidation was decided on, as of then: with its marks anybody can compute it again. */
export interface Decision {
  /** The first of the fills that it has made: all cross positions of an account have one decision. */
  by: number;
  /** What of the account was free; null of isolated positions, which have their margins alone. */
  free: bigint | null;
  equity: bigint;
  required: bigint;
  /** Of this position. */
  margin: bigint;
  advanced: bigint;
}

/** Something that was done at a mark, as the row that keeps it for its owner. */
export interface LeverFill {
  id: number;
  trade: LeverTrade;
  what: 'open' | 'user' | 'takeProfit' | 'stopLoss' | 'liquidation';
  lots: number;
  price: bigint;
  fee: bigint;
  /** Of what was closed, before fees. */
  gross: bigint;
  liquidationFee: bigint;
  insured: bigint;
  /** What it was decided on: of cross positions the marks of all contracts of the account. */
  marks: readonly Mark[];
  /** Of liquidations alone. */
  decision: Decision | undefined;
  at: number;
}

/** Something that the owner is told of in a notice. */
export interface LeverTold {
  owner: string;
  kind: keyof LeverNoticeKinds;
  about: LeverNoticeKinds[keyof LeverNoticeKinds];
}

export class LeverChanges {
  trades = new Set<LeverTrade>();
  fills: LeverFill[] = [];
  told: LeverTold[] = [];
  /** Those that something was decided on, or that passed while somebody had something at stake. */
  marks = new Set<Mark>();
  private readonly undo: Undo;

  constructor(undo: Undo) {
    this.undo = undo;
  }

  /** Call it before a trade changes. */
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
