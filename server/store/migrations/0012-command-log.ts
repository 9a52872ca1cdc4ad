import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { linkOf } from '../../commands/CommandLog.ts';
import { isPostgres, rowIdType, whole } from '../dialect.ts';
import type { Schema } from '../schema.ts';

interface Answered {
  owner: string;
  command_id: string;
  answer: string;
  created_at: bigint;
}

interface Between {
  answered: Answered;
  command: {
    id: number;
    actor: string;
    name: string;
    repetition: string | null;
    input: string;
    outcome: string;
    created_at: number;
    hash: string;
  };
}

/** Rows of eight columns; SQLite takes 32,766 values a statement. */
const pageSize = 1000;

/**
 * The stored responses of idempotent commands become the log of all commands that move money: numbered, chained, and
 * immutable.
 */
export async function up(db: Kysely<Schema>): Promise<void> {
  const tables = await db.introspection.getTables();
  // The migrator records a migration after it has run, so a power failure may come in between.
  if (
    tables.some(({ name, columns }) => name === 'command' && columns.some((column) => column.name === 'hash'))
  )
    return;
  await whole(db, async (tx) => {
    await tx.schema.alterTable('command').renameTo('answered').execute();
    const between = tx as unknown as Kysely<Between>;
    await createTable(between);
    await chainAnswers(between);
    await tx.schema.dropTable('answered').execute();
    await refuseChanges(between);
  });
}

async function createTable(db: Kysely<Between>): Promise<void> {
  await db.schema
    .createTable('command')
    .addColumn('id', rowIdType(db), (column) => column.primaryKey())
    .addColumn('actor', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('repetition', 'text')
    .addColumn('input', 'text', (column) => column.notNull())
    .addColumn('outcome', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('hash', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex('command_once')
    .unique()
    .on('command')
    .columns(['actor', 'name', 'repetition'])
    .where(sql.ref('repetition'), 'is not', null)
    .execute();
}

/** In the order of arrival; the inputs of that time are unknown. */
async function chainAnswers(db: Kysely<Between>): Promise<void> {
  await db.schema
    .createIndex('answered_order')
    .on('answered')
    .columns(['created_at', 'owner', 'command_id'])
    .execute();
  let last: Answered | undefined;
  let previous = { id: 0, hash: '' };
  for (;;) {
    const rows = await answeredAfter(db, last);
    const links = rows.map((row) => (previous = linkAfter(previous, row)));
    if (links.length > 0) await db.insertInto('command').values(links).execute();
    if (rows.length < pageSize) return;
    last = rows.at(-1);
  }
}

function answeredAfter(db: Kysely<Between>, last: Answered | undefined): Promise<Answered[]> {
  return db
    .selectFrom('answered')
    .selectAll()
    .$if(last !== undefined, (query) =>
      query.where((eb) =>
        eb(
          eb.refTuple('created_at', 'owner', 'command_id'),
          '>',
          eb.tuple(last!.created_at, last!.owner, last!.command_id),
        ),
      ),
    )
    .orderBy('created_at')
    .orderBy('owner')
    .orderBy('command_id')
    .limit(pageSize)
    .execute();
}

function linkAfter(previous: { id: number; hash: string }, row: Answered): Between['command'] {
  const space = row.command_id.indexOf(' ');
  const entry = {
    actor: row.owner,
    name: row.command_id.slice(0, space),
    repetition: row.command_id.slice(space + 1),
    input: 'null',
    outcome: row.answer,
    createdAt: Number(row.created_at),
  };
  const id = previous.id + 1;
  const { createdAt, ...columns } = entry;
  return { id, ...columns, created_at: createdAt, hash: linkOf(previous.hash, id, entry) };
}

async function refuseChanges(db: Kysely<Between>): Promise<void> {
  if (!isPostgres(db)) {
    for (const change of ['update', 'delete'])
      await sql`create trigger ${sql.ref(`command_no_${change}`)} before ${sql.raw(change)} on command
        begin select raise(abort, 'command: rows are never changed'); end`.execute(db);
    return;
  }
  await sql`create function command_unchanged() returns trigger language plpgsql as $$
    begin raise exception 'command: rows are never changed'; end $$`.execute(db);
  await sql`create trigger command_unchanged before update or delete or truncate on command
    for each statement execute function command_unchanged()`.execute(db);
}
