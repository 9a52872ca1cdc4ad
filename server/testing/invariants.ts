import type { Kysely } from 'kysely';
import type { Pair } from '../../contracts/market.ts';
import { audit } from '../audit/audit.ts';
import { sentencesOf } from '../audit/Findings.ts';
import { rulesOf } from '../audit/rulesOf.ts';
import type { Domain } from '../Domain.ts';
import { pairs as productPairs } from '../instruments/market.config.ts';
import { domains as productDomains } from '../product.ts';
import type { Store } from '../store/openStore.ts';
import type { Schema } from '../store/schema.ts';

/** The full audit, for tests and benches: one message per violation. */
export async function findViolations(
  db: Kysely<Schema>,
  pairs: readonly Pair[],
  domains: readonly Domain[] = productDomains,
): Promise<string[]> {
  const { violations } = await audit(db, rulesOf(domains, pairs));
  return sentencesOf(violations);
}

/** Databases whose tests change rows by hand, or make statements fail. */
const damaged = new WeakSet<Store>();

/** Declares that a test damages the books on purpose: its server stops without an audit. */
export function damagesBooks(store: Store): void {
  damaged.add(store);
}

/**
 * Closes the database of a stopped test server after a full audit.
 * @throws Error with a message for each violation
 */
export async function closeAudited(
  store: Store,
  { domains, pairs = productPairs }: { domains?: readonly Domain[]; pairs?: readonly Pair[] } = {},
): Promise<void> {
  try {
    const violations = damaged.has(store) ? [] : await findViolations(store.apart, pairs, domains);
    if (violations.length > 0) throw new Error(`The server leaves unsound books: ${violations.join('; ')}`);
  } finally {
    await store.close();
  }
}
