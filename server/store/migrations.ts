// Migrations of the tables that predate domain migrations, imported statically so that the server needs no folder of
// migration files at run time.
import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { DEFAULT_MIGRATION_TABLE, Migrator } from 'kysely/migration';
import type { Migration } from 'kysely/migration';
import { brand } from '../../contracts/brand.ts';
import { StartError } from '../StartError.ts';
import type { Schema } from './schema.ts';
import { up as ledger } from './migrations/0001-ledger.ts';
import { up as session } from './migrations/0002-session.ts';
import { up as market } from './migrations/0003-market.ts';
import { up as candles } from './migrations/0004-candles.ts';
import { up as signIn } from './migrations/0005-sign-in.ts';
import { up as ledgerAfter } from './migrations/0006-ledger-after.ts';
import { up as attempts } from './migrations/0007-attempts.ts';
import { up as codeNetwork } from './migrations/0008-code-network.ts';
import { up as flowPrice } from './migrations/0009-flow-price.ts';
import { up as holds } from './migrations/0010-holds.ts';
import { up as orderLists } from './migrations/0011-order-lists.ts';
import { up as commandLog } from './migrations/0012-command-log.ts';
import { up as scales } from './migrations/0013-scales.ts';
import { up as auditCheckpoint } from './migrations/0014-audit-checkpoint.ts';
import { up as entries } from './migrations/0015-entries.ts';
import { up as dueWork } from './migrations/0016-due-work.ts';
import { up as outbox } from './migrations/0017-outbox.ts';
import { up as reviews } from './migrations/0018-reviews.ts';
import { up as dueSetAside } from './migrations/0020-due-set-aside.ts';
import { up as orderValue } from './migrations/0024-order-value.ts';
import { up as dueAt } from './migrations/0025-due-at.ts';
import { up as brokenBooks } from './migrations/0090-broken-books.ts';

/** By number and name, which determine the order: '0042-savings'. */
export type Migrations = Readonly<Record<string, Migration>>;

const shared: Migrations = {
  '0001-ledger': { up: ledger },
  '0002-session': { up: session },
  '0003-market': { up: market },
  '0004-candles': { up: candles },
  '0005-sign-in': { up: signIn },
  '0006-ledger-after': { up: ledgerAfter },
  '0007-attempts': { up: attempts },
  '0008-code-network': { up: codeNetwork },
  '0009-flow-price': { up: flowPrice },
  '0010-holds': { up: holds },
  '0011-order-lists': { up: orderLists },
  '0012-command-log': { up: commandLog },
  '0013-scales': { up: scales },
  '0014-audit-checkpoint': { up: auditCheckpoint },
  '0015-entries': { up: entries },
  '0016-due-work': { up: dueWork },
  '0017-outbox': { up: outbox },
  '0018-reviews': { up: reviews },
  '0020-due-set-aside': { up: dueSetAside },
  '0024-order-value': { up: orderValue },
  '0025-due-at': { up: dueAt },
  '0090-broken-books': { up: brokenBooks },
};

/**
 * Migrates the database to the newest schema.
 * @param domains migrations of domains
 * @param last the last migration to run, for testing later ones on an old schema
 * @throws StartError when a newer server has changed the database; the first migration's error
 */
export async function migrate(
  db: Kysely<Schema>,
  { domains, last }: { domains?: Migrations; last?: string } = {},
): Promise<void> {
  const migrations = inOrder(domains);
  const migrator = new Migrator({ db, provider: { getMigrations: () => Promise.resolve(migrations) } });
  await refuseNewer(db, migrations);
  const { error } = await (last === undefined ? migrator.migrateToLatest() : migrator.migrateTo(last));
  if (error) throw error instanceof Error ? error : new Error('A migration failed', { cause: error });
}

/** @throws Error when two have the same number */
function inOrder(ofDomains: Migrations = {}): Migrations {
  const all = [...Object.entries(shared), ...Object.entries(ofDomains)];
  const numbers = all.map(([name]) => name.split('-')[0]!);
  const twice = numbers.find((number, index) => numbers.indexOf(number) < index);
  if (twice !== undefined) throw new Error(`Two migrations have the number ${twice}`);
  return Object.fromEntries(all);
}

/**
 * For a backup that is not opened by migrate.
 * @param names migrations applied to the backup
 * @throws StartError for one of another program or a newer server
 */
export function requireKnown(names: readonly string[], domains: Migrations, backup: string): void {
  const known = inOrder(domains);
  if (!names.includes(Object.keys(known)[0]!))
    throw new StartError(`${backup} is no database of ${brand.name}`);
  const unknown = names.find((name) => !(name in known));
  if (unknown !== undefined)
    throw new StartError(`${backup} was written by a newer server (${unknown}): restore it with that one`);
}

/** An older server does not know a newer schema, and could corrupt the data. */
async function refuseNewer(db: Kysely<Schema>, migrations: Migrations): Promise<void> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some(({ name }) => name === DEFAULT_MIGRATION_TABLE)) return;
  const { rows } = await sql<{ name: string }>`
    select name from ${sql.table(DEFAULT_MIGRATION_TABLE)} order by name`.execute(db);
  const unknown = rows.find(({ name }) => !(name in migrations));
  if (!unknown) return;
  throw new StartError(
    `The database has been changed by a newer server (${unknown.name}): run that one, or name another folder with DATA_DIR`,
  );
}
