// What somebody says of themselves, encrypted; readable by the owner and the desk.
import type { Kysely } from 'kysely';
import type { Sealer } from '../../sealing/Sealer.ts';
import type { Schema } from '../../store/schema.ts';
import type { Tx } from '../../writer/MoneyCommand.ts';

const fields = ['name', 'card_id', 'address'] as const;
export type PersonalField = (typeof fields)[number];
export type PersonalValues = Readonly<Record<PersonalField, string>>;

const columnOf = (field: PersonalField) => `verification.${field}`;
/** Where it is sealed for. */
export const placeOfField = (owner: string, column: string) => `${owner} ${column}`;

/** @returns undefined for whom nothing is known of */
export async function readPersonal(
  { db, sealer }: { db: Kysely<Schema>; sealer: Sealer },
  owner: string,
): Promise<PersonalValues | undefined> {
  const rows = await db
    .selectFrom('sealed_field')
    .select(['field', 'sealed'])
    .where('owner', '=', owner)
    .where('field', 'in', fields.map(columnOf))
    .execute();
  if (rows.length < fields.length) return undefined;
  const values = fields.map((field) => {
    const { sealed } = rows.find((row) => row.field === columnOf(field))!;
    return [field, sealer.openText(sealed, placeOfField(owner, columnOf(field)))] as const;
  });
  return Object.fromEntries(values) as Record<PersonalField, string>;
}

/** In place of what was known. */
export async function keepPersonal(
  { db }: Tx,
  sealer: Sealer,
  { owner, values }: { owner: string; values: PersonalValues },
): Promise<void> {
  for (const field of fields) {
    const sealed = sealer.seal(values[field], placeOfField(owner, columnOf(field)));
    await db
      .insertInto('sealed_field')
      .values({ owner, field: columnOf(field), sealed })
      .onConflict((conflict) => conflict.columns(['owner', 'field']).doUpdateSet({ sealed }))
      .execute();
  }
}

export async function removePersonal(db: Kysely<Schema>, owner: string): Promise<void> {
  await db
    .deleteFrom('sealed_field')
    .where('owner', '=', owner)
    .where('field', 'in', fields.map(columnOf))
    .execute();
}

/** 'L0******47', or less of a short one: enough to recognise one's own. */
export function maskId(cardId: string): string {
  const letters = [...cardId];
  const shown = letters.length < 7 ? 1 : 2;
  return `${letters.slice(0, shown).join('')}******${letters.slice(-shown).join('')}`;
}

/** Spaces, signs and letter case are written in many ways. */
export function plainId(cardId: string): string {
  return cardId
    .normalize('NFKC')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toUpperCase();
}
