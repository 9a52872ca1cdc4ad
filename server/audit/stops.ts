// Reasons of a money stop, persisted across restarts.
import type { Kysely } from 'kysely';
import type { MoneyScope, Stop } from '../ledger/MoneyGate.ts';
import type { Schema } from '../store/schema.ts';

export async function readStops(db: Kysely<Schema>): Promise<Stop[]> {
  const rows = await db.selectFrom('money_stop').select(['sentence', 'scope']).orderBy('since').execute();
  return rows.map(({ sentence, scope }) => ({ sentence, scope: scope as MoneyScope }));
}

/** @param now ms since 1970 UTC */
export async function keepStops(db: Kysely<Schema>, stops: readonly Stop[], now: number): Promise<void> {
  if (stops.length === 0) return;
  await db
    .insertInto('money_stop')
    .values(stops.map(({ sentence, scope }) => ({ sentence, scope, since: now })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function clearStops(db: Kysely<Schema>): Promise<void> {
  await db.deleteFrom('money_stop').execute();
}
