// Calculations of leveraged contracts: the ticket's preview, the server's charges and liquidations use the same code.
// Linear contracts, settled in the quote asset. All amounts are decimal text; rates are fractions, 0.0005 for 0.05 %.
// Amounts that a user pays or must have are rounded up, amounts that a user receives are rounded down, and a
// liquidation price is rounded towards the mark, so that it never looks safer than it is.
import { BigNumber } from 'bignumber.js';

export type PositionSide = 'long' | 'short';

/** Maintenance margin tier up to a notional value. */
export interface Tier {
  /** Upper bound of the tier's notional value; in the last tier the maximum notional value of a position. */
  upTo: string;
  /** Maintenance margin as a fraction of the notional value. */
  rate: string;
  /** Maintenance amount: subtracted so that the margin is continuous at the tier's boundary. */
  amount: string;
}

export interface Contract {
  /** Base quantity of a lot. */
  lotSize: string;
  priceTick: string;
  /** Decimal places of the quote asset. */
  quoteScale: number;
  /** Fee for opening and for closing, as a fraction of the notional value. */
  feeRate: string;
  /** Lowest tier first. */
  tiers: readonly Tier[];
}

/** Spread and slippage that the platform charges for an immediate fill, as a distance from the mark. */
export interface FillTerms {
  /** Half spread as a fraction of the mark, independent of the size. */
  halfSpread: string;
  /** Slippage of each million of notional value, as a fraction of the mark. */
  slippage: string;
}

export interface Position {
  side: PositionSide;
  /** Base quantity: lots × lot size. */
  quantity: string;
  /** The price at which it was opened. */
  entry: string;
}

/** 1 for a long position, which gains when the price rises. */
const signOf = (side: PositionSide): 1 | -1 => (side === 'long' ? 1 : -1);

const up = (value: BigNumber, scale: number) => value.decimalPlaces(scale, BigNumber.ROUND_CEIL).toFixed();
const down = (value: BigNumber, scale: number) => value.decimalPlaces(scale, BigNumber.ROUND_FLOOR).toFixed();

/** @returns tiers with the deduction of each: floor × (its rate − the previous rate) + the previous deduction */
export function tiersOf(ladder: readonly Omit<Tier, 'amount'>[]): Tier[] {
  const tiers: Tier[] = [];
  for (const { upTo, rate } of ladder) {
    const before = tiers.at(-1);
    const step = new BigNumber(rate).minus(before?.rate ?? rate);
    const amount = step.times(before?.upTo ?? 0).plus(before?.amount ?? 0);
    tiers.push({ upTo, rate, amount: amount.toFixed() });
  }
  return tiers;
}

/** The tier of a notional value; a value beyond the last tier, which a price change may cause, has the last tier. */
function tierAt(tiers: readonly Tier[], notional: BigNumber.Value): Tier {
  const tier = tiers.find(({ upTo }) => new BigNumber(upTo).gte(notional)) ?? tiers.at(-1);
  if (!tier) throw new Error('A contract needs a tier');
  return tier;
}

const notionalOf = (quantity: string, price: BigNumber.Value) => new BigNumber(quantity).times(price);

/** Maintenance margin of a position at a price, without the closing fee. */
export function maintenanceMargin({ tiers, quoteScale }: Contract, quantity: string, price: string): string {
  const notional = notionalOf(quantity, price);
  const { rate, amount } = tierAt(tiers, notional);
  return up(notional.times(rate).minus(amount), quoteScale);
}

/** Initial margin of a position. */
export function initialMargin(
  { quoteScale }: Contract,
  quantity: string,
  price: string,
  leverage: number,
): string {
  // Rounded once, after the exact quotient: an intermediate rounding could hide a remainder that has to round up.
  const step = new BigNumber(10).pow(-quoteScale);
  return onStep(notionalOf(quantity, price), new BigNumber(leverage), step, 'up');
}

/** Fee for opening or closing at a price. */
export function tradeFee({ feeRate, quoteScale }: Contract, quantity: string, price: string): string {
  return up(notionalOf(quantity, price).times(feeRate), quoteScale);
}

/**
 * Fill price: mark × (1 ± (half spread + slippage × notional value ÷ 1,000,000)), rounded to the tick that is worse for
 * the user.
 */
export function fillPrice(
  { priceTick }: Contract,
  terms: FillTerms,
  { side, quantity, mark }: { side: 'buy' | 'sell'; quantity: string; mark: string },
): string {
  const price = exactFill(terms, { side, quantity, mark });
  if (!price.gt(0)) return priceTick;
  return onStep(price, new BigNumber(1), new BigNumber(priceTick), side === 'buy' ? 'up' : 'down');
}

function exactFill(
  { halfSpread, slippage }: FillTerms,
  { side, quantity, mark }: { side: 'buy' | 'sell'; quantity: string; mark: BigNumber.Value },
): BigNumber {
  const millions = new BigNumber(quantity).times(mark).shiftedBy(-6);
  const distance = millions.times(slippage).plus(halfSpread);
  return new BigNumber(mark).times(distance.times(side === 'buy' ? 1 : -1).plus(1));
}

/** Maximum decimal places of marks. */
const markScale = 8;

/**
 * The mark at which an order is filled at a price: at this mark or below it no buy is filled above its price, and at
 * this mark or above it no sale is filled below its price. Undefined if no such mark exists, as for a sale that is too
 * large for its price.
 */
export function markOfFill(
  terms: FillTerms,
  { side, quantity, price }: { side: 'buy' | 'sell'; quantity: string; price: string },
): string | undefined {
  const isBuy = side === 'buy';
  // The root of: quantity × slippage ÷ 1,000,000 × mark² ± (1 ± half the spread) × mark = ± price.
  const bend = new BigNumber(quantity)
    .times(terms.slippage)
    .shiftedBy(-6)
    .times(isBuy ? 1 : -1);
  const slope = new BigNumber(terms.halfSpread).times(isBuy ? 1 : -1).plus(1);
  const root = slope.pow(2).plus(bend.times(price).times(4));
  if (root.lt(0)) return undefined;
  const rounding = isBuy ? BigNumber.ROUND_FLOOR : BigNumber.ROUND_CEIL;
  const mark = new BigNumber(price).times(2).div(slope.plus(root.sqrt())).decimalPlaces(markScale, rounding);
  // The rounded root may be on the wrong side of the exact one.
  const filled = exactFill(terms, { side, quantity, mark });
  const isBeyond = isBuy ? filled.gt(price) : filled.lt(price);
  const step = new BigNumber(10).pow(-markScale).times(isBuy ? -1 : 1);
  return (isBeyond ? mark.plus(step) : mark).toFixed();
}

export interface OrderCost {
  margin: string;
  /** Opening fee. The closing fee is part of the liquidation price. */
  fee: string;
  /** Margin plus fee: required free balance. */
  total: string;
}

/** Amount that an order takes from the account. */
export function orderCost(
  contract: Contract,
  order: { lots: BigNumber.Value; price: string; leverage: number },
): OrderCost {
  const quantity = quantityOf(contract, order.lots);
  const margin = initialMargin(contract, quantity, order.price, order.leverage);
  const fee = tradeFee(contract, quantity, order.price);
  return { margin, fee, total: new BigNumber(margin).plus(fee).toFixed() };
}

export function quantityOf({ lotSize }: Contract, lots: BigNumber.Value): string {
  return new BigNumber(lots).times(lotSize).toFixed();
}

/** Maximum whole number of lots whose cost `available` covers and whose notional value the last tier allows. */
export function mostLots(
  contract: Contract,
  { available, price, leverage }: { available: string; price: string; leverage: number },
): number {
  const ofOne = new BigNumber(price).times(contract.lotSize);
  const largest = contract.tiers.at(-1);
  if (!largest || !ofOne.gt(0) || !new BigNumber(available).gt(0)) return 0;
  const costly = ofOne.times(new BigNumber(contract.feeRate).times(leverage).plus(1));
  const affordable = new BigNumber(available).times(leverage).idiv(costly);
  const most = BigNumber.min(affordable, new BigNumber(largest.upTo).idiv(ofOne)).toNumber();
  const isCovered = (lots: number) =>
    new BigNumber(orderCost(contract, { lots, price, leverage }).total).lte(available);
  // Margin and fee are each rounded up, which matters for lots of very low value: the maximum is lower than the
  // quotient.
  let covered = 0;
  let tooMany = most + 1;
  while (tooMany - covered > 1) {
    const lots = Math.floor((covered + tooMany) / 2);
    if (isCovered(lots)) covered = lots;
    else tooMany = lots;
  }
  return covered;
}

/** Unrealised result of a position at a price, negative for a loss, before the closing fee. */
export function unrealisedResult(
  { quoteScale }: Contract,
  { side, quantity, entry }: Position,
  price: string,
): string {
  return down(new BigNumber(price).minus(entry).times(quantity).times(signOf(side)), quoteScale);
}

export interface ClosedResult {
  /** Before fees. */
  gross: string;
  closingFee: string;
  /** Gross minus both fees and the overnight fees; every figure and percentage of a closed position uses it. */
  net: string;
}

/** @param paid fees already paid for the closed quantity */
export function closedResult(
  contract: Contract,
  position: Position,
  price: string,
  paid: { openingFee: string; overnightFees: string },
): ClosedResult {
  const gross = unrealisedResult(contract, position, price);
  const closingFee = tradeFee(contract, position.quantity, price);
  const net = new BigNumber(gross).minus(closingFee).minus(paid.openingFee).minus(paid.overnightFees);
  return { gross, closingFee, net: net.toFixed() };
}

/** Overnight fee of one night. It is based on the entry value, so that it is known in advance. */
export function overnightFee({ quoteScale }: Contract, { quantity, entry }: Position, rate: string): string {
  return up(notionalOf(quantity, entry).times(rate), quoteScale);
}

/** The price at which closing recovers all fees; undefined if no positive price does. */
export function breakEvenPrice(
  { feeRate, priceTick }: Contract,
  { side, quantity, entry }: Position,
  paid: { openingFee: string; overnightFees: string },
): string | undefined {
  const sign = signOf(side);
  const fees = new BigNumber(paid.openingFee).plus(paid.overnightFees);
  const value = notionalOf(quantity, entry).plus(fees.times(sign));
  const each = new BigNumber(1).minus(new BigNumber(feeRate).times(sign)).times(quantity);
  if (!value.gt(0)) return undefined;
  const price = onStep(value, each, new BigNumber(priceTick), sign === 1 ? 'up' : 'down');
  return new BigNumber(price).gt(0) ? price : undefined;
}

/** Positions that share equity: one isolated position, or all cross positions of an account on one contract. */
export interface Exposure {
  contract: Contract;
  positions: readonly Position[];
  /**
   * Isolated: the position's margin. Cross: the account balance without isolated margins, plus the gains of the cross
   * positions on other contracts, minus their maintenance margin.
   */
  balance: string;
}

/** Total requirement of all positions at a price: maintenance margin and closing fees. */
export function requiredAt(
  { contract, positions }: Pick<Exposure, 'contract' | 'positions'>,
  price: string,
): string {
  return sumOf(
    positions.flatMap(({ quantity }) => [
      maintenanceMargin(contract, quantity, price),
      tradeFee(contract, quantity, price),
    ]),
  );
}

/** The balance plus the gains of all positions at a price. */
export function equityAt({ contract, positions, balance }: Exposure, price: string): string {
  return sumOf([balance, ...positions.map((position) => unrealisedResult(contract, position, price))]);
}

const sumOf = (amounts: readonly string[]) => BigNumber.sum(0, ...amounts).toFixed();

/** Requirement as a share of equity; at 1 everything is liquidated. Undefined where no equity is left. */
export function riskRate(required: string, equity: string): string | undefined {
  if (new BigNumber(required).eq(0)) return '0';
  if (!new BigNumber(equity).gt(0)) return undefined;
  return new BigNumber(required).div(equity).decimalPlaces(6, BigNumber.ROUND_CEIL).toFixed();
}

/** Whether the positions are liquidated at a mark. */
export function isLiquidatedAt(exposure: Exposure, mark: string): boolean {
  return new BigNumber(equityAt(exposure, mark)).lte(requiredAt(exposure, mark));
}

export interface LiquidationPrices {
  /** Liquidation price for a falling mark; undefined if no positive price liquidates. */
  below?: string;
  /** Liquidation price for a rising mark; undefined if none liquidates. */
  above?: string;
}

/** Equity minus the maintenance margin, as base + slope × price, within the price range of the current tiers. */
interface Line {
  base: BigNumber;
  slope: BigNumber;
}

/**
 * Prices at which equity no longer exceeds the requirement. Between two prices at which a position changes its tier,
 * both are linear in the price, so each is solved exactly; the tier is that of the value at the price itself. Published
 * for one position as (balance + maintenance amount − sign × quantity × entry) ÷ (quantity × (maintenance rate + fee
 * rate) − sign × quantity).
 */
export function liquidationPrices(exposure: Exposure, mark: string): LiquidationPrices {
  const { contract, positions } = exposure;
  if (positions.length === 0) return {};
  if (isLiquidatedAt(exposure, mark)) return { below: mark, above: mark };
  const edges = positions.flatMap((position) =>
    contract.tiers.slice(0, -1).map((lower, at): Edge => {
      const price = new BigNumber(lower.upTo).div(position.quantity);
      return { price, position, lower, upper: contract.tiers[at + 1]! };
    }),
  );
  const inOrder = (a: Edge, b: Edge) => a.price.comparedTo(b.price) ?? 0;
  const lower = edges.filter(({ price }) => price.lt(mark)).sort((a, b) => inOrder(b, a));
  const upper = edges.filter(({ price }) => price.gt(mark)).sort(inOrder);
  const below = firstCrossing(exposure, new BigNumber(mark), lower, new BigNumber(0));
  const above = firstCrossing(exposure, new BigNumber(mark), upper, new BigNumber(Infinity));
  return { ...(below && { below }), ...(above && { above }) };
}

/** A price at which a position changes its tier. */
interface Edge {
  price: BigNumber;
  position: Position;
  lower: Tier;
  upper: Tier;
}

/** @param edges ordered by distance from the mark */
function firstCrossing(
  exposure: Exposure,
  mark: BigNumber,
  edges: readonly Edge[],
  end: BigNumber,
): string | undefined {
  const { contract } = exposure;
  const tick = new BigNumber(contract.priceTick);
  const falls = end.lt(mark);
  const first = edges[0]?.price ?? end;
  let line = lineOf(exposure, first.isFinite() ? mark.plus(first).div(2) : mark.plus(tick));
  for (let at = 0; at <= edges.length; at += 1) {
    const edge = edges[at];
    const to = edge?.price ?? end;
    const { base, slope } = line;
    // With growing distance from the mark the line has to fall to cross zero.
    const sinks = falls ? slope.gt(0) : slope.lt(0);
    const isPast = (falls || to.isFinite()) && slope.times(to).plus(base).gt(0);
    if (sinks && !isPast)
      // No crossing at a positive price.
      return base.times(slope).gte(0)
        ? undefined
        : onStep(base.abs(), slope.abs(), tick, falls ? 'up' : 'down');
    if (edge) line = beyond(line, contract, edge, falls);
  }
  return undefined;
}

/** The line beyond an edge, where one position has entered another tier. */
function beyond(line: Line, contract: Contract, { position, lower, upper }: Edge, falls: boolean): Line {
  const [from, to] = falls ? [upper, lower] : [lower, upper];
  const before = shareOf(contract, position, from);
  const after = shareOf(contract, position, to);
  return {
    base: line.base.minus(before.base).plus(after.base),
    slope: line.slope.minus(before.slope).plus(after.slope),
  };
}

function lineOf({ contract, positions, balance }: Exposure, price: BigNumber): Line {
  const shares = positions.map((position) =>
    shareOf(contract, position, tierAt(contract.tiers, notionalOf(position.quantity, price))),
  );
  return {
    base: BigNumber.sum(balance, 0, ...shares.map(({ base }) => base)),
    slope: BigNumber.sum(0, ...shares.map(({ slope }) => slope)),
  };
}

/** Share of one position in a tier. */
function shareOf({ feeRate }: Contract, { side, quantity, entry }: Position, { rate, amount }: Tier): Line {
  const sign = signOf(side);
  return {
    base: new BigNumber(amount).minus(notionalOf(quantity, entry).times(sign)),
    slope: new BigNumber(sign).minus(rate).minus(feeRate).times(quantity),
  };
}

/** A quotient of positive numbers rounded to a step, exact for any number of digits. */
function onStep(of: BigNumber, by: BigNumber, step: BigNumber, way: 'up' | 'down'): string {
  const divisor = by.times(step);
  const whole = of.idiv(divisor);
  const isExact = whole.times(divisor).eq(of);
  return (way === 'up' && !isExact ? whole.plus(1) : whole).times(step).toFixed();
}
