// Orders and accounts to check, with the marks that trigger the check.
import { BigNumber } from 'bignumber.js';
import { quantityOf } from '../../../../contracts/rules/lever.ts';
import type { Undo } from '../../../commands/Undo.ts';
import { priceScale } from '../../../instruments/PairUnits.ts';
import type { LeverContract } from '../public/contracts.ts';
import type { MarginStatusBook, MarginStatus } from './MarginStatus.ts';
import { closingStatus, pendingStatus } from './LeverTrade.ts';
import type { LeverTrade } from './LeverTrade.ts';
import type { Mark } from './marks.ts';
import { limitMark, priceUnits, tickOf } from '../orderFigures.ts';
import { Triggers } from './Triggers.ts';
import type { Bounds } from './Triggers.ts';

/** Triggers removed because they are due; the caller sets them again after deciding. */
export interface Due {
  trades: number[];
  /** Accounts whose cross positions are checked together. */
  accounts: string[];
  /** More are due than may be taken in one call. */
  isMore: boolean;
}

/** Maximum number of contracts that a command checks, plus one account, so that other commands run in between. */
const mostAtOnce = 250;
const accountPrefix = 'cross ';
/** Due at the next mark, at any price. */
const anyMark: Bounds = { above: 0n };

export class LeverTriggers {
  private readonly contracts: ReadonlyMap<string, LeverContract>;
  private readonly standing: MarginStatusBook;
  private readonly undo: Undo;
  private readonly bySymbol: ReadonlyMap<string, Triggers>;
  /** Accounts whose cross positions are checked at the next tick, at any mark. */
  private readonly unsure = new Set<string>();

  constructor(contracts: ReadonlyMap<string, LeverContract>, standing: MarginStatusBook, undo: Undo) {
    this.contracts = contracts;
    this.standing = standing;
    this.undo = undo;
    this.bySymbol = new Map(Array.from(contracts.keys(), (symbol) => [symbol, new Triggers(undo)]));
  }

  /** Whether the mark of a contract may trigger a decision. */
  isWanted(symbol: string): boolean {
    return this.bySymbol.get(symbol)!.size > 0;
  }

  /** @param decidedAt a mark without an effect: the next mark triggers the check, not the same one again */
  arm(trade: LeverTrade, decidedAt?: bigint): void {
    const bounds = this.boundsOf(trade);
    const tick = tickOf(this.contracts.get(trade.symbol)!);
    if (decidedAt !== undefined) {
      if (bounds.below !== undefined && bounds.below >= decidedAt) bounds.below = decidedAt - tick;
      if (bounds.above !== undefined && bounds.above <= decidedAt) bounds.above = decidedAt + tick;
    }
    this.bySymbol.get(trade.symbol)!.set(String(trade.id), bounds);
  }

  disarm({ symbol, id }: LeverTrade): void {
    this.bySymbol.get(symbol)!.set(String(id), {});
  }

  /**
   * While the marks of its contracts stay within these bounds, the account's equity is known to suffice: the loss that
   * a move of one contract may cause is its share of the equity above the requirement.
   */
  armAccount(
    account: string,
    positions: readonly LeverTrade[],
    { equity, required }: MarginStatus,
    marks: ReadonlyMap<string, Mark>,
  ): void {
    this.disarmAccount(account);
    const groups = Map.groupBy(positions, ({ symbol }) => symbol);
    // Each figure of a position is rounded by less than a unit.
    const rounding = new BigNumber(3 * positions.length).shiftedBy(-priceScale);
    const slack = BigNumber.max(0, new BigNumber(equity).minus(required).minus(rounding)).div(groups.size);
    for (const [symbol, trades] of groups) {
      const contract = this.contracts.get(symbol)!;
      const { rules } = contract;
      const lots = trades.reduce((sum, trade) => sum + trade.lots, 0);
      const steepest = new BigNumber(rules.tiers.at(-1)!.rate).plus(rules.feeRate).plus(1);
      const distance = slack.div(steepest.times(quantityOf(rules, lots))).shiftedBy(priceScale);
      const step = max(tickOf(contract), BigInt(distance.decimalPlaces(0, BigNumber.ROUND_FLOOR).toFixed()));
      const { price } = marks.get(symbol)!;
      this.bySymbol.get(symbol)!.set(accountPrefix + account, { below: price - step, above: price + step });
    }
  }

  /** Checks an order or an account at the next mark of a contract whose mark is currently unknown. */
  awaitMark(symbol: string, { trade, account = '' }: { trade?: LeverTrade; account?: string }): void {
    this.bySymbol.get(symbol)!.set(trade ? String(trade.id) : accountPrefix + account, anyMark);
  }

  disarmAccount(account: string): void {
    for (const triggers of this.bySymbol.values()) triggers.set(accountPrefix + account, {});
  }

  /** Has an account checked at the next tick, at any mark. */
  setUnsure(account: string, isUnsure: boolean): void {
    if (this.unsure.has(account) === isUnsure) return;
    const change = (to: boolean) => (to ? this.unsure.add(account) : this.unsure.delete(account));
    change(isUnsure);
    this.undo.push(() => change(!isUnsure));
  }

  /** @param sizeOf number of contracts of an account */
  takeDue(marks: ReadonlyMap<string, Mark>, sizeOf: (account: string) => number): Due {
    const accounts = new Set<string>();
    const trades: number[] = [];
    let size = 0;
    const takeAccount = (account: string) => {
      if (!accounts.has(account)) size += Math.max(1, sizeOf(account));
      accounts.add(account);
    };
    for (const account of this.unsure) {
      if (size >= mostAtOnce) break;
      takeAccount(account);
    }
    for (const account of accounts) this.setUnsure(account, false);
    let isMore = this.unsure.size > 0;
    for (const [symbol, triggers] of this.bySymbol) {
      const price = marks.get(symbol)?.price;
      if (price === undefined) continue;
      for (let name = triggers.nextDue(price); name !== undefined; name = triggers.nextDue(price)) {
        if (size >= mostAtOnce) {
          isMore = true;
          break;
        }
        triggers.set(name, {});
        if (name.startsWith(accountPrefix)) {
          takeAccount(name.slice(accountPrefix.length));
          continue;
        }
        trades.push(Number(name));
        size += 1;
      }
    }
    return { trades, accounts: [...accounts], isMore };
  }

  clear(): void {
    this.unsure.clear();
    for (const triggers of this.bySymbol.values()) triggers.clear();
  }

  private boundsOf(trade: LeverTrade): Bounds {
    const isLong = trade.side === 'long';
    if (trade.status === pendingStatus) {
      const limit = limitMark(this.contracts.get(trade.symbol)!, trade);
      return isLong ? { below: limit } : { above: limit };
    }
    if (trade.status === closingStatus) return anyMark;
    const liquidation = this.standing.liquidationOf(trade);
    const danger = liquidation === undefined ? undefined : priceUnits(liquidation);
    const [profit, loss] = [trade.takeProfit ?? undefined, trade.stopLoss ?? undefined];
    return isLong
      ? { below: nearer(danger, loss, max), above: profit }
      : { below: profit, above: nearer(danger, loss, min) };
  }
}

const min = (a: bigint, b: bigint): bigint => (a < b ? a : b);
const max = (a: bigint, b: bigint): bigint => (a > b ? a : b);

function nearer(
  a: bigint | undefined,
  b: bigint | undefined,
  of: (a: bigint, b: bigint) => bigint,
): bigint | undefined {
  if (a === undefined || b === undefined) return a ?? b;
  return of(a, b);
}
