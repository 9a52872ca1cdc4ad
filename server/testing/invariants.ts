import type { Kysely } from 'kysely';
import type { Pair } from '../../contracts/market.ts';
import { audit } from '../audit/audit.ts';
import { supplyReasons } from '../audit/supply.ts';
import type { Schema } from '../store/schema.ts';

/** Tests and benches grant to the house as well. */
const supply = { ...supplyReasons, 'sandbox.grant': { to: () => true } };

/** The whole audit, for tests and benches: a sentence for everything that is wrong. */
export async function findViolations(db: Kysely<Schema>, pairs: readonly Pair[]): Promise<string[]> {
  const { violations } = await audit(db, { pairs, supply });
  return violations;
}
