// Totals of an account's open positions.
import { BigNumber } from 'bignumber.js';
import { riskRate } from '../../../contracts/rules/lever.ts';
import type { components } from '../../../contracts/schema.d.ts';
import type { Ledger } from '../../ledger/Ledger.ts';
import { fromUnits } from '../../ledger/units.ts';
import { demoStartUnits, hasDemoAccount } from './public/demo.ts';
import { demoAsset } from './public/demoContracts.ts';
import type { LeverBook } from './public/LeverBook.ts';
import { accountKey, isPosition } from './engine/LeverTrade.ts';
import { costUnits } from './orderFigures.ts';

interface Totalled {
  book: LeverBook;
  ledger: Pick<Ledger, 'balances'>;
}

/** Figures that need an unknown mark are omitted. */
export function leverTotals(
  { book, ledger }: Totalled,
  { owner, quote }: { owner: string; quote: string },
  now: number,
): components['schemas']['LeverTotals'] {
  const trades = book.trades.of(owner, quote);
  const open = trades.filter(isPosition);
  if (!open.every(({ symbol }) => book.markOf(symbol, now))) return {};
  const { rules } = [...book.contracts.values()].find((each) => each.quote === quote)!;
  const text = (units: bigint) => fromUnits(units, rules.quoteScale);
  const isNew = quote === demoAsset && !hasDemoAccount(ledger, owner);
  let [gained, opened, margin] = [0n, 0n, 0n];
  let ofOpen = isNew ? demoStartUnits : book.freeOf(owner, quote);
  for (const trade of open) {
    const contract = book.contracts.get(trade.symbol)!;
    const gain = book.standing.gainOf(trade);
    gained += gain + trade.advanced;
    margin += trade.margin;
    ofOpen += trade.margin + gain;
    opened += costUnits(contract, trade, trade.entry!).margin;
  }
  // Margin and fee of pending orders are held.
  const waiting = trades.filter((trade) => !isPosition(trade)).reduce((sum, each) => sum + each.margin, 0n);
  const rate = new BigNumber(String(ofOpen)).times(100).div(String(opened));
  const cross = book.standing.ofAccount(accountKey(owner, quote));
  return {
    hazard_rate: opened === 0n ? '0' : rate.decimalPlaces(2, BigNumber.ROUND_FLOOR).toFixed(),
    profits_total: text(gained),
    equity: text(ofOpen + waiting),
    margin: text(margin),
    ...(cross && {
      cross_equity: cross.equity,
      cross_required: cross.required,
      cross_risk_rate: riskRate(cross.required, cross.equity),
    }),
  };
}
