// npm run audit: audits the books in a separate process, also next to a running server. Read-only. Usage: node
// server/cli/audit.ts [--data <folder>
// --database <url>]; default: DATABASE_URL and DATA_DIR. Exit codes: 0 consistent, 1 violations, 2 unreadable.
import { parseArgs } from 'node:util';
import type { Kysely } from 'kysely';
import { audit } from '../audit/audit.ts';
import { damagedFields } from '../audit/damagedFields.ts';
import { sentencesOf } from '../audit/Findings.ts';
import { readQuarantined } from '../audit/Quarantine.ts';
import { rulesOf } from '../audit/rulesOf.ts';
import { assets, pairs } from '../instruments/market.config.ts';
import { domains } from '../product.ts';
import { openToRead } from '../store/openToRead.ts';
import { requireKept } from '../store/scales/storeScales.ts';
import { readKept } from '../store/scales/keptScales.ts';
import type { Schema } from '../store/schema.ts';
import { placeNamed } from './placeNamed.ts';

/** @throws Error if the database has other scales, or cannot be read */
async function look(db: Kysely<Schema>): Promise<string[]> {
  requireKept(await readKept(db), { assets, pairs });
  try {
    const quarantined = await readQuarantined(db);
    const { violations } = await audit(db, { ...rulesOf(domains, pairs), quarantined });
    return sentencesOf(violations);
  } catch (error) {
    const fields = await damagedFields(db).catch(() => []);
    if (fields.length === 0) throw error;
    return fields.map((field) => `The books cannot be read: ${field}`);
  }
}

async function run(): Promise<number> {
  const options = { data: { type: 'string' }, database: { type: 'string' } } as const;
  const read = await openToRead(placeNamed(parseArgs({ options }).values));
  try {
    const damage = await read.integrity();
    // Rows on damaged pages may be unreadable.
    const violations = damage.length > 0 ? damage : await look(read.db);
    read.requireQuiet();
    for (const sentence of violations) console.log(sentence);
    if (violations.length === 0) console.log('The books are sound');
    return violations.length === 0 ? 0 : 1;
  } finally {
    await read.close();
  }
}

try {
  process.exitCode = await run();
} catch (error) {
  console.error(`The books cannot be read: ${(error as Error).message}`);
  process.exitCode = 2;
}
