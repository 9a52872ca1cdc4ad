// Lookups of withdrawals by the references of cases, postings and providers.
import type { Kysely } from 'kysely';
import { SealedFields } from '../../sealing/sealedFields.ts';
import type { Sealer } from '../../sealing/Sealer.ts';
import { fromUnits } from '../../ledger/units.ts';
import type { Schema } from '../../store/schema.ts';
import type { Tx } from '../../commands/MoneyCommand.ts';
import { assetOf } from '../../instruments/market.config.ts';
import { tell } from './withdrawalEvents.ts';
import type { WithdrawalRow } from './tables.ts';

type Db = Kysely<Schema>;

/** Reference in postings, holds and cases. */
export const referenceOf = (id: number | bigint): string => `withdrawal:${id}`;

export const idOfReference = (reference: string): bigint => BigInt(reference.slice('withdrawal:'.length));

export const findWithdrawal = (db: Db, id: number | bigint): Promise<WithdrawalRow | undefined> =>
  db.selectFrom('withdrawal').selectAll().where('id', '=', BigInt(id)).executeTakeFirst();

/** Withdrawal of an owner with a client id. */
export const findByClient = (db: Db, owner: string, clientId: string): Promise<WithdrawalRow | undefined> =>
  db
    .selectFrom('withdrawal')
    .selectAll()
    .where('owner', '=', owner)
    .where('client_id', '=', clientId)
    .executeTakeFirst();

/**
 * Changes a withdrawal, and notifies its owner.
 * @returns its new state
 */
export async function change(
  tx: Tx,
  row: WithdrawalRow,
  values: Partial<WithdrawalRow>,
): Promise<WithdrawalRow> {
  await tx.db.updateTable('withdrawal').set(values).where('id', '=', row.id).execute();
  tell(tx, row);
  return { ...row, ...values };
}

/** Owners of existing withdrawals, for the audit. */
export async function withdrawalOwners(db: Db, ids: readonly bigint[]): Promise<Map<bigint, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db.selectFrom('withdrawal').select(['id', 'owner']).where('id', 'in', ids).execute();
  return new Map(rows.map(({ id, owner }) => [id, owner]));
}

export const amountOf = ({ units, asset }: Pick<WithdrawalRow, 'units' | 'asset'>) => ({
  amount: fromUnits(units, assetOf(asset).scale),
  coin: asset,
});

/** Details that only the owner and the payer may read. */
export interface Details {
  remark: string;
  /** The owner's label of the address at that time. */
  label: string;
  /** Snapshot of the bank card; none for an address. */
  card?: Readonly<Record<string, string>>;
}

const detailsField = (id: bigint) => new SealedFields('withdrawal', [String(id)]);

export const keepDetails = (
  db: Db,
  sealer: Sealer,
  { id, owner }: Pick<WithdrawalRow, 'id' | 'owner'>,
  details: Details,
): Promise<void> =>
  detailsField(id).keep(db, sealer, { owner, values: { [String(id)]: JSON.stringify(details) } });

/** Details of one owner's rows, by id; absent for deleted ones. */
export async function detailsOf(
  { db, sealer }: { db: Db; sealer: Sealer },
  owner: string,
  rows: readonly Pick<WithdrawalRow, 'id'>[],
): Promise<Map<bigint, Details>> {
  const known = new Map<bigint, Details>();
  for (const { id } of rows) {
    const details = await readDetails({ db, sealer }, { id, owner });
    if (details) known.set(id, details);
  }
  return known;
}

/** @returns undefined once they are deleted */
export async function readDetails(
  parts: { db: Db; sealer: Sealer },
  { id, owner }: Pick<WithdrawalRow, 'id' | 'owner'>,
): Promise<Details | undefined> {
  const text = (await detailsField(id).read(parts, owner))?.[String(id)];
  return text === undefined ? undefined : (JSON.parse(text) as Details);
}

export const forgetDetails = (db: Db, { id, owner }: Pick<WithdrawalRow, 'id' | 'owner'>): Promise<void> =>
  detailsField(id).remove(db, owner);
