// Deposits below the minimum, summed by owner, coin and chain, so that the cost of a deposit does not depend on the
// amount of dust. When the minimum is reached, a pot is released and its deposits are credited in slices.
import { sql } from 'kysely';
import type { Kysely, Selectable } from 'kysely';
import type { Schema } from '../../../store/schema.ts';
import type { MoneyTx } from '../../../commands/MoneyCommand.ts';
import type { DepositPotTable, DepositRow } from '../tables.ts';

type Pot = Selectable<DepositPotTable>;
type Place = Pick<DepositRow, 'owner' | 'asset' | 'chain'>;

/** The pot that is still collecting. */
export function findPot(db: Kysely<Schema>, { owner, asset, chain }: Place): Promise<Pot | undefined> {
  return db
    .selectFrom('deposit_pot')
    .selectAll()
    .where('owner', '=', owner)
    .where('asset', '=', asset)
    .where('chain', '=', chain)
    .where(sql<boolean>`is_released = 0`)
    .executeTakeFirst();
}

/** Owners among these with an open pot, for any coin and chain. */
export async function ownersOfPots(db: Kysely<Schema>, owners: readonly string[]): Promise<Set<string>> {
  const rows = await db
    .selectFrom('deposit_pot')
    .select('owner')
    .where('owner', 'in', owners)
    .where(sql<boolean>`is_released = 0`)
    .execute();
  return new Set(rows.map(({ owner }) => owner));
}

/** @returns its id */
export async function putIntoPot({ db }: MoneyTx, row: DepositRow): Promise<bigint> {
  const pot = await findPot(db, row);
  if (pot) {
    await change(db, pot.id, pot.units + row.units);
    return pot.id;
  }
  const newest = await db
    .selectFrom('deposit_pot')
    .select((eb) => eb.fn.max('id').as('id'))
    .executeTakeFirst();
  const id = BigInt(newest?.id ?? 0) + 1n;
  const { owner, asset, chain, units } = row;
  await db.insertInto('deposit_pot').values({ id, owner, asset, chain, units, is_released: 0 }).execute();
  return id;
}

/** Removes an amount that its chain has taken back; the rest stays in the pot. */
export async function takeFromPot({ db }: MoneyTx, row: DepositRow): Promise<void> {
  const pot = await findPot(db, row);
  if (pot?.id !== row.pot) return;
  if (pot.units > row.units) return change(db, pot.id, pot.units - row.units);
  await db.deleteFrom('deposit_pot').where('id', '=', pot.id).execute();
}

export async function release({ db }: MoneyTx, pot: Pot): Promise<void> {
  await db.updateTable('deposit_pot').set({ is_released: 1 }).where('id', '=', pot.id).execute();
}

/** @returns the number of credited deposits; equal to the limit if there may be more */
export async function creditReleased(
  tx: MoneyTx,
  chain: string,
  limit: number,
  credit: (tx: MoneyTx, row: DepositRow) => Promise<void>,
): Promise<number> {
  let done = 0;
  while (done < limit) {
    const pot = await tx.db
      .selectFrom('deposit_pot')
      .select('id')
      .where('chain', '=', chain)
      .where(sql<boolean>`is_released = 1`)
      .orderBy('id')
      .limit(1)
      .executeTakeFirst();
    if (!pot) return done;
    const rows = await tx.db
      .selectFrom('deposit')
      .selectAll()
      .where('pot', '=', pot.id)
      .where(sql<boolean>`state = 'belowMinimum' and stuck_at is null`)
      .orderBy('id')
      .limit(limit - done)
      .execute();
    for (const row of rows) await credit(tx, row);
    done += rows.length;
    // Deposits that cannot be credited are retried individually and need no pot.
    if (done < limit) await tx.db.deleteFrom('deposit_pot').where('id', '=', pot.id).execute();
  }
  return done;
}

async function change(db: Kysely<Schema>, id: bigint, units: bigint): Promise<void> {
  await db.updateTable('deposit_pot').set({ units }).where('id', '=', id).execute();
}
