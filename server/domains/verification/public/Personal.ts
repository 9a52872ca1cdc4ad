// Personal details of a user, encrypted; readable by the owner and the operators.
import type { Kysely } from 'kysely';
import { SealedFields } from '../../../sealing/sealedFields.ts';
import type { Sealer } from '../../../sealing/Sealer.ts';
import type { Schema } from '../../../store/schema.ts';
import type { Tx } from '../../../commands/MoneyCommand.ts';

const fields = ['name', 'card_id', 'address'] as const;
export type PersonalField = (typeof fields)[number];
export type PersonalValues = Readonly<Record<PersonalField, string>>;

const personal = new SealedFields('verification', fields);

/** @returns undefined when nothing is stored about the user */
export const readPersonal = (
  parts: { db: Kysely<Schema>; sealer: Sealer },
  owner: string,
): Promise<PersonalValues | undefined> => personal.read(parts, owner);

/** Replaces the stored details. */
export const keepPersonal = (
  { db }: Tx,
  sealer: Sealer,
  said: { owner: string; values: PersonalValues },
): Promise<void> => personal.keep(db, sealer, said);

export const removePersonal = (db: Kysely<Schema>, owner: string): Promise<void> =>
  personal.remove(db, owner);

/** 'L0******47', or less of a short one: enough for the owner to recognize it. */
export function maskId(cardId: string): string {
  const letters = [...cardId];
  const shown = letters.length < 7 ? 1 : 2;
  return `${letters.slice(0, shown).join('')}******${letters.slice(-shown).join('')}`;
}

/** ID numbers vary in spaces, punctuation and letter case. */
export function plainId(cardId: string): string {
  return cardId
    .normalize('NFKC')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toUpperCase();
}
