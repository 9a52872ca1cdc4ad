// Replaces the contents of a PostgreSQL database with an archive of pg_dump, in one transaction, by pg_restore and
// psql.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { StartError } from '../StartError.ts';
import { requireKnown } from './migrations.ts';
import type { Migrations } from './migrations.ts';
import { openPostgres } from './postgres.ts';
import type { Schema } from './schema.ts';

export interface RestorePostgresOptions {
  /** File of pg_dump -Fc. */
  from: string;
  url: string;
  migrations: Migrations;
  /**
   * Checks the backup before the target is changed.
   * @param keys ids of the document keys that it is encrypted with
   * @throws StartError when the backup must not be restored
   */
  inspect: (keys: readonly string[]) => void;
}

/**
 * This process keeps the lease, and its table is preserved: a term must never be reused.
 * @returns the schema that keeps the former tables; undefined when there were none
 * @throws StartError with the target unchanged: a server runs, or the backup cannot be used
 */
export async function restorePostgres({
  from,
  url,
  migrations,
  inspect,
}: RestorePostgresOptions): Promise<string | undefined> {
  const list = await run('pg_restore', ['--list', from]).catch((error: Error) => {
    if (error instanceof StartError) throw error;
    throw new StartError(`${from} is no archive of pg_dump -Fc: ${error.message}`, { cause: error });
  });
  requireKnown(await columnIn(from, 'kysely_migration', 'name'), migrations, from);
  inspect(await columnIn(from, 'sealing_key', 'id'));
  const onWaiting = () => {
    throw new StartError('A server writes to this database: stop it, and those that stand by, and try again');
  };
  const { writing, reading, close } = await openPostgres({ url, onWaiting });
  const folder = mkdtempSync(join(tmpdir(), 'meridian-restore-'));
  try {
    const entries = join(folder, 'list');
    writeFileSync(entries, list.replaceAll(/^.* public server_lease .*$/gm, ''));
    const { term, isEmpty } = await lookAtTarget(writing);
    const kept = isEmpty ? undefined : `before_${new Date().toISOString().replaceAll(/\D/g, '_')}`;
    await load({ from, url, entries, ...around(term, kept) });
    return kept;
  } finally {
    rmSync(folder, { recursive: true });
    await reading.destroy();
    await writing.destroy();
    await close();
  }
}

async function lookAtTarget(db: Kysely<Schema>): Promise<{ term: bigint; isEmpty: boolean }> {
  const { rows } = await sql<{ term: bigint; tables: bigint }>`select term, (select count(*) from pg_tables
    where schemaname = 'public' and tablename <> 'server_lease') as tables
    from server_lease where name = 'writer'`.execute(db);
  const { term, tables } = rows[0]!;
  return { term, isEmpty: tables === 0n };
}

/** SQL before and after the archive's own statements. */
function around(term: bigint, kept: string | undefined): { begin: string; end: string } {
  const before = kept ?? 'public';
  // Locked until the commit: no server can take the lease meanwhile.
  const requireLease = `do $$ begin
    perform from ${before}.server_lease where name = 'writer' and term = ${term} for update;
    if not found then raise exception 'Another server writes to this database now'; end if;
  end $$;`;
  if (kept === undefined) return { begin: 'begin;', end: `${requireLease} commit;` };
  return {
    begin: `begin; alter schema public rename to ${kept}; create schema public; grant usage on schema public to public;`,
    end: `${requireLease} alter table ${kept}.server_lease set schema public; commit;`,
  };
}

interface Load {
  from: string;
  url: string;
  entries: string;
  begin: string;
  end: string;
}

/** Nothing is committed without the last statements, which follow only an archive that was read completely. */
async function load({ from, url, entries, begin, end }: Load): Promise<void> {
  const kind = ['--no-owner', '--no-privileges', '--schema=public', `--use-list=${entries}`, '--file=-'];
  const archive = start('pg_restore', [...kind, from]);
  const { address, password } = withoutPassword(url);
  const manner = ['--no-psqlrc', '--quiet', '--set=ON_ERROR_STOP=1', '--output=/dev/null', '--file=-'];
  const target = start('psql', [...manner, address], password);
  target.stdin.write(`${begin}\n`);
  // A psql that has exited reports the reason itself.
  await pipeline(archive.stdout, target.stdin, { end: false }).catch(() => archive.kill());
  const isRead = await archive.ended.then(
    () => true,
    () => false,
  );
  target.stdin.end(isRead ? `\n${end}\n` : '');
  await target.ended.catch((error: Error) => {
    if (error instanceof StartError) throw error;
    throw new StartError(`The database refuses the backup: ${error.message}`, { cause: error });
  });
  if (!isRead) throw new StartError(`${from} is damaged: pg_restore cannot read it to its end`);
}

/** A password in an argument can be read by other users of the machine. */
function withoutPassword(url: string): { address: string; password: Record<string, string> } {
  const address = new URL(url);
  const password = decodeURIComponent(address.password);
  address.password = '';
  return { address: address.href, password: password === '' ? {} : { PGPASSWORD: password } };
}

/** Values of a column in the archive. */
async function columnIn(from: string, table: string, column: string): Promise<string[]> {
  const kind = ['--data-only', '--schema=public', `--table=${table}`, '--file=-'];
  const said = await run('pg_restore', [...kind, from]).catch((error: Error) => {
    throw new StartError(`${from} is damaged: ${error.message}`, { cause: error });
  });
  const [, names, rows] = /^COPY public\.\S+ \(([^)]*)\) FROM stdin;\n([\s\S]*?)^\\\.$/m.exec(said) ?? [];
  if (names === undefined) return [];
  const at = names.split(', ').indexOf(column);
  return rows!
    .split('\n')
    .filter(Boolean)
    .map((row) => row.split('\t')[at]!);
}

async function run(program: 'pg_restore', args: readonly string[]): Promise<string> {
  const { stdin, stdout, ended } = start(program, args);
  stdin.end();
  const [said] = await Promise.all([text(stdout), ended]);
  return said;
}

function start(program: 'pg_restore' | 'psql', args: readonly string[], environment = {}) {
  const child = spawn(program, args, {
    stdio: ['pipe', 'pipe', 'pipe'],
    env: { ...process.env, ...environment },
  });
  let errors = '';
  child.stderr.setEncoding('utf8').on('data', (chunk: string) => (errors += chunk));
  // Reported by its exit.
  child.stdin.on('error', () => undefined);
  const ended = new Promise<void>((resolve, reject) => {
    child.once('error', ({ code, message }: NodeJS.ErrnoException) => {
      const missing = `${program} is not installed: it comes with the client programs of PostgreSQL`;
      reject(new StartError(code === 'ENOENT' ? missing : message));
    });
    child.once('close', (code) => (code === 0 ? resolve() : reject(new Error(errors.trim().split('\n')[0]))));
  });
  // The awaiting caller receives the error.
  ended.catch(() => undefined);
  return { stdin: child.stdin, stdout: child.stdout, ended, kill: () => child.kill() };
}
