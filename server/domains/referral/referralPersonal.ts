// Rebates that a user has received, oldest first, and whether the user is in the ranking.
import type { Context } from '../../context.ts';
import type { Person } from '../../personal/Leaving.ts';
import { exportedAmount } from '../../personal/exportedAmount.ts';
import { ownRows } from '../../personal/ownRows.ts';
import type { CopyRow, PersonalData } from '../../personal/PersonalData.ts';
import type { MoneyTx } from '../../commands/MoneyCommand.ts';
import { setRankedOf } from './referralLists.ts';

async function* copy({ store: { db } }: Context, { owner }: Person): AsyncGenerator<CopyRow> {
  const ranked = await db.selectFrom('referral_ranked').select('since').where('owner', '=', owner).execute();
  for (const { since } of ranked) yield ['ranking', { agreed_ms: Number(since) }];
  // The payers are other users' data.
  for await (const { asset, units, percent, created_at } of ownRows(db, 'rebate', ['inviter', owner])) {
    const amount = exportedAmount(asset, units);
    yield ['rebates', { coin: asset, amount, percent_of_the_fee: percent, received_ms: Number(created_at) }];
  }
}

export const referralPersonal: PersonalData = {
  keeping: { rebate: 'inTheBooks', referral_total: 'inTheBooks', referral_ranked: 'untilClosed' },
  copy,
  close: ({ db }: MoneyTx, { owner }: Person) => setRankedOf(db, owner, undefined),
};
