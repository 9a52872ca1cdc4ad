// What an account's open positions come to together.
import { BigNumber } from 'bignumber.js';
import { riskRate } from '../../../contracts/rules/lever.ts';
import type { components } from '../../../contracts/schema.d.ts';
import { fromUnits } from '../../ledger/units.ts';
import type { LeverBook } from './LeverBook.ts';
import { accountKey, isPosition } from './LeverTrade.ts';
import { costUnits } from './orderFigures.ts';

/** Figures that need a mark which is not known are left out. */
export function leverTotals(
  book: LeverBook,
  { owner, quote }: { owner: string; quote: string },
  now: number,
): components['schemas']['LeverTotals'] {
  const open = book.trades.of(owner, quote).filter(isPosition);
  if (open.length === 0) return { hazard_rate: '0', profits_total: '0' };
  if (!open.every(({ symbol }) => book.markOf(symbol, now))) return {};
  const { rules } = book.contracts.get(open[0]!.symbol)!;
  const text = (units: bigint) => fromUnits(units, rules.quoteScale);
  let [gained, equity, opened] = [0n, book.freeOf(owner, quote), 0n];
  for (const trade of open) {
    const contract = book.contracts.get(trade.symbol)!;
    const gain = book.standing.gainOf(trade);
    gained += gain + trade.advanced;
    equity += trade.margin + gain;
    opened += costUnits(contract, trade, trade.entry!).margin;
  }
  const rate = new BigNumber(String(equity)).times(100).div(String(opened));
  const cross = book.standing.ofAccount(accountKey(owner, quote));
  return {
    hazard_rate: rate.decimalPlaces(2, BigNumber.ROUND_FLOOR).toFixed(),
    profits_total: text(gained),
    ...(cross && {
      ...{ cross_equity: cross.equity, cross_required: cross.required },
      cross_risk_rate: riskRate(cross.required, cross.equity),
    }),
  };
}
