// Distance of positions from liquidation: isolated ones by their own margin, the cross ones of an account together.
import { BigNumber } from 'bignumber.js';
import {
  equityAt,
  isLiquidatedAt,
  liquidationPrices,
  quantityOf,
  requiredAt,
  riskRate,
} from '../../../../contracts/rules/lever.ts';
import type { Exposure } from '../../../../contracts/rules/lever.ts';
import { fromUnits } from '../../../ledger/units.ts';
import type { LeverContract } from '../public/contracts.ts';
import type { LeverTrade } from './LeverTrade.ts';
import type { LeverTrades } from './LeverTrades.ts';
import type { Mark } from './marks.ts';
import { fixedPrice, priceText, resultUnits } from '../orderFigures.ts';

/** Decimal text, of the quote asset. */
export interface MarginStatus {
  equity: string;
  required: string;
}

interface Parts {
  contractOf: (symbol: string) => LeverContract;
  trades: LeverTrades;
  /** Undefined while a contract has no current mark. */
  markOf: (symbol: string) => Mark | undefined;
  /** Free funds of an account. */
  freeOf: (owner: string, quote: string) => bigint;
}

export class MarginStatusBook {
  private readonly parts: Parts;

  constructor(parts: Parts) {
    this.parts = parts;
  }

  isKnown({ symbol, fixed }: LeverTrade): boolean {
    return fixed !== null || this.parts.markOf(symbol) !== undefined;
  }

  /** Unpaid gain at the mark, or at the fixed closing price; below 0 for a loss. 0 while no mark is known. */
  gainOf(trade: LeverTrade): bigint {
    const price =
      fixedPrice(this.parts.contractOf(trade.symbol), trade) ?? this.parts.markOf(trade.symbol)?.price;
    if (price === undefined || trade.entry === null) return 0n;
    return resultUnits(this.parts.contractOf(trade.symbol), trade, trade.lots, price) - trade.advanced;
  }

  /** Status of an account's cross positions; undefined while one of their marks is unknown. */
  ofAccount(account: string): MarginStatus | undefined {
    const positions = this.parts.trades.crossOf(account);
    const [first] = positions;
    if (!first) return undefined;
    const { quote, rules } = this.parts.contractOf(first.symbol);
    let equity = this.parts.freeOf(first.owner, quote);
    let required = new BigNumber(0);
    for (const trade of positions) {
      if (!this.isKnown(trade)) return undefined;
      equity += trade.margin + this.gainOf(trade);
      // A closed position needs no margin.
      if (trade.fixed) continue;
      const { price } = this.parts.markOf(trade.symbol)!;
      required = required.plus(requiredAt(this.alone(trade), priceText(price)));
    }
    return { equity: fromUnits(equity, rules.quoteScale), required: required.toFixed() };
  }

  /** Status of the equity behind a position: its own margin, or that of all cross positions of the account. */
  of(trade: LeverTrade): MarginStatus | undefined {
    return trade.mode === 'cross' ? this.ofAccount(trade.account) : this.ofOne(trade);
  }

  /** Required margin as a share of equity; undefined where no equity is left, or a mark is unknown. */
  riskOf(trade: LeverTrade): string | undefined {
    const standing = this.of(trade);
    return standing && riskRate(standing.required, standing.equity);
  }

  isLiquidated(trade: LeverTrade, price: bigint): boolean {
    return trade.mode === 'isolated' && !trade.fixed && isLiquidatedAt(this.alone(trade), priceText(price));
  }

  /** Decimal text; for an isolated position with entry and margin, undefined otherwise. */
  liquidationOf(trade: LeverTrade): string | undefined {
    if (trade.mode === 'cross' || trade.entry === null || trade.fixed) return undefined;
    const prices = liquidationPrices(this.alone(trade), priceText(trade.entry));
    return trade.side === 'long' ? prices.below : prices.above;
  }

  /**
   * Price of a cross position's contract at which its account is liquidated while no other price moves: below the mark
   * for a long, above it for a short. Undefined if no price does, or the mark of another position is unknown.
   * @param pays amount that opening takes from the free balance in addition to the margin, for a position that is not
   * open yet
   */
  crossLiquidationOf(trade: LeverTrade, pays = 0n): string | undefined {
    const mark = this.parts.markOf(trade.symbol);
    if (!mark || trade.entry === null || trade.fixed) return undefined;
    const { rules, quote } = this.parts.contractOf(trade.symbol);
    const open = this.parts.trades.crossOf(trade.account);
    const text = (units: bigint) => fromUnits(units, rules.quoteScale);
    const account = this.ofAccount(trade.account);
    if (open.length > 0 && !account) return undefined;
    const own = open.filter((each) => each.symbol === trade.symbol && each.id !== trade.id && !each.fixed);
    const counted = open.some(({ id }) => id === trade.id);
    const [gained, required] = [...own, ...(counted ? [trade] : [])].reduce(
      ([gain, need], each) => [
        gain + this.gainOf(each) + each.advanced,
        need.plus(requiredAt(this.alone(each), priceText(mark.price))),
      ],
      [0n, new BigNumber(0)] as [bigint, BigNumber],
    );
    const equity = account?.equity ?? text(this.parts.freeOf(trade.owner, quote));
    const amount = (units: bigint) => new BigNumber(units.toString()).shiftedBy(-rules.quoteScale);
    const balance = new BigNumber(equity)
      .minus(amount(pays + gained))
      .minus(account?.required ?? 0)
      .plus(required);
    const positions = [...own, trade].map((each) => this.alone(each).positions[0]!);
    const prices = liquidationPrices(
      { contract: rules, positions, balance: balance.toFixed() },
      priceText(mark.price),
    );
    return trade.side === 'long' ? prices.below : prices.above;
  }

  private ofOne(trade: LeverTrade): MarginStatus | undefined {
    const mark = this.parts.markOf(trade.symbol);
    if (!mark || trade.fixed) return undefined;
    const exposure = this.alone(trade);
    const price = priceText(mark.price);
    return { equity: equityAt(exposure, price), required: requiredAt(exposure, price) };
  }

  private alone(trade: LeverTrade): Exposure {
    const { rules } = this.parts.contractOf(trade.symbol);
    const quantity = quantityOf(rules, trade.lots);
    const position = { side: trade.side, quantity, entry: priceText(trade.entry!) };
    return { contract: rules, positions: [position], balance: fromUnits(trade.margin, rules.quoteScale) };
  }
}
