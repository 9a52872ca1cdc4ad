// Due work whose items each give one unit to one owner under a unique name, so the ledger shows how often each ran.
import type { Kysely } from 'kysely';
import type { Schema } from '../store/schema.ts';
import type { MoneyTx } from '../commands/MoneyCommand.ts';
import { grantUnits } from './grantUnits.ts';

declare module '../commands/DueQueue.ts' {
  interface DueKinds {
    'example.gift': { name: string };
    'example.bad': Record<string, never>;
    'example.other': Record<string, never>;
    'example.tick': { n: number; at: number };
    'example.late': Record<string, never>;
  }
}

const owner = 'user:7777';

export function give(tx: MoneyTx, { name }: { name: string }): void {
  grantUnits(tx, owner, 'USDT', { units: 1n, reference: name });
}

/** Names of the gifts in the order of their posting, with repetitions. */
export async function givenNames(db: Kysely<Schema>): Promise<string[]> {
  const postings = await db
    .selectFrom('posting')
    .innerJoin('account', 'account.id', 'posting.credit_account')
    .select(['posting.reference', 'posting.units'])
    .where('account.owner', '=', owner)
    .orderBy('posting.id')
    .execute();
  return postings.flatMap(({ reference, units }) => Array<string>(Number(units)).fill(reference));
}
