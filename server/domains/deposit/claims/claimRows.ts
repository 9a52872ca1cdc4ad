// Database access of claims.
import type { Kysely, Selectable } from 'kysely';
import { payerFields } from '../../../../contracts/rules/depositClaim.ts';
import { SealedFields } from '../../../sealing/sealedFields.ts';
import type { Schema } from '../../../store/schema.ts';
import { removeDocument } from '../../verification/public/Documents.ts';
import type { DepositClaimTable } from '../tables.ts';

export type ClaimRow = Selectable<DepositClaimTable>;

/** Details of the paying card as stated by the user, sealed. */
export const payerOf = (claim: number | bigint) => new SealedFields(`deposit.${claim}`, payerFields);

/** Form field under which the claim's picture is stored. */
export const proofField = (claim: number | bigint): string => `deposit.${claim}`;

export const findClaim = (db: Kysely<Schema>, id: number | bigint): Promise<ClaimRow | undefined> =>
  db.selectFrom('deposit_claim').selectAll().where('id', '=', BigInt(id)).executeTakeFirst();

/** Reference of its review case. */
export const claimReference = (id: number | bigint): string => `claim:${id}`;
export const claimOfReference = (reference: string): bigint => BigInt(reference.slice('claim:'.length));

/** Deletes the claim's picture and card details, which are no longer needed. */
export async function forgetPapers(
  db: Kysely<Schema>,
  { id, owner, proof }: Pick<ClaimRow, 'id' | 'owner' | 'proof'>,
): Promise<void> {
  await removeDocument(db, proof);
  await payerOf(id).remove(db, owner);
}

/** Open claims of one user for a transaction. */
export const openClaimsOf = (
  db: Kysely<Schema>,
  { owner, chain, hash }: { owner: string; chain: string; hash: string },
): Promise<ClaimRow[]> =>
  db
    .selectFrom('deposit_claim')
    .selectAll()
    .where('chain', '=', chain)
    .where('hash', '=', hash)
    .where('owner', '=', owner)
    .where('state', '=', 'submitted')
    .execute();

/** Owners of the given claims. */
export async function claimOwners(
  db: Kysely<Schema>,
  ids: readonly bigint[],
): Promise<ReadonlyMap<bigint, string>> {
  const rows = await db.selectFrom('deposit_claim').select(['id', 'owner']).where('id', 'in', ids).execute();
  return new Map(rows.map(({ id, owner }) => [id, owner]));
}
