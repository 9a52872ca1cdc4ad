// Timed options in memory: users' orders, and their settlement by the ticks of the index. Persisted by OptionStore. An
// order depends on its ticks alone: no call, table or operator can set a price or a result.
import {
  checkOption,
  entryWithinMs,
  optionFee,
  optionProfit,
  outcomeOf,
} from '../../../contracts/rules/option.ts';
import type { OptionDirection } from '../../../contracts/rules/option.ts';
import type { Hold } from '../../ledger/Holds.ts';
import { InsufficientFunds } from '../../ledger/Ledger.ts';
import type { Ledger } from '../../ledger/Ledger.ts';
import { fromUnits, toUnits } from '../../ledger/units.ts';
import { Refusal } from '../../refusal.ts';
import { timedId } from '../../store/timedId.ts';
import type { Moving } from '../../commands/MoneyCommand.ts';
import { recordChange } from '../../commands/recordChange.ts';
import type { Undo } from '../../commands/Undo.ts';
import { levelDemo, openDemo } from '../lever/public/demo.ts';
import { demoAsset } from '../lever/public/demoContracts.ts';
import type { Index } from '../../instruments/indexOf.ts';
import { priceScale } from '../../instruments/PairUnits.ts';
import { OptionMoney } from './OptionMoney.ts';
import {
  expiresAt,
  faultOf,
  referenceOf,
  runningStatus,
  isDemoOption,
  settledStatus,
  settlingStatus,
  stakeHoldReason,
} from './OptionOrder.ts';
import type { OptionOrder, Returned } from './OptionOrder.ts';
import { OptionTicks } from './OptionTicks.ts';
import type { Tick } from './OptionTicks.ts';
import { durations, neutralRatio, paidInSecondMost, stakes } from './public/terms.ts';
import type { Duration, OptionPair } from './public/terms.ts';

export interface PlaceOption {
  owner: string;
  matchId: number;
  asset: string;
  direction: OptionDirection;
  seconds: number;
  /** Decimal text. */
  stake: string;
  clientOrderId?: string | undefined;
}

/** Per command; the others follow in later commands, so that users' commands run in between. */
const settledAtOnce = 250;

export class OptionBook {
  readonly pairs: ReadonlyMap<number, OptionPair>;
  readonly ticks: OptionTicks;
  /** Changed since the last flush. */
  changed = new Set<OptionOrder>();
  private settled: OptionOrder[] = [];
  private readonly bySymbol: ReadonlyMap<string, OptionPair>;
  private readonly ledger: Ledger;
  private readonly undo: Undo;
  private readonly money: OptionMoney;
  private orders = new Map<number, OptionOrder>();
  private lastId = 0;

  constructor(pairs: ReadonlyMap<number, OptionPair>, ledger: Ledger, undo: Undo) {
    this.pairs = pairs;
    this.bySymbol = new Map([...pairs.values()].map((pair) => [pair.symbol, pair]));
    this.ledger = ledger;
    this.undo = undo;
    this.ticks = new OptionTicks(undo);
    this.money = new OptionMoney(ledger);
  }

  /** Whether any order depends on incoming ticks. */
  get isRunning(): boolean {
    return this.orders.size > 0;
  }

  /** Orders that run or are being settled. */
  all(): Iterable<OptionOrder> {
    return this.orders.values();
  }

  /** Unpaid gains of decided orders by asset; they wait until the platform has the funds. */
  gainsUnpaid(): Map<string, bigint> {
    const gains = new Map<string, bigint>();
    for (const { status, result, asset, profit } of this.orders.values())
      if (status === settlingStatus && result === 1) gains.set(asset, (gains.get(asset) ?? 0n) + profit);
    return gains;
  }

  freeOf(owner: string, asset: string): bigint {
    return this.money.free({ owner, asset });
  }

  pairOf(symbol: string): OptionPair | undefined {
    return this.bySymbol.get(symbol);
  }

  /**
   * Accepts an order, whose entry is the next tick.
   * @throws Refusal with the first rule that it violates; nothing is changed then
   */
  place(tx: Moving, input: PlaceOption): OptionOrder {
    const { owner, asset, seconds } = input;
    const pair = this.pairs.get(input.matchId);
    if (!pair) throw new Refusal('option.pairClosed');
    if (asset === demoAsset) openDemo(tx.ledger, owner, 'micro');
    const duration = durations.find((each) => each.seconds === seconds);
    this.refuseBroken(input, duration);
    this.lastId = timedId(this.lastId, tx.now);
    const order = newOrder(this.lastId, tx.now, { input, pair, ratio: ratioOf(input, duration!) });
    this.requireRoom(tx.now, order);
    try {
      this.money.setAside(order);
    } catch (error) {
      if (error instanceof InsufficientFunds)
        throw new Refusal('wallet.insufficientBalance', { fields: { stake: '' } });
      throw error;
    }
    recordChange(this.undo, this.changed, order);
    this.orders.set(order.id, order);
    this.undo.push(() => this.orders.delete(order.id));
    return order;
  }

  /** Returns all running orders of a user's demo account, and restores the starting balance. */
  resetDemo(tx: Moving, owner: string): void {
    for (const order of this.orders.values())
      if (order.owner === owner && order.asset === demoAsset) this.giveBack(tx.now, order, 'reset');
    levelDemo(tx.ledger, owner, 'micro');
  }

  /**
   * Takes the index of each pair with running orders and settles what is due, oldest first.
   * @returns whether more is due; the next call settles it
   */
  tick(tx: Moving, indexOf: (symbol: string) => Index | undefined): boolean {
    const symbols = new Set(Array.from(this.orders.values(), ({ symbol }) => symbol));
    for (const symbol of symbols) {
      const index = indexOf(symbol);
      if (index) this.ticks.take(symbol, index);
    }
    const due: OptionOrder[] = [];
    const { isDemoOpen } = this.ledger.gate;
    for (const order of this.orders.values()) {
      if (!isDemoOpen && order.asset === demoAsset) continue;
      if (order.openedAt === null) this.enter(tx.now, order);
      if (this.isDue(order, tx.now)) due.push(order);
    }
    due.sort((one, other) => one.id - other.id);
    for (const order of due.slice(0, settledAtOnce)) this.settle(tx.now, order);
    if (due.length > settledAtOnce) return true;
    for (const symbol of symbols) this.ticks.prune(symbol);
    return false;
  }

  /** Real-money orders that ended since the last call. */
  takeSettled(): OptionOrder[] {
    return this.settled.splice(0);
  }

  /** Reloads the state from rows. */
  load(orders: readonly OptionOrder[], ticks: readonly Tick[], lastId: number): void {
    this.orders = new Map();
    this.changed = new Set();
    this.settled = [];
    this.ticks.load(ticks);
    const holds = new Map<string, Hold>();
    for (const hold of this.ledger.openHolds())
      if (hold.reason === stakeHoldReason) holds.set(hold.reference, hold);
    for (const order of orders) {
      order.hold = holds.get(referenceOf(order));
      const fault = faultOf(order);
      if (fault === undefined) this.orders.set(order.id, order);
      else this.ledger.gate.stopFor(order.owner, fault, order.asset === demoAsset ? 'demo' : 'all');
    }
    this.lastId = lastId;
    this.undo.forget();
  }

  private refuseBroken(input: PlaceOption, duration: Duration | undefined): void {
    const { owner, asset } = input;
    const { least, most, feeRate, scale, runningMost } = stakes;
    const available = fromUnits(this.money.free({ owner, asset }), scale);
    const offer = { minimum: duration?.minimum, least, maximum: most, feeRate, scale, available };
    const problem = checkOption({ ...offer, asset: stakes.asset }, input.stake);
    if (problem) {
      const { reason, field, nearest = '', values } = problem;
      throw new Refusal(reason, { fields: { [field]: nearest }, values });
    }
    let running = 0;
    for (const order of this.orders.values())
      if (order.owner === owner && order.asset === asset) running += 1;
    if (running >= runningMost)
      throw new Refusal('option.openLimit', { values: { max: String(runningMost) } });
  }

  /**
   * The platform can pay every outcome, and the payout per second of a pair stays within its limit.
   * @throws Refusal option.exposure
   */
  private requireRoom(now: number, order: OptionOrder): void {
    const ends = endSecond(order);
    let [inSecond, altogether] = [order.profit, order.profit];
    for (const other of this.orders.values()) {
      if (other.asset !== order.asset) continue;
      altogether += other.profit;
      if (other.symbol === order.symbol && endSecond(other) === ends) inSecond += other.profit;
    }
    if (inSecond > toUnits(paidInSecondMost, stakes.scale) || altogether > this.money.ofPlatform(order.asset))
      throw new Refusal('option.exposure', { values: { symbol: order.symbol } });
  }

  /**
   * Due from its expiry on, as soon as all ticks up to it are known: a later tick would be in its proof but not in its
   * result.
   */
  private isDue(order: OptionOrder, now: number): boolean {
    if (order.status === settlingStatus) return true;
    const until = expiresAt(order);
    if (order.status !== runningStatus || until === null || now < until) return false;
    return this.ticks.areKnown(order.symbol, until, now);
  }

  private enter(now: number, order: OptionOrder): void {
    const until = order.createdAt + entryWithinMs;
    const [tick] = this.ticks.between(order.symbol, order.createdAt, until);
    if (tick) {
      recordChange(this.undo, this.changed, order);
      Object.assign(order, { open: tick.price, openedAt: tick.at });
    } else if (now > until) this.giveBack(now, order, 'noEntry');
  }

  private settle(now: number, order: OptionOrder): void {
    if (order.status === runningStatus && !this.fix(order)) return this.giveBack(now, order, 'silent');
    const point = this.undo.mark();
    try {
      recordChange(this.undo, this.changed, order);
      this.money.settle(order);
      this.end(now, order);
    } catch (error) {
      if (!(error instanceof InsufficientFunds)) throw error;
      // It is paid at a later tick; its settlement ticks stay fixed.
      this.undo.rollback(point);
    }
  }

  /** @returns false when the source was silent */
  private fix(order: OptionOrder): boolean {
    const { symbol, open, openedAt, direction, band } = order;
    const until = expiresAt(order)!;
    const ticks = this.ticks.between(symbol, openedAt!, until);
    const price = (units: bigint) => fromUnits(units, priceScale);
    const outcome = outcomeOf(
      {
        bought: direction,
        open: price(open!),
        band: price(band),
        expiresAt: until,
        priceTick: this.bySymbol.get(symbol)!.priceTick,
      },
      ticks.map((tick) => ({ price: price(tick.price), at: tick.at })),
    );
    if (!outcome) return false;
    recordChange(this.undo, this.changed, order);
    Object.assign(order, { close: outcome.close, result: outcome.result, status: settlingStatus });
    return true;
  }

  private giveBack(now: number, order: OptionOrder, returned: Returned): void {
    recordChange(this.undo, this.changed, order);
    Object.assign(order, { close: null, result: 0, returned });
    this.money.giveBack(order);
    this.end(now, order);
  }

  private end(now: number, order: OptionOrder): void {
    Object.assign(order, { status: settledStatus, settledAt: now, hold: undefined });
    this.orders.delete(order.id);
    if (!isDemoOption(order)) this.settled.push(order);
    this.undo.push(() => {
      this.orders.set(order.id, order);
      this.settled = this.settled.filter((each) => each !== order);
    });
  }
}

/** Before the entry is known, computed as if it had come immediately. */
const endSecond = (order: OptionOrder): number =>
  Math.floor((expiresAt(order) ?? order.createdAt + order.seconds * 1000) / 1000);

const ratioOf = ({ direction }: PlaceOption, { ratio }: Duration): string =>
  direction === 'neutral' ? neutralRatio : ratio;

function newOrder(
  id: number,
  now: number,
  { input, pair, ratio }: { input: PlaceOption; pair: OptionPair; ratio: string },
): OptionOrder {
  const { owner, asset, direction, seconds, stake, clientOrderId = null } = input;
  const { scale, feeRate } = stakes;
  return {
    id,
    owner,
    asset,
    direction,
    seconds,
    ratio,
    clientOrderId,
    createdAt: now,
    symbol: pair.symbol,
    stake: toUnits(stake, scale),
    fee: toUnits(optionFee(stake, feeRate, scale), scale),
    profit: toUnits(optionProfit(stake, ratio, scale), scale),
    band: toUnits(pair.bands.get(seconds)!, priceScale),
    hold: undefined,
    open: null,
    openedAt: null,
    close: null,
    result: null,
    returned: null,
    balanceAfter: null,
    settledAt: null,
    status: runningStatus,
  };
}
