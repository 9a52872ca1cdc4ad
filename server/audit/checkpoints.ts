// Checkpoint of the last audit without findings, so that a start need not scan everything again.
import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Schema } from '../store/schema.ts';

export interface Mark {
  /** Last scanned row of each; 0n if none. */
  posting: bigint;
  fill: bigint;
  order: bigint;
  /** SHA-256 over all balances, hex. */
  balances: string;
}

/** Id of the single row. */
const id = 1n;

/** The stored checkpoint; undefined if missing or modified. */
export async function readMark(db: Kysely<Schema>): Promise<Mark | undefined> {
  const row = await db.selectFrom('audit_checkpoint').selectAll().where('id', '=', id).executeTakeFirst();
  if (!row) return undefined;
  const { posting, fill, spot_order: order, balances } = row;
  const mark = { posting, fill, order, balances };
  return row.digest === digestOf(mark, row.made_at) ? mark : undefined;
}

/** @param now ms since 1970 UTC */
export async function writeMark(db: Kysely<Schema>, mark: Mark, now: number): Promise<void> {
  const { posting, fill, order: spot_order, balances } = mark;
  const made_at = BigInt(now);
  const values = { posting, fill, spot_order, balances, made_at, digest: digestOf(mark, made_at) };
  await db
    .insertInto('audit_checkpoint')
    .values({ id, ...values })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(values))
    .execute();
}

/** Detects damage; it is no protection against a person with write access to the database. */
function digestOf({ posting, fill, order, balances }: Mark, madeAt: bigint): string {
  return createHash('sha256').update(`${posting} ${fill} ${order} ${balances} ${madeAt}`).digest('hex');
}
