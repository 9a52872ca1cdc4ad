// The anti-phishing phrase in every mail to a user, stored encrypted; only its owner can read it, in the app and in
// mails.
import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Sealer } from '../../sealing/Sealer.ts';
import type { Schema } from '../../store/schema.ts';
import type { Tx } from '../../commands/MoneyCommand.ts';
import { placeOfField } from '../../sealing/sealedFields.ts';

const field = 'account.phrase';

interface Parts {
  db: Kysely<Schema>;
  sealer: Sealer;
}

/** @returns '' if none is set */
export async function readPhrase({ db, sealer }: Parts, userId: number): Promise<string> {
  const owner = `user:${userId}`;
  const row = await db
    .selectFrom('sealed_field')
    .select('sealed')
    .where('owner', '=', owner)
    .where('field', '=', field)
    .executeTakeFirst();
  return row ? sealer.openText(row.sealed, placeOfField(owner, field)) : '';
}

/** @param phrase '' removes it */
export async function keepPhrase(
  tx: Tx,
  sealer: Sealer,
  { userId, phrase }: { userId: number; phrase: string },
): Promise<void> {
  if (phrase === '') return removePhrase(tx, userId);
  const owner = `user:${userId}`;
  const sealed = sealer.seal(phrase, placeOfField(owner, field));
  await tx.db
    .insertInto('sealed_field')
    .values({ owner, field, sealed })
    .onConflict((conflict) => conflict.columns(['owner', 'field']).doUpdateSet({ sealed }))
    .execute();
}

export async function removePhrase({ db }: Tx, userId: number): Promise<void> {
  await db
    .deleteFrom('sealed_field')
    .where('owner', '=', `user:${userId}`)
    .where('field', '=', field)
    .execute();
}

/** Phrase of the mail's recipient; one lookup, whether or not the address belongs to a user. */
export async function phraseOfMail({ db, sealer }: Parts, email: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('user')
    .leftJoin('sealed_field', (join) =>
      join
        .on('sealed_field.owner', '=', sql<string>`'user:' || "user"."id"`)
        .on('sealed_field.field', '=', field),
    )
    .select(['user.id', 'sealed_field.sealed'])
    .where('user.email', '=', email)
    .executeTakeFirst();
  if (!row?.sealed) return undefined;
  return sealer.openText(row.sealed, placeOfField(`user:${row.id}`, field));
}
