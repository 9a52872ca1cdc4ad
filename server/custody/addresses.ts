// Assigns deposit addresses. An assigned address stays with its owner for ever.
import type { Kysely } from 'kysely';
import type { Schema } from '../store/schema.ts';
import type { CommandExecutor } from '../commands/CommandExecutor.ts';

/** Source of deposit addresses. It has no private keys. */
export interface AddressSource {
  /**
   * Offers an address; two calls may offer different ones, because the first may have been assigned meanwhile.
   * @returns undefined if none is left
   */
  next(chain: string, request: AddressRequest): Promise<string | undefined>;
  /** Number of unassigned addresses of a chain; undefined if the source does not count. */
  left?(chain: string, isTaken: AddressRequest['isTaken']): Promise<number | undefined>;
  /** Below this number an operator has to add addresses. */
  lowAt?(chain: string): number | undefined;
}

export interface AddressRequest {
  owner: string;
  isTaken(address: string): Promise<boolean>;
}

interface Parts {
  db: Kysely<Schema>;
  executor: CommandExecutor;
  source: AddressSource;
}

/** Concurrent requests may be offered the same address; all but one retry. */
const triesMost = 5;

/** @returns the user's address on this chain, assigned now if necessary; undefined if none is available */
export async function addressOf(
  { db, executor, source }: Parts,
  owner: string,
  chain: string,
): Promise<string | undefined> {
  for (let tries = 0; tries < triesMost; tries += 1) {
    const known = await findAddress(db, owner, chain);
    if (known !== undefined) return known;
    const offered = await source.next(chain, { owner, isTaken: isTakenOn(db, chain) });
    if (offered === undefined) return undefined;
    await executor.runFor(owner, 'deposit.address', (tx) =>
      tx.db
        .insertInto('deposit_address')
        .values({ chain, address: offered, owner, created_at: tx.now })
        .onConflict((conflict) => conflict.doNothing())
        .execute(),
    );
  }
  return findAddress(db, owner, chain);
}

/** Whether an address of a chain is assigned. */
export const isTakenOn =
  (db: Kysely<Schema>, chain: string): AddressRequest['isTaken'] =>
  async (address) =>
    (await ownerOf(db, chain, address)) !== undefined;

export async function findAddress(
  db: Kysely<Schema>,
  owner: string,
  chain: string,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('deposit_address')
    .select('address')
    .where('owner', '=', owner)
    .where('chain', '=', chain)
    .executeTakeFirst();
  return row?.address;
}

async function ownerOf(db: Kysely<Schema>, chain: string, address: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('deposit_address')
    .select('owner')
    .where('chain', '=', chain)
    .where('address', '=', address)
    .executeTakeFirst();
  return row?.owner;
}
