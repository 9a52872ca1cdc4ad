import type { Kysely } from 'kysely';
import type { Pair } from '../../contracts/market.ts';
import { audit } from '../audit/audit.ts';
import { sentencesOf } from '../audit/Findings.ts';
import { rulesOf } from '../audit/rulesOf.ts';
import { domains } from '../product.ts';
import type { Schema } from '../store/schema.ts';

/** The whole audit, for tests and benches: a sentence for everything that is wrong. */
export async function findViolations(db: Kysely<Schema>, pairs: readonly Pair[]): Promise<string[]> {
  const { violations } = await audit(db, rulesOf(domains, pairs));
  return sentencesOf(violations);
}
