// Hosting metrics for operators: hosted amounts, the interest fund, and unpaid interest. While any interest is unpaid,
// the desk shows a warning.
import type { Context } from '../../context.ts';
import { accountOf } from '../../ledger/account.ts';
import { fromUnits } from '../../ledger/units.ts';
import { Question } from '../../ops/Question.ts';
import { assetOf } from '../../instruments/market.config.ts';
import { interestOwner } from './hostingReasons.ts';
import { hostingTotals } from './public/hostingRows.ts';

export function observeHosting({ metrics, readiness, committed, hosting, store: { db } }: Context): void {
  const coins = [...new Set(hosting.offered.map(({ asset }) => asset))];
  const amount = (asset: string, units: bigint) => Number(fromUnits(units, assetOf(asset).scale));
  metrics.gauges('hosting_interest_fund', 'What interest of hosting is paid out of', 'asset', () =>
    committed.read(
      ({ ledger }) =>
        new Map(
          coins.map((code) => [code, amount(code, ledger.balance(accountOf(interestOwner, code)).available)]),
        ),
    ),
  );
  for (const [name, help, sum] of [
    ['hosting_principal', 'What people have in hosting', 'units'],
    ['hosting_owed', 'Interest of hosting that is due and could not be paid', 'owed'],
  ] as const)
    metrics.gauges(name, help, 'asset', async () => {
      const totals = await hostingTotals(db);
      return new Map(Array.from(totals, ([asset, total]) => [asset, amount(asset, total[sum])]));
    });
  const isPaid = new Question(async () => {
    const owed = db.selectFrom('hosting_order').select('id').where('owed_since', 'is not', null);
    return (await owed.limit(1).executeTakeFirst()) === undefined;
  });
  readiness.warn('hostingInterest', async () => (await isPaid.answer()) !== false);
}
