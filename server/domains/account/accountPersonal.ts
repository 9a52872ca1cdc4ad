// Protection state of an account.
import type { Context } from '../../context.ts';
import type { Person } from '../../personal/Leaving.ts';
import type { CopyRow, PersonalData } from '../../personal/PersonalData.ts';
import type { MoneyTx } from '../../commands/MoneyCommand.ts';
import { endsOfClosed } from './public/closing.ts';
import { readPhrase, removePhrase } from './phrases.ts';

async function* copy({ store: { db }, sealer }: Context, { id }: Person): AsyncGenerator<CopyRow> {
  const fundPassword = await db
    .selectFrom('fund_password')
    .select('set_at')
    .where('user_id', '=', BigInt(id))
    .executeTakeFirst();
  const phrase = await readPhrase({ db, sealer }, id);
  yield ['protection', { phrase, fund_password_set_ms: fundPassword ? Number(fundPassword.set_at) : null }];
  const tries = await db
    .selectFrom('own_try')
    .select(['secret', 'wrong', 'tried_at'])
    .where('user_id', '=', BigInt(id))
    .execute();
  for (const { secret, wrong, tried_at } of tries)
    yield ['wrong_tries', { of: secret, count: Number(wrong), last_ms: Number(tried_at) }];
  const holds = await db
    .selectFrom('withdrawal_hold')
    .select(['reason', 'since', 'until'])
    .where('user_id', '=', BigInt(id))
    .execute();
  for (const { reason, since, until } of holds)
    yield [
      'holds_of_withdrawals',
      { reason, since_ms: Number(since), until_ms: until === null ? null : Number(until) },
    ];
}

async function close(tx: MoneyTx, { id: userId }: Person): Promise<void> {
  for (const table of ['fund_password', 'own_try', 'withdrawal_hold'] as const)
    await tx.db.deleteFrom(table).where('user_id', '=', BigInt(userId)).execute();
  await removePhrase(tx, userId);
}

export const accountPersonal: PersonalData = {
  keeping: { fund_password: 'untilClosed', own_try: 'untilClosed', withdrawal_hold: 'untilClosed' },
  copy,
  close,
  ends: { 'account.forget': endsOfClosed },
};
