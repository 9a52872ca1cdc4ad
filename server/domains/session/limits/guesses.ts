// Wrong codes of an address over a day and all networks. Stored as rows, so that neither a restart nor a flood of other
// addresses drops them.
import type { Tx } from '../../../commands/MoneyCommand.ts';
import { useOf } from '../public/codePlace.ts';
import type { CodePlace, CodePurpose } from '../public/codePlace.ts';

declare module '../../../commands/DueQueue.ts' {
  interface DueKinds {
    'session.codesGuessed': { address: string };
  }
}

const dayMs = 24 * 3_600_000;
/**
 * Wrong codes per day that are compared with a code of 6 digits; further guesses need a code of 12, which is
 * infeasible.
 */
export const guessesMost = 20;
/** Each wrong code deletes this many of the oldest rows. */
const agedAtOnce = 20;

/** Group of purposes that share one count: all codes of an account count together, regardless of which is guessed. */
function doorOf(purpose: CodePurpose): string {
  const use = useOf(purpose);
  // A caller may request these without owning the address yet.
  return use === 'register' || use === 'bind' ? use : 'account';
}

/** Whether an address currently needs the longer codes. */
export async function isGuessedAt({ db, now }: Tx, { address, purpose }: CodePlace): Promise<boolean> {
  const row = await db
    .selectFrom('code_guess')
    .select(['wrong', 'until'])
    .where('address', '=', address)
    .where('door', '=', doorOf(purpose))
    .executeTakeFirst();
  return row !== undefined && Number(row.until) > now && Number(row.wrong) >= guessesMost;
}

/**
 * Counts wrong codes. At the last one that is compared, the owner of the account is notified, later, and in the same
 * way whether or not the address has an account.
 */
export async function countGuesses(tx: Tx, { address, purpose }: CodePlace, guesses: number): Promise<void> {
  const { db, now } = tx;
  const door = doorOf(purpose);
  const row = await db
    .selectFrom('code_guess')
    .select(['wrong', 'until'])
    .where('address', '=', address)
    .where('door', '=', door)
    .executeTakeFirst();
  const living = row && Number(row.until) > now ? row : { wrong: 0n, until: BigInt(now + dayMs) };
  const wrong = Number(living.wrong) + guesses;
  const kept = { wrong: BigInt(wrong), until: living.until };
  await db
    .insertInto('code_guess')
    .values({ address, door, ...kept })
    .onConflict((conflict) => conflict.columns(['address', 'door']).doUpdateSet(kept))
    .execute();
  await forgetAged(tx);
  if (door === 'account' && Number(living.wrong) < guessesMost && wrong >= guessesMost)
    tx.schedule('session.codesGuessed', now, { address });
}

async function forgetAged({ db, now }: Tx): Promise<void> {
  const aged = await db
    .selectFrom('code_guess')
    .select(['address', 'door'])
    .where('until', '<', BigInt(now))
    .orderBy('until')
    .limit(agedAtOnce)
    .execute();
  for (const { address, door } of aged)
    await db.deleteFrom('code_guess').where('address', '=', address).where('door', '=', door).execute();
}
