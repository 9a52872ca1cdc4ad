// Contract metrics for operators: open positions, the platform's exposure, and the insurance.
import type { Context } from '../../context.ts';
import { accountOf } from '../../ledger/account.ts';
import { fromUnits } from '../../ledger/units.ts';
import { counterpartyOwner, leverInsuranceOwner } from './engine/LeverMoney.ts';
import type { LeverContract } from './public/contracts.ts';
import type { LeverBook } from './public/LeverBook.ts';
import type { LeverTrades } from './engine/LeverTrades.ts';
import { closingStatus, isPosition } from './engine/LeverTrade.ts';

export function observeContracts({ metrics, committed }: Context, book: LeverBook): void {
  const contracts = [...book.contracts.values()];
  const ofContracts = (
    name: string,
    help: string,
    read: (one: LeverContract, trades: LeverTrades) => number,
  ) =>
    metrics.gauges(name, help, 'contract', () =>
      committed.read(() => new Map(contracts.map((one) => [one.symbol, read(one, book.trades)] as const))),
    );
  metrics.gauges('lever_positions_open', 'Positions that are open', 'contract', () =>
    committed.read(() => {
      const counts = new Map(contracts.map(({ symbol }) => [symbol, 0]));
      for (const trade of book.trades.all())
        if (isPosition(trade)) counts.set(trade.symbol, (counts.get(trade.symbol) ?? 0) + 1);
      return counts;
    }),
  );
  ofContracts(
    'lever_house_short',
    'What people are long beyond all shorts, in the quote asset',
    (one, trades) => Math.max(0, amountOf(one, trades.exposureOf(one.symbol))),
  );
  ofContracts(
    'lever_house_long',
    'What people are short beyond all longs, in the quote asset',
    (one, trades) => Math.max(0, -amountOf(one, trades.exposureOf(one.symbol))),
  );
  ofContracts('lever_house_most', 'What the house may be short or long, in the quote asset', (one) =>
    Number(one.exposureMax),
  );
  const byQuote = new Map(contracts.map((one) => [one.quote, one]));
  for (const [name, owner, help] of [
    ['lever_insurance', leverInsuranceOwner, 'What bears losses that people do not have'],
    ['lever_counterparty', counterpartyOwner, 'What the house pays gains out of'],
  ] as const)
    metrics.gauges(name, help, 'asset', () =>
      committed.read(({ ledger }) => {
        const has = (quote: string) => ledger.balance(accountOf(owner, quote)).available;
        return new Map(Array.from(byQuote, ([quote, one]) => [quote, amountOf(one, has(quote))] as const));
      }),
    );
  metrics.gauges(
    'lever_gains_unpaid',
    'Gains of what is closed that wait until the house has them',
    'asset',
    () =>
      committed.read(() => {
        const gains = book.gainsUnpaid();
        return new Map(
          Array.from(byQuote, ([quote, one]) => [quote, amountOf(one, gains.get(quote) ?? 0n)] as const),
        );
      }),
  );
  metrics.gauge('lever_closes_waiting', 'Positions that close at the first mark that is known again', () =>
    committed.read(() => {
      let count = 0;
      for (const { status } of book.trades.all()) if (status === closingStatus) count += 1;
      return count;
    }),
  );
}

function amountOf({ rules }: LeverContract, units: bigint): number {
  const amount = Number(fromUnits(units < 0n ? -units : units, rules.quoteScale));
  return units < 0n ? -amount : amount;
}
