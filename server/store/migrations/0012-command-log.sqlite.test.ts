import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { findDone } from '../../commands/CommandLog.ts';
import { openSqlite } from '../sqlite.ts';
import type { Connections } from '../dialect.ts';
import { migrate } from '../migrations.ts';
import { up } from './0012-command-log.ts';

let folder: string;
let connections: Connections;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'meridian-migration-'));
  connections = openSqlite(join(folder, 'meridian.db'));
  const db = connections.writing;
  await migrate(db, { last: '0011-order-lists' });
  await sql`insert into command (owner, command_id, answer, created_at) values
    ('user:2', 'spot.place second one', '8', 1000),
    ('user:1', 'spot.place first', '7', 1000),
    ('user:1', 'wallet.transfer third', '9', 2000)`.execute(db);
});

afterEach(async () => {
  await connections.reading.destroy();
  await connections.writing.destroy();
  rmSync(folder, { recursive: true, force: true });
});

const rows = [
  [1, 'user:1', 'spot.place', 'first', 'null', '7', 1000],
  [2, 'user:2', 'spot.place', 'second one', 'null', '8', 1000],
  [3, 'user:1', 'wallet.transfer', 'third', 'null', '9', 2000],
] as const;

/** Recomputes the hashes from the rows alone. */
function chain(): string[] {
  let previous = '';
  return rows.map((row) => {
    previous = createHash('sha256')
      .update(JSON.stringify([previous, ...row]))
      .digest('hex');
    return previous;
  });
}

async function keptRows(): Promise<unknown[]> {
  const kept = await connections.writing.selectFrom('command').selectAll().orderBy('id').execute();
  return kept.map(({ id, actor, name, repetition, input, outcome, created_at, hash }) => [
    [Number(id), actor, name, repetition, input, outcome, Number(created_at)],
    hash,
  ]);
}

it('answers that were given become a chain of rows, the oldest first, and are found by their ids', async () => {
  await migrate(connections.writing);
  const hashes = chain();
  expect(await keptRows()).toEqual(rows.map((row, index) => [[...row], hashes[index]]));
  const key = { actor: 'user:2', name: 'spot.place', repetition: 'second one' };
  const [done] = (await findDone(connections.writing, [key])).values();
  expect(done?.outcome).toBe(8);
});

it('run again after a power cut before it was noted, it changes nothing', async () => {
  await migrate(connections.writing);
  const before = await keptRows();
  await up(connections.writing);
  expect(await keptRows()).toEqual(before);
});
