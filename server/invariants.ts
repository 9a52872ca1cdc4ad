import type { Kysely } from 'kysely';
import type { Pair } from '../contracts/market.ts';
import { audit } from './audit/audit.ts';
import { supplyReasons } from './audit/supply.ts';
import type { Schema } from './store/schema.ts';

const anybody = () => true;

/** What tests and benches give out of issuance. */
const supply = {
  ...supplyReasons,
  'test.grant': { to: anybody },
  'bench.grant': { to: anybody },
};

/** The whole audit, for tests and benches: a sentence for everything that is wrong. */
export async function findViolations(db: Kysely<Schema>, pairs: readonly Pair[]): Promise<string[]> {
  const { violations } = await audit(db, { pairs, supply });
  return violations;
}
