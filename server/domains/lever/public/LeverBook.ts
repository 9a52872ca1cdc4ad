// In-memory state of contracts: user commands, and the effects of each index tick. Persisted by LeverStore.
import { BigNumber } from 'bignumber.js';
import type { LeverMark } from '../../../../contracts/feed.ts';
import { riskRate } from '../../../../contracts/rules/lever.ts';
import type { Hold } from '../../../ledger/Holds.ts';
import type { Ledger } from '../../../ledger/Ledger.ts';
import { Refusal } from '../../../refusal.ts';
import { timedId } from '../../../store/timedId.ts';
import type { Moving } from '../../../commands/MoneyCommand.ts';
import type { Undo } from '../../../commands/Undo.ts';
import type { Index } from '../../../instruments/indexOf.ts';
import { refuseBrokenOrder, refuseBrokenStops } from '../checks.ts';
import type { LeverContract } from './contracts.ts';
import { levelDemo, openDemo } from './demo.ts';
import { demoAsset, isDemo } from './demoContracts.ts';
import { LeverChanges } from '../engine/LeverChanges.ts';
import type { LeverTold } from '../engine/LeverChanges.ts';
import { PositionEngine } from '../engine/PositionEngine.ts';
import type { Closing } from '../engine/PositionEngine.ts';
import type { PlaceLever } from '../leverInput.ts';
import { LeverMoney } from '../engine/LeverMoney.ts';
import { NightlyFees } from '../engine/nightlyFees.ts';
import { MarginStatusBook } from '../engine/MarginStatus.ts';
import type { MarginStatus } from '../engine/MarginStatus.ts';
import {
  accountKey,
  cancelledStatus,
  faultOf,
  isAsked,
  isBeyond,
  isPosition,
  marginHoldReason,
  openStatus,
  pendingStatus,
  quoteOf,
  referenceOf,
} from '../engine/LeverTrade.ts';
import type { Fixed, LeverTrade } from '../engine/LeverTrade.ts';
import { LeverTrades } from '../engine/LeverTrades.ts';
import { LeverTriggers } from '../engine/LeverTriggers.ts';
import { isSilent, nextMark } from '../engine/marks.ts';
import type { Mark } from '../engine/marks.ts';
import { closingSide, fillUnits, isReached, priceText, priceUnits, tickOf } from '../orderFigures.ts';
import { UnpaidClosings } from '../engine/UnpaidClosings.ts';

interface One {
  owner: string;
  id: number;
}

interface Close extends One {
  /** Number of lots to close; all when absent. */
  lots?: number | undefined;
  /** Worst acceptable closing price, decimal text. */
  worst?: string | undefined;
}

interface UpTo {
  owner: string;
  symbol: string;
  untilId: number;
}

/** Per command; the others follow in later commands. */
const nightsAtOnce = 250;
/** Per tick, in turns, regardless of how many wait. */
const paidAtOnce = 50;

export class LeverBook {
  readonly contracts: ReadonlyMap<string, LeverContract>;
  readonly changes: LeverChanges;
  readonly trades: LeverTrades;
  readonly standing: MarginStatusBook;
  private readonly ledger: Ledger;
  private readonly undo: Undo;
  private readonly triggers: LeverTriggers;
  private readonly desk: PositionEngine;
  private readonly nights: NightlyFees;
  private readonly unpaid: UnpaidClosings;
  private marks: ReadonlyMap<string, Mark> = new Map();
  private readonly lastMarks = new Map<string, Mark>();
  private lastTradeId = 0;
  private lastMarkId = 0;

  constructor(contracts: ReadonlyMap<string, LeverContract>, ledger: Ledger, undo: Undo) {
    this.contracts = contracts;
    this.ledger = ledger;
    this.undo = undo;
    this.changes = new LeverChanges(undo);
    this.trades = new LeverTrades(undo);
    this.nights = new NightlyFees(this.trades);
    this.unpaid = new UnpaidClosings(undo);
    const contractOf = (symbol: string) => this.contractOf(symbol);
    const moneyOf = (quote: string) => new LeverMoney(ledger, quote);
    this.standing = new MarginStatusBook({
      contractOf,
      trades: this.trades,
      markOf: (symbol) => this.marks.get(symbol),
      freeOf: (owner, quote) => moneyOf(quote).free(owner),
    });
    this.triggers = new LeverTriggers(contracts, this.standing, undo);
    const { trades, standing, triggers, changes } = this;
    const isShort = (quote: string) => this.unpaid.has(quote);
    this.desk = new PositionEngine({ contractOf, moneyOf, isShort, trades, standing, triggers, changes });
  }

  /**
   * Opens a position immediately, or queues a limit order.
   * @throws Refusal with the first rule that it breaks; nothing is changed then.
   */
  place(tx: Moving, input: PlaceLever): LeverTrade {
    const contract = this.contractOf(input.symbol);
    const mark = this.knownMark(input.symbol, tx.now);
    refuseBrokenOrder(contract, input, {
      mark: priceText(mark.price),
      own: this.trades.countOf(accountKey(input.owner, contract.quote)),
    });
    if (isDemo(input.symbol)) openDemo(tx.ledger, input.owner);
    this.lastTradeId = timedId(this.lastTradeId, tx.now);
    const trade = newTrade(this.lastTradeId, tx.now, input);
    this.desk.refuseBrokenStops(trade, mark);
    if (isReached(contract, trade, mark)) this.desk.open(tx.now, trade, mark);
    else this.desk.wait(trade);
    return trade;
  }

  /** @throws Refusal lever.notCancellable */
  cancel(tx: Moving, { owner, id }: One): LeverTrade {
    const trade = this.trades.get(id);
    if (trade?.owner !== owner || trade.status !== pendingStatus) throw new Refusal('lever.notCancellable');
    this.desk.end(tx.now, trade, cancelledStatus, 'user');
    return trade;
  }

  /**
   * Closes a position, or some of its lots, at the mark. While no mark is known, only the whole position can be
   * requested to close, at the first mark whose price is within `worst`. A whole position closes at its mark even if
   * the platform cannot pay immediately, and is paid as soon as it can.
   * @throws Refusal lever.notOpen, lever.lotsRange, lever.silent, lever.worstNeeded, lever.beyondWorst, lever.price,
   * lever.houseShort for a part
   */
  close(tx: Moving, { owner, id, lots, worst }: Close): LeverTrade {
    const trade = this.openOf({ owner, id });
    const closed = lots ?? trade.lots;
    if (!Number.isSafeInteger(closed) || closed < 1 || closed > trade.lots) {
      const most = String(trade.lots);
      throw new Refusal('lever.lotsRange', { fields: { lots: most }, values: { max: most } });
    }
    const contract = this.contractOf(trade.symbol);
    const bound = worst === undefined ? null : worstUnits(contract, worst);
    const mark = this.markOf(trade.symbol, tx.now);
    if (mark) this.refuseBeyond(trade, closed, { bound, mark });
    if (mark && closed < trade.lots) this.desk.close(tx.now, trade, closed, { what: 'user', mark });
    else if (mark) this.closeOrFix(tx.now, trade, { what: 'user', mark });
    else if (closed < trade.lots) throw new Refusal('lever.silent', { values: { symbol: trade.symbol } });
    else {
      if (bound === null) throw new Refusal('lever.worstNeeded', { fields: { worst: '' } });
      this.chargeNights(tx.now, trade);
      this.desk.ask(trade, { at: tx.now, worst: bound });
    }
    return trade;
  }

  /**
   * Withdraws a close request: the position is open again, and the nights since the request are charged.
   * @throws Refusal lever.notAsked when no such request is pending
   */
  withdrawClose(tx: Moving, { owner, id, askedAt }: One & { askedAt: number }): LeverTrade {
    const trade = this.trades.get(id);
    if (trade?.owner !== owner || !isAsked(trade) || trade.asked?.at !== askedAt)
      throw new Refusal('lever.notAsked');
    this.desk.reopen(trade);
    this.chargeNights(tx.now, trade);
    return trade;
  }

  /**
   * Closes all open positions of a contract up to an id, each as `close` does.
   * @returns number of positions closed
   * @throws Refusal lever.silent: a worst price applies to one position only
   */
  closeAll(tx: Moving, asked: UpTo): number {
    const open = this.openUntil(asked);
    if (open.length > 0) this.knownMark(asked.symbol, tx.now);
    for (const { owner, id } of open) this.close(tx, { owner, id });
    return open.length;
  }

  /** Open positions of a contract up to an id, oldest first. */
  openUntil({ owner, symbol, untilId }: UpTo): LeverTrade[] {
    const isMeant = (trade: LeverTrade) => trade.symbol === symbol && trade.id <= untilId;
    const own = this.trades.of(owner, quoteOf(symbol)).filter(isMeant);
    return own.filter(({ status }) => status === openStatus);
  }

  /** Ends all trades of a user's demo account without a result, and restores the starting balance. */
  resetDemo(tx: Moving, owner: string): void {
    for (const trade of this.trades.of(owner, demoAsset)) this.desk.drop(tx.now, trade);
    levelDemo(tx.ledger, owner);
    this.lookAtAccount(owner, demoAsset);
  }

  /**
   * Null removes a stop.
   * @throws Refusal lever.notOpen, lever.silent, or with the rule that a stop violates
   */
  setStops(tx: Moving, input: One & { takeProfit: string | null; stopLoss: string | null }): LeverTrade {
    const trade = this.trades.get(input.id);
    if (trade?.owner !== input.owner || trade.status > openStatus) throw new Refusal('lever.notOpen');
    if (trade.status === pendingStatus)
      this.desk.refuseBrokenStops({ ...trade, ...stopsOf(input) }, this.knownMark(trade.symbol, tx.now));
    else
      refuseBrokenStops(this.contractOf(trade.symbol), input, {
        side: trade.side,
        reference: priceText(this.knownMark(trade.symbol, tx.now).price),
        liquidation: input.stopLoss === null ? undefined : this.liquidationOf(trade),
      });
    this.changes.trade(trade);
    Object.assign(trade, stopsOf(input));
    this.triggers.arm(trade);
    return trade;
  }

  /**
   * Adds margin to an isolated position.
   * @throws Refusal lever.notOpen, lever.marginCross, lever.balance
   */
  addMargin(_: Moving, { units, ...one }: One & { units: bigint }): LeverTrade {
    const trade = this.openOf(one);
    if (trade.mode === 'cross') throw new Refusal('lever.marginCross');
    this.desk.addMargin(trade, units);
    return trade;
  }

  /**
   * Applies the index of each contract and executes what is due, in order of risk.
   * @param indices undefined for a contract without a current index
   * @returns whether more is due; the next call executes it
   */
  tick(tx: Moving, indices: ReadonlyMap<string, Index | undefined>): boolean {
    this.takeMarks(tx.now, indices);
    const { isDemoOpen } = this.ledger.gate;
    const isMoving = ({ symbol }: LeverTrade) => isDemoOpen || !isDemo(symbol);
    const uncharged = this.nights.due(tx.now, nightsAtOnce, isMoving);
    for (const trade of uncharged) this.chargeNights(tx.now, trade);
    this.payFixed(tx.now, isMoving);
    const due = this.triggers.takeDue(this.marks, (account) => this.trades.countOf(account));
    // Skipped trades are armed again only when the book is rebuilt; until then a stopped demo does not change.
    const trades = due.trades
      .flatMap((id) => this.trades.get(id) ?? [])
      .filter(isMoving)
      .sort((a, b) => a.id - b.id);
    const accounts = due.accounts.filter((account) => isDemoOpen || !account.endsWith(` ${demoAsset}`));
    const [endangered, others] = partition(trades, (trade) => this.isToBeLiquidated(trade));
    const [positions, waiting] = partition(others, isPosition);
    // Stops of cross positions are handled before their account, and the account's remainder before new positions.
    for (const trade of positions) if (this.trades.get(trade.id)) this.decide(tx.now, trade);
    for (const decide of this.byRisk(tx.now, endangered, accounts)) decide();
    for (const trade of waiting) if (this.trades.get(trade.id)) this.decide(tx.now, trade);
    return due.isMore || uncharged.length === nightsAtOnce;
  }

  /** Amount that a user can transfer out of the contract account. */
  transferable(owner: string, quote = 'USDT'): bigint {
    return this.desk.transferable(owner, quote);
  }

  freeOf(owner: string, quote: string): bigint {
    return new LeverMoney(this.ledger, quote).free(owner);
  }

  /** Balance of the insurance of a contract. */
  insuranceOf({ quote }: LeverContract): bigint {
    return new LeverMoney(this.ledger, quote).insurance();
  }

  /** Call after money has entered or left a contract account. */
  lookAtAccount(owner: string, quote: string): void {
    this.desk.lookAtAccount(accountKey(owner, quote));
  }

  /** Decimal text. For a cross position: where its account is liquidated while other prices stay constant. */
  liquidationOf(trade: LeverTrade): string | undefined {
    return trade.mode === 'cross'
      ? this.standing.crossLiquidationOf(trade)
      : this.standing.liquidationOf(trade);
  }

  /** Marks of all contracts that are not silent, except demo contracts. */
  marksAt(now: number): LeverMark[] {
    return [...this.contracts.values()].flatMap(({ symbol, indexSymbol }) => {
      const mark = symbol === indexSymbol ? this.markOf(symbol, now) : undefined;
      return mark ? [{ symbol, price: priceText(mark.price), time: mark.seenAt }] : [];
    });
  }

  /** Undefined while the contract has no current index. */
  markOf(symbol: string, now: number): Mark | undefined {
    const mark = this.marks.get(symbol);
    return isSilent(mark, now) ? undefined : mark;
  }

  /** Last mark of a contract, regardless of age; undefined when none is known since the server started. */
  lastMarkOf(symbol: string): Mark | undefined {
    return this.lastMarks.get(symbol);
  }

  /** Notices due for the commands since the last call. */
  takeTold(): LeverTold[] {
    return this.changes.told.splice(0);
  }

  /** Unpaid gains of closed positions by quote asset; they wait until the platform has the funds. */
  gainsUnpaid(): Map<string, bigint> {
    const gains = new Map<string, bigint>();
    for (const trade of this.unpaid.all()) {
      const gain = trade.fixed ? this.standing.gainOf(trade) : 0n;
      const quote = quoteOf(trade.symbol);
      if (gain > 0n) gains.set(quote, (gains.get(quote) ?? 0n) + gain);
    }
    return gains;
  }

  /** Reloads the state from rows. */
  load(trades: readonly LeverTrade[], last: { trade: number; fill: number; mark: number }): void {
    this.trades.clear();
    this.triggers.clear();
    this.nights.startOver();
    this.unpaid.clear();
    this.marks = new Map();
    this.lastMarks.clear();
    const holds = new Map<string, Hold>();
    for (const hold of this.ledger.openHolds())
      if (hold.reason === marginHoldReason) holds.set(hold.reference, hold);
    for (const trade of trades) {
      trade.hold = holds.get(referenceOf(trade));
      const fault = faultOf(trade) ?? this.faultOfPair(trade);
      if (fault === undefined) this.takeUp(trade);
      else this.ledger.gate.stopFor(trade.owner, fault, isDemo(trade.symbol) ? 'demo' : 'all');
    }
    this.lastTradeId = last.trade;
    this.lastMarkId = last.mark;
    this.desk.startOver(last.fill);
    this.undo.forget();
  }

  private takeUp(trade: LeverTrade): void {
    this.trades.add(trade);
    this.trades.expose(this.contractOf(trade.symbol), trade, 0, trade.lots);
    if (trade.fixed) this.unpaid.add(trade);
    else this.triggers.arm(trade);
    this.desk.lookAtAccount(trade.account);
  }

  private faultOfPair(trade: LeverTrade): string | undefined {
    const isKnown = this.contracts.has(trade.symbol);
    return isKnown ? undefined : `${referenceOf(trade)} is of ${trade.symbol}, which is no contract any more`;
  }

  private takeMarks(now: number, indices: ReadonlyMap<string, Index | undefined>): void {
    const before = this.marks;
    const marks = new Map<string, Mark>();
    for (const [symbol, index] of indices) {
      const known = before.get(symbol);
      // The last index stays valid until it is stale.
      if (!index) {
        if (!isSilent(known, now)) marks.set(symbol, known!);
        continue;
      }
      const mark = nextMark(known, index, { symbol, now, lastId: this.lastMarkId });
      this.lastMarkId = Math.max(this.lastMarkId, mark.id);
      marks.set(symbol, mark);
      this.lastMarks.set(symbol, mark);
      if (this.triggers.isWanted(symbol)) this.changes.mark(mark);
    }
    this.marks = marks;
    this.undo.push(() => (this.marks = before));
  }

  private isToBeLiquidated(trade: LeverTrade): boolean {
    const mark = this.marks.get(trade.symbol);
    return isPosition(trade) && mark !== undefined && this.closingOf(trade, mark.price) === 'liquidation';
  }

  /** Candidates for liquidation, isolated positions and accounts alike, those with the lowest coverage first. */
  private byRisk(now: number, trades: readonly LeverTrade[], accounts: readonly string[]): (() => void)[] {
    const rated = [
      ...trades.map((trade) => ({
        standing: this.standing.of(trade),
        id: trade.id,
        decide: () => this.decide(now, trade),
      })),
      ...accounts.map((account) => ({
        standing: this.standing.ofAccount(account),
        id: 0,
        decide: () => this.decideAccount(now, account),
      })),
    ];
    rated.sort((a, b) => compareRisk(b.standing, a.standing) || a.id - b.id);
    return rated.map(({ decide }) => decide);
  }

  /** Pays closed positions that await payment, longest waiting first. */
  private payFixed(now: number, isMoving: (trade: LeverTrade) => boolean): void {
    for (const trade of this.unpaid.take(paidAtOnce, isMoving)) {
      const { fixed, lots } = trade;
      if (fixed && !this.attempt(() => this.desk.close(now, trade, lots, fixed))) this.unpaid.add(trade);
    }
  }

  private chargeNights(now: number, trade: LeverTrade): void {
    if (!this.attempt(() => this.desk.chargeNights(now, trade))) this.desk.chargeNights(now, trade, true);
  }

  /** @throws Refusal lever.beyondWorst */
  private refuseBeyond(
    trade: LeverTrade,
    lots: number,
    { bound, mark }: { bound: bigint | null; mark: Mark },
  ): void {
    const price = fillUnits(this.contractOf(trade.symbol), lots, closingSide(trade), mark);
    if (!isBeyond(trade.side, price, bound)) return;
    const nearest = priceText(price);
    throw new Refusal('lever.beyondWorst', { fields: { worst: nearest }, values: { price: nearest } });
  }

  /** Price at which a waiting close request would fill. */
  private askedPrice(trade: LeverTrade, price: bigint): bigint {
    return fillUnits(this.contractOf(trade.symbol), trade.lots, closingSide(trade), { price });
  }

  /** Ends a request that the first mark does not satisfy. */
  private reopen(now: number, trade: LeverTrade, mark: Mark): void {
    const { owner, symbol, side, lots, asked } = trade;
    const price = priceText(this.askedPrice(trade, mark.price));
    this.desk.reopen(trade);
    this.chargeNights(now, trade);
    if (isDemo(symbol)) return;
    const about = { symbol, side, lots: String(lots), price, worst: priceText(asked!.worst!) };
    this.changes.tell({ owner, kind: 'lever.reopened', about });
  }

  /** Closes the whole position, or fixes its price where the platform cannot pay immediately. */
  private closeOrFix(now: number, trade: LeverTrade, fixed: Fixed): void {
    if (this.attempt(() => this.desk.close(now, trade, trade.lots, fixed))) return;
    this.desk.fix(now, trade, fixed);
    this.unpaid.add(trade);
  }

  private decide(now: number, trade: LeverTrade): void {
    const mark = this.marks.get(trade.symbol);
    if (!mark) return this.triggers.arm(trade);
    if (trade.status === pendingStatus) return this.decideOrder(now, trade, mark);
    if (isAsked(trade) && this.closingOf(trade, mark.price) !== 'user') this.reopen(now, trade, mark);
    const what = this.closingOf(trade, mark.price);
    if (what === undefined) this.triggers.arm(trade, mark.price);
    else if (what === 'liquidation') {
      // Retried at the next tick, at any mark.
      if (!this.attempt(() => this.desk.liquidate(now, [trade], [mark]))) this.triggers.arm(trade);
    } else this.closeOrFix(now, trade, { what, mark });
  }

  /** A stop-loss takes precedence: the price passes it before the liquidation price. */
  private closingOf(trade: LeverTrade, price: bigint): Closing | undefined {
    if (trade.fixed) return trade.fixed.what;
    if (isAsked(trade) && !isBeyond(trade.side, this.askedPrice(trade, price), trade.asked?.worst ?? null))
      return 'user';
    const { takeProfit, stopLoss } = trade;
    const isLong = trade.side === 'long';
    const isPast = (bound: bigint | null, rises: boolean) =>
      bound !== null && (rises ? price >= bound : price <= bound);
    if (isPast(stopLoss, !isLong)) return 'stopLoss';
    if (isPast(takeProfit, isLong)) return 'takeProfit';
    return this.standing.isLiquidated(trade, price) ? 'liquidation' : undefined;
  }

  private decideOrder(now: number, trade: LeverTrade, mark: Mark): void {
    if (!isReached(this.contractOf(trade.symbol), trade, mark)) return this.triggers.arm(trade);
    const unknown = this.trades.crossOf(trade.account).find((each) => !this.standing.isKnown(each));
    // The amount that the account could pay is unknown too.
    if (unknown) return this.triggers.awaitMark(unknown.symbol, { trade });
    const point = this.undo.mark();
    try {
      this.desk.open(now, trade, mark);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      this.undo.rollback(point);
      // The order waited for a price at which it can no longer open: its hold is released.
      const by = error.reason === 'lever.exposure' ? 'tooLarge' : 'unaffordable';
      this.desk.end(now, trade, cancelledStatus, by);
    }
  }

  /** Evaluates all cross positions of an account together. */
  private decideAccount(now: number, account: string): void {
    const all = this.trades.crossOf(account);
    const positions = all.filter(({ fixed }) => !fixed);
    this.triggers.disarmAccount(account);
    if (positions.length === 0) return;
    const unknown = positions.find((trade) => !this.standing.isKnown(trade));
    if (unknown) return this.triggers.awaitMark(unknown.symbol, { account });
    const asked = positions.filter(isAsked);
    if (asked.length > 0) {
      // Each position closes or reopens first, regardless of the tick in which it is due.
      for (const trade of asked) this.decide(now, trade);
      return this.decideAccount(now, account);
    }
    let standing = this.standing.ofAccount(account)!;
    const isEnough = () => new BigNumber(standing.equity).gt(standing.required);
    // Waiting orders that hold the account's money are cancelled before any position is liquidated.
    if (!isEnough() && this.desk.endWaiting(now, account)) standing = this.standing.ofAccount(account)!;
    if (isEnough()) return this.triggers.armAccount(account, positions, standing, this.marks);
    const marks = [...new Set(positions.map(({ symbol }) => symbol))].map((symbol) =>
      this.marks.get(symbol)!,
    );
    const isDone = this.attempt(() => {
      // Winning positions close first: their profit pays for the others.
      const gains = new Map(all.map((trade) => [trade, this.standing.gainOf(trade)]));
      const inOrder = all.toSorted((a, b) => Number(gains.get(b)! - gains.get(a)!) || a.id - b.id);
      this.desk.liquidate(now, inOrder, marks);
    });
    // Retried at the next tick, at any marks.
    if (!isDone) this.triggers.setUnsure(account, true);
  }

  /** @returns false when the platform cannot pay it now; nothing is changed then */
  private attempt(change: () => void): boolean {
    const point = this.undo.mark();
    try {
      change();
      return true;
    } catch (error) {
      if (!(error instanceof Refusal) || error.reason !== 'lever.houseShort') throw error;
      this.undo.rollback(point);
      return false;
    }
  }

  private openOf({ owner, id }: One): LeverTrade {
    const trade = this.trades.get(id);
    if (trade?.owner !== owner || trade.status !== openStatus) throw new Refusal('lever.notOpen');
    return trade;
  }

  private knownMark(symbol: string, now: number): Mark {
    const mark = this.markOf(symbol, now);
    if (!mark) throw new Refusal('lever.silent', { values: { symbol } });
    return mark;
  }

  private contractOf(symbol: string): LeverContract {
    const contract = this.contracts.get(symbol);
    if (!contract) throw new Refusal('lever.closed', { values: { symbol } });
    return contract;
  }
}

function newTrade(id: number, now: number, input: PlaceLever): LeverTrade {
  return {
    id,
    owner: input.owner,
    symbol: input.symbol,
    side: input.side,
    mode: input.mode,
    account: accountKey(input.owner, quoteOf(input.symbol)),
    leverage: input.leverage,
    askedLots: input.lots,
    lots: input.lots,
    createdAt: now,
    limit: priceOf(input.limit),
    clientOrderId: input.clientOrderId ?? null,
    ...stopsOf(input),
    entry: null,
    margin: 0n,
    hold: undefined,
    advanced: 0n,
    openingFee: 0n,
    overnightFees: 0n,
    chargedUntil: null,
    gross: 0n,
    closingFees: 0n,
    liquidationFee: 0n,
    insured: 0n,
    closePrice: null,
    status: pendingStatus,
    fixed: null,
    asked: null,
    reopened: 0,
    endedBy: '',
    openedAt: null,
    closedAt: null,
  };
}

/** @throws Refusal lever.price for an invalid price of the contract */
function worstUnits(contract: LeverContract, worst: string): bigint {
  const units = priceUnits(worst);
  if (units > 0n && units % tickOf(contract) === 0n) return units;
  throw new Refusal('lever.price', { fields: { worst: '' }, values: { tick: contract.rules.priceTick } });
}

const priceOf = (price: string | null | undefined) => (price ? priceUnits(price) : null);
const stopsOf = ({ takeProfit, stopLoss }: Partial<Record<'takeProfit' | 'stopLoss', string | null>>) => ({
  takeProfit: priceOf(takeProfit),
  stopLoss: priceOf(stopLoss),
});

/** Positions without equity rank riskiest, those with the largest loss first; unknown status ranks as not risky. */
function compareRisk(a: MarginStatus | undefined, b: MarginStatus | undefined): number {
  if (!a || !b) return Number(a !== undefined) - Number(b !== undefined);
  const [one, other] = [a, b].map(({ required, equity }) => riskRate(required, equity));
  if (one === undefined && other === undefined) return new BigNumber(b.equity).comparedTo(a.equity) ?? 0;
  if (one === undefined || other === undefined)
    return Number(one === undefined) - Number(other === undefined);
  return new BigNumber(one).comparedTo(other) ?? 0;
}

function partition<Item>(items: readonly Item[], is: (item: Item) => boolean): [Item[], Item[]] {
  return [items.filter(is), items.filter((item) => !is(item))];
}
