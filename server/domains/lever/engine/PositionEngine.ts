// Opens and closes positions at a mark: price, fees, margin, result, and the fill that records the marks of the
// decision.
import { BigNumber } from 'bignumber.js';
import { fromUnits, toUnits } from '../../../ledger/units.ts';
import { Refusal } from '../../../refusal.ts';
import { timedId } from '../../../store/timedId.ts';
import { refuseBrokenStops } from '../checks.ts';
import type { LeverContract } from '../public/contracts.ts';
import { isDemo } from '../public/demoContracts.ts';
import type { Decision, LeverChanges, LeverFill } from './LeverChanges.ts';
import type { Backing, LeverMoney } from './LeverMoney.ts';
import type { MarginStatusBook } from './MarginStatus.ts';
import { nightsBetween } from './nightlyFees.ts';
import {
  accountKey,
  cancelledStatus,
  chargedTo,
  closedStatus,
  closingStatus,
  isPosition,
  openStatus,
} from './LeverTrade.ts';
import type { CloseRequest, EndedBy, Fixed, LeverTrade } from './LeverTrade.ts';
import type { LeverTrades } from './LeverTrades.ts';
import type { LeverTriggers } from './LeverTriggers.ts';
import type { Mark } from './marks.ts';
import {
  closingSide,
  costUnits,
  feeUnits,
  fillUnits,
  fixedPrice,
  isReached,
  liquidationFeeUnits,
  notionalUnits,
  openingUnits,
  overnightUnits,
  priceText,
  resultUnits,
  signedUnits,
} from '../orderFigures.ts';

export type Closing = Exclude<LeverFill['what'], 'open'>;

const told = {
  liquidation: 'lever.liquidated',
  takeProfit: 'lever.takeProfit',
  stopLoss: 'lever.stopLoss',
} as const;

interface Parts {
  contractOf: (symbol: string) => LeverContract;
  moneyOf: (quote: string) => LeverMoney;
  /** Whether the platform owes a user a gain in this asset. */
  isShort: (quote: string) => boolean;
  trades: LeverTrades;
  standing: MarginStatusBook;
  triggers: LeverTriggers;
  changes: LeverChanges;
}

/** Lots that are being closed, and their settlement until now. */
interface Leaving {
  /** Id of the resulting fill. */
  readonly id: number;
  readonly trade: LeverTrade;
  readonly contract: LeverContract;
  readonly money: LeverMoney;
  readonly lots: number;
  readonly price: bigint;
  /** Before fees. */
  readonly gross: bigint;
  /** Gain less the part that was paid early. */
  readonly owed: bigint;
  /** Margin of the whole position before. */
  readonly margin: bigint;
  readonly advanced: bigint;
  /** Share of the margin for these lots. */
  readonly released: bigint;
  readonly backing: Backing | undefined;
  closingFee: bigint;
  liquidationFee: bigint;
  /** Part of a loss that the owner could not pay, and the part of it that the insurance paid. */
  missing: bigint;
  borne: bigint;
}

export class PositionEngine {
  private readonly parts: Parts;
  private lastFillId = 0;

  constructor(parts: Parts) {
    this.parts = parts;
  }

  /** @param lastFillId last used fill id */
  startOver(lastFillId: number): void {
    this.lastFillId = lastFillId;
  }

  /**
   * Holds margin and fee of a limit order.
   * @throws Refusal lever.balance
   */
  wait(trade: LeverTrade): void {
    const contract = this.parts.contractOf(trade.symbol);
    const { total } = costUnits(contract, trade, trade.limit!);
    this.requireFree(trade, total);
    this.parts.changes.trade(trade);
    this.parts.trades.add(trade);
    this.parts.moneyOf(contract.quote).setAside(trade, total);
    this.parts.triggers.arm(trade);
    this.lookAtAccount(trade.account);
  }

  /**
   * @throws Refusal lever.exposure if the platform's exposure limit is reached, lever.balance if the funds are
   * insufficient
   */
  open(now: number, trade: LeverTrade, mark: Mark): void {
    const { contractOf, moneyOf, trades, changes, triggers } = this.parts;
    const contract = contractOf(trade.symbol);
    const money = moneyOf(contract.quote);
    changes.trade(trade);
    const hasWaited = trade.hold !== undefined;
    money.release(trade);
    const price = this.openingPrice(contract, trade, { mark, hasWaited });
    const cost = costUnits(contract, trade, price);
    this.requireRoom(contract, trade, price);
    this.requireFree(trade, cost.total);
    money.setAside(trade, cost.margin);
    money.charge(trade, cost.fee);
    Object.assign(trade, {
      entry: price,
      openingFee: cost.fee,
      status: openStatus,
      openedAt: now,
      chargedUntil: now,
    });
    trades.add(trade);
    trades.expose(contract, trade, 0, trade.lots);
    changes.fill({
      id: this.nextFillId(now),
      trade,
      what: 'open',
      lots: trade.lots,
      price,
      fee: cost.fee,
      gross: 0n,
      liquidationFee: 0n,
      insured: 0n,
      marks: [mark],
      decision: undefined,
      at: now,
    });
    this.requireStanding(trade);
    triggers.arm(trade);
    this.lookAtAccount(trade.account);
  }

  /**
   * Closes some or all lots of a position, except by liquidation.
   * @throws Refusal lever.houseShort
   */
  close(
    now: number,
    trade: LeverTrade,
    lots: number,
    { what, mark }: { what: Exclude<Closing, 'liquidation'>; mark: Mark },
  ): void {
    // Gains of other positions are not paid in advance here: a fee that the platform cannot pay would prevent the
    // closing.
    this.chargeNights(chargedTo(trade, now), trade, true);
    const contract = this.parts.contractOf(trade.symbol);
    const price = fillUnits(contract, lots, closingSide(trade), mark);
    const part = this.takeOut(now, trade, { lots, price, along: [trade] });
    settleResult(part);
    chargeClosing(part);
    this.finish(now, part, { what, marks: [mark], decision: undefined });
  }

  /** Requests closing at the first mark, within the owner's worst price. */
  ask(trade: LeverTrade, asked: CloseRequest): void {
    const { changes, triggers } = this.parts;
    changes.trade(trade);
    Object.assign(trade, { status: closingStatus, asked });
    triggers.arm(trade);
    this.lookAtAccount(trade.account);
  }

  /** Ends a request to close; the position is open again, and its overnight fees are due. */
  reopen(trade: LeverTrade): void {
    const { changes, triggers } = this.parts;
    changes.trade(trade);
    Object.assign(trade, { status: openStatus, asked: null, reopened: trade.reopened + 1 });
    triggers.arm(trade);
    this.lookAtAccount(trade.account);
  }

  /** Closes a position completely at a mark whose gain the platform cannot pay now: later events do not affect it. */
  fix(now: number, trade: LeverTrade, fixed: Fixed): void {
    const { changes, triggers } = this.parts;
    this.chargeNights(chargedTo(trade, now), trade, true);
    changes.trade(trade);
    changes.mark(fixed.mark);
    Object.assign(trade, { status: closingStatus, fixed });
    triggers.disarm(trade);
    this.lookAtAccount(trade.account);
  }

  /**
   * Liquidates an isolated position, or all cross positions of an account together, those with gains first. A
   * liquidation charges its fee but no spread: it closes at the mark of the decision.
   * @param marks of all contracts of these positions
   * @throws Refusal lever.houseShort
   */
  liquidate(now: number, trades: readonly LeverTrade[], marks: readonly Mark[]): void {
    for (const trade of trades) this.chargeNights(chargedTo(trade, now), trade, true);
    const decision = this.decisionOn(trades[0]!);
    const parts = trades.map((trade) => {
      const fixed = fixedPrice(this.parts.contractOf(trade.symbol), trade);
      const price = fixed ?? marks.find(({ symbol }) => symbol === trade.symbol)!.price;
      return this.takeOut(now, trade, { lots: trade.lots, price, along: trades });
    });
    const by = parts[0]!.id;
    // Fees are taken from the remainder after all results, so that the insurance pays losses only.
    for (const part of parts) settleResult(part);
    for (const part of parts) chargeClosing(part);
    for (const part of parts) if (!part.trade.fixed) chargeLiquidation(part);
    for (const part of parts) {
      const { margin, advanced, trade } = part;
      if (trade.fixed) {
        const { what, mark } = trade.fixed;
        this.finish(now, part, { what, marks: [mark], decision: undefined });
      } else
        this.finish(now, part, {
          what: 'liquidation',
          marks,
          decision: { ...decision, by, margin, advanced },
        });
    }
  }

  /** Releases the remaining hold. */
  end(
    now: number,
    trade: LeverTrade,
    status: typeof closedStatus | typeof cancelledStatus,
    by: EndedBy,
  ): void {
    const { contractOf, moneyOf, trades, changes, triggers } = this.parts;
    changes.trade(trade);
    moneyOf(contractOf(trade.symbol).quote).release(trade);
    const asked = by === 'user' ? trade.asked : null;
    Object.assign(trade, { status, fixed: null, asked, endedBy: by, closedAt: now });
    triggers.disarm(trade);
    trades.remove(trade);
    this.lookAtAccount(trade.account);
  }

  /**
   * Cancels waiting orders of an account, in both modes: its cross positions need the held funds.
   * @returns whether there were any
   */
  endWaiting(now: number, account: string): boolean {
    const waiting = this.parts.trades.waitingOf(account);
    for (const trade of waiting) this.end(now, trade, cancelledStatus, 'marginNeeded');
    return waiting.length > 0;
  }

  /**
   * Ends a demo order or position without a result. A position is closed, and keeps the lots that no fill has closed
   * and the part of their gain that was paid in advance.
   */
  drop(now: number, trade: LeverTrade): void {
    const { contractOf, trades } = this.parts;
    trades.expose(contractOf(trade.symbol), trade, trade.lots, 0);
    this.end(now, trade, isPosition(trade) ? closedStatus : cancelledStatus, 'reset');
  }

  /**
   * Charges each night that has begun since the last charge, also for a position closed before its turn. Amounts that
   * the account does not have are not charged.
   * @param isPlatformShort gains of other open positions are not used, because the platform cannot pay them
   * @throws Refusal lever.houseShort
   */
  chargeNights(now: number, trade: LeverTrade, isPlatformShort = false): void {
    const { contractOf, moneyOf, changes, triggers } = this.parts;
    const contract = contractOf(trade.symbol);
    const nights = nightsBetween(trade.chargedUntil!, now);
    if (nights === 0) return;
    const fee = BigInt(nights) * overnightUnits(contract, trade);
    const unpaid = isPlatformShort ? this.parts.trades.crossOf(trade.account) : [];
    const backing = trade.mode === 'cross' ? this.backingOf(now, trade, unpaid) : undefined;
    changes.trade(trade);
    trade.overnightFees += moneyOf(contract.quote).take(trade, fee, 'overnight', backing);
    trade.chargedUntil = now;
    triggers.arm(trade);
    this.lookAtAccount(trade.account);
  }

  /** @throws Refusal lever.balance */
  addMargin(trade: LeverTrade, units: bigint): void {
    const { contractOf, moneyOf, changes, triggers } = this.parts;
    this.requireFree(trade, units, 'margin');
    changes.trade(trade);
    const money = moneyOf(contractOf(trade.symbol).quote);
    const margin = trade.margin + units;
    money.release(trade);
    money.setAside(trade, margin);
    triggers.arm(trade);
    this.lookAtAccount(trade.account);
  }

  /**
   * Checks stops at the placed price; a pending order's price does not get worse, and one that crosses is filled at the
   * mark.
   * @throws Refusal with the invalid stop, lever.tooRisky
   */
  refuseBrokenStops(trade: LeverTrade, mark: Mark): void {
    const contract = this.parts.contractOf(trade.symbol);
    const limit = isReached(contract, trade, mark) ? null : trade.limit;
    const reference = limit ?? mark.price;
    const entry = limit ?? openingUnits(contract, trade, mark);
    const { margin, fee } = costUnits(contract, trade, entry);
    if (this.parts.standing.isLiquidated({ ...trade, entry, margin }, reference)) throw tooRisky();
    const stop = (price: bigint | null) => (price === null ? null : priceText(price));
    const stops = { takeProfit: stop(trade.takeProfit), stopLoss: stop(trade.stopLoss) };
    const { standing } = this.parts;
    const opened = { ...trade, entry, margin, hold: undefined };
    const held = trade.hold ? trade.margin : 0n;
    const liquidation =
      trade.mode === 'isolated'
        ? standing.liquidationOf(opened)
        : // Computed from all positions of the account.
          trade.stopLoss === null
          ? undefined
          : standing.crossLiquidationOf(opened, fee - held);
    const about = { side: trade.side, reference: priceText(reference), liquidation };
    refuseBrokenStops(contract, stops, about);
  }

  /** Free funds less the losses of open cross positions; 0 while one of their marks is unknown. */
  transferable(owner: string, quote: string): bigint {
    const { moneyOf, trades, standing } = this.parts;
    const free = moneyOf(quote).free(owner);
    const positions = trades.crossOf(accountKey(owner, quote));
    if (!positions.every((trade) => standing.isKnown(trade))) return 0n;
    const gained = positions.reduce((sum, trade) => sum + standing.gainOf(trade), 0n);
    return gained < 0n ? max(0n, free + gained) : free;
  }

  /** Call after a change of the account's funds: its cross positions are checked at the next tick. */
  lookAtAccount(account: string): void {
    const { trades, triggers } = this.parts;
    triggers.setUnsure(account, trades.crossOf(account).length > 0);
  }

  /**
   * Opening price after spread and slippage; for a limit order, the limit or better. A better price costs a short more
   * margin: a waiting order whose owner lacks it opens at the limit. An order that never waited gets no such fallback,
   * because it would start with a loss.
   */
  private openingPrice(
    contract: LeverContract,
    trade: LeverTrade,
    { mark, hasWaited }: { mark: Mark; hasWaited: boolean },
  ): bigint {
    const price = openingUnits(contract, trade, mark);
    if (trade.limit === null || trade.side === 'long' || !hasWaited) return price;
    const free = this.transferable(trade.owner, contract.quote);
    return costUnits(contract, trade, price).total <= free ? price : trade.limit;
  }

  private requireFree({ owner, symbol }: LeverTrade, total: bigint, field = 'lots'): void {
    const { quote, rules } = this.parts.contractOf(symbol);
    const free = this.transferable(owner, quote);
    if (total <= free) return;
    const text = (units: bigint) => fromUnits(units, rules.quoteScale);
    const values = { available: text(free), needed: text(total), asset: quote };
    throw new Refusal('lever.balance', { fields: { [field]: '' }, values });
  }

  /**
   * Refuses a position that its own opening mark would liquidate.
   * @throws Refusal lever.tooRisky
   */
  private requireStanding(trade: LeverTrade): void {
    const { equity, required } = this.parts.standing.of(trade)!;
    if (new BigNumber(equity).lte(required)) throw tooRisky();
  }

  /**
   * Orders that reduce the platform's exposure are always accepted.
   * @throws Refusal lever.exposure
   */
  private requireRoom(contract: LeverContract, trade: LeverTrade, price: bigint): void {
    const before = this.parts.trades.exposureOf(trade.symbol);
    const value = notionalUnits(contract, trade.lots, price);
    const after = trade.side === 'long' ? before + value : before - value;
    if (abs(after) <= abs(before)) return;
    const most = toUnits(contract.exposureMax, contract.rules.quoteScale);
    const { moneyOf, isShort } = this.parts;
    if (abs(after) > most || moneyOf(contract.quote).insurance() === 0n || isShort(contract.quote))
      throw new Refusal('lever.exposure', { values: { symbol: trade.symbol } });
  }

  /** @param settled trades whose gains are settled on their own and are not used for others */
  private backingOf(now: number, trade: LeverTrade, settled: readonly LeverTrade[] = []): Backing {
    const { trades, standing, changes } = this.parts;
    const others = trades.crossOf(trade.account).filter((other) => other !== trade);
    const alone = new Set(settled);
    return {
      others,
      gainers: others.filter((other) => !alone.has(other)),
      gainOf: (other) => standing.gainOf(other),
      note: (other) => changes.trade(other),
      endWaiting: () => this.endWaiting(now, trade.account),
    };
  }

  /** @param along positions that are settled together */
  private takeOut(
    now: number,
    trade: LeverTrade,
    { lots, price, along }: { lots: number; price: bigint; along: readonly LeverTrade[] },
  ): Leaving {
    const { contractOf, moneyOf, trades, changes } = this.parts;
    const contract = contractOf(trade.symbol);
    const gross = resultUnits(contract, trade, lots, price);
    const share = (units: bigint) => (units * BigInt(lots)) / BigInt(trade.lots);
    const { margin, advanced } = trade;
    const early = share(advanced);
    changes.trade(trade);
    trades.expose(contract, trade, trade.lots, trade.lots - lots);
    trade.advanced -= early;
    return {
      id: this.nextFillId(now),
      trade,
      contract,
      lots,
      price,
      gross,
      owed: gross - early,
      margin,
      advanced,
      released: share(margin),
      money: moneyOf(contract.quote),
      backing: trade.mode === 'cross' ? this.backingOf(now, trade, along) : undefined,
      closingFee: 0n,
      liquidationFee: 0n,
      missing: 0n,
      borne: 0n,
    };
  }

  /** Notifies the owner of closings that the owner has not just requested; demo trades cause no notice. */
  private tell({ trade, lots, price }: Leaving, what: Closing): void {
    if (what === 'user' || isDemo(trade.symbol)) return;
    const { owner, symbol, side } = trade;
    const about = { symbol, side, lots: String(lots), price: priceText(price) };
    this.parts.changes.tell({ owner, kind: told[what], about });
  }

  private finish(
    now: number,
    part: Leaving,
    why: { what: Closing; marks: readonly Mark[]; decision: Decision | undefined },
  ): void {
    const { id, trade, lots, price, gross, closingFee, liquidationFee, missing, borne } = part;
    trade.lots -= lots;
    trade.gross += gross;
    trade.closingFees += closingFee;
    trade.liquidationFee += liquidationFee;
    trade.insured += missing;
    trade.closePrice = price;
    this.parts.changes.fill({
      ...why,
      id,
      trade,
      lots,
      price,
      fee: closingFee,
      gross,
      liquidationFee,
      insured: borne,
      at: now,
    });
    this.tell(part, why.what);
    if (trade.lots === 0) return this.end(now, trade, closedStatus, why.what);
    part.money.release(trade, max(0n, part.released - (part.margin - trade.margin)));
    this.parts.triggers.arm(trade);
    this.lookAtAccount(trade.account);
  }

  private decisionOn(trade: LeverTrade): Pick<Decision, 'free' | 'equity' | 'required'> {
    const { contractOf, moneyOf, standing } = this.parts;
    const { quote, rules } = contractOf(trade.symbol);
    const { equity, required } = standing.of(trade)!;
    const units = (amount: string) => signedUnits(amount, rules.quoteScale);
    return {
      free: trade.mode === 'cross' ? moneyOf(quote).free(trade.owner) : null,
      equity: units(equity),
      required: units(required),
    };
  }

  private nextFillId(now: number): number {
    this.lastFillId = timedId(this.lastFillId, now);
    return this.lastFillId;
  }
}

/** A loss is taken from available funds; the insurance covers the rest as far as it can. */
function settleResult(part: Leaving): void {
  const { money, trade, owed, backing } = part;
  if (owed >= 0n) return money.payGain(trade, owed);
  part.missing = -owed - money.take(trade, -owed, 'house', backing);
  part.borne = part.missing > 0n ? money.bear(trade, part.missing) : 0n;
}

function chargeClosing(part: Leaving): void {
  const { money, trade, owed, backing } = part;
  const fee = feeUnits(part.contract, part.lots, part.price);
  // For an isolated gain paid just now the fee is taken from the gain, not from the margin.
  const ofGain = backing || owed <= 0n ? 0n : min(fee, owed);
  money.charge(trade, ofGain);
  part.closingFee = ofGain + money.take(trade, fee - ofGain, 'fees', backing);
}

function chargeLiquidation(part: Leaving): void {
  const { money, trade, backing } = part;
  const asked = liquidationFeeUnits(part.contract, part.lots, part.price);
  part.liquidationFee = money.take(trade, asked, 'insurance', backing);
}

const tooRisky = () => new Refusal('lever.tooRisky', { fields: { leverage: '' } });

const abs = (value: bigint): bigint => (value < 0n ? -value : value);
const min = (a: bigint, b: bigint): bigint => (a < b ? a : b);
const max = (a: bigint, b: bigint): bigint => (a > b ? a : b);
