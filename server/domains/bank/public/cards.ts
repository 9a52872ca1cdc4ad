// The bank card of an account: stored data, and the owner's view.
import type { Kysely, Selectable } from 'kysely';
import { bankFields, type BankValues } from '../../../../contracts/rules/identity/bank.ts';
import { maskedAccount, maskedHolder, maskedIban } from '../../../../contracts/rules/identity/bankMask.ts';
import type { components } from '../../../../contracts/schema.d.ts';
import { SealedFields } from '../../../sealing/sealedFields.ts';
import type { Sealer } from '../../../sealing/Sealer.ts';
import type { Schema } from '../../../store/schema.ts';
import { findLevel, statuses } from '../../verification/public/levels.ts';
import { readPersonal } from '../../verification/public/Personal.ts';
import type { BankCardTable } from '../tables.ts';

type BankCard = components['schemas']['BankCard'];
type Db = Kysely<Schema>;

export interface CardParts {
  db: Db;
  sealer: Sealer;
}

export const cardFields = new SealedFields('bank', bankFields);

/** @returns undefined for a user who never had one */
export const findCardRow = (db: Db, owner: string): Promise<Selectable<BankCardTable> | undefined> =>
  db.selectFrom('bank_card').selectAll().where('owner', '=', owner).executeTakeFirst();

/**
 * Bank card for payouts, unmasked.
 * @returns undefined where none is bound
 */
export async function hasCard(db: Db, owner: string): Promise<boolean> {
  const row = await findCardRow(db, owner);
  return row !== undefined && row.bound_at !== null;
}

export const readCard = (parts: CardParts, owner: string): Promise<BankValues | undefined> =>
  cardFields.read(parts, owner);

/** Numbers and holder are masked: entered data is not shown again, even to its owner. */
export async function cardView(parts: CardParts, owner: string): Promise<BankCard> {
  const row = await findCardRow(parts.db, owner);
  const card = row && row.bound_at !== null ? await readCard(parts, owner) : undefined;
  if (!row || !card) return { bank_account: '' };
  const { iban, ...said } = card;
  return {
    ...said,
    ...(iban === '' ? {} : { iban: maskedIban(iban) }),
    bank_account: maskedAccount(card.bank_account),
    real_name: maskedHolder(card.real_name),
    bound_ms: Number(row.bound_at),
    can_delete: true,
  };
}

/** The required name of the card's holder; undefined while no name is verified. */
export async function verifiedNameOf(parts: CardParts, owner: string): Promise<string | undefined> {
  const level = await findLevel(parts.db, owner, 'basic');
  if (Number(level?.status) !== statuses.verified) return undefined;
  return (await readPersonal(parts, owner))?.name;
}
