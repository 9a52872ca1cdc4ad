// Whose address is whose. One that was given to somebody stays theirs.
import type { Kysely } from 'kysely';
import type { Schema } from '../store/schema.ts';
import type { CommandExecutor } from '../commands/CommandExecutor.ts';

/** Where addresses come from. No private key is ever here. */
export interface AddressSource {
  /**
   * One for somebody; asked again it may be another, as the first may have been given to somebody else meanwhile.
   * @returns undefined where there is none
   */
  next(chain: string, request: AddressRequest): Promise<string | undefined>;
  /** How many are left of a chain; undefined where nobody counts. */
  left?(chain: string, isTaken: AddressRequest['isTaken']): Promise<number | undefined>;
  /** With fewer an operator has to add some. */
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

/** Two who ask at once may be offered the same; one of them asks again. */
const triesMost = 5;

/** @returns the address of this person on this chain, given now where there was none; undefined where there is none */
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

/** Whether somebody has an address of a chain. */
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
