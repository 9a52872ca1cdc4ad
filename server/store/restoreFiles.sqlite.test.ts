import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { migrations } from '../product.ts';
import { StartError } from '../StartError.ts';
import { openTestStore } from '../testing/testStore.ts';
import { lockFolder } from './lockFolder.ts';
import { migrate } from './migrations.ts';
import { restoreFiles } from './restoreFiles.ts';
import { openSqlite } from './sqlite.ts';

let root: string;
/** Source and target of the restore. */
let backup: string;
let target: string;
const fileIn = (folder: string) => join(folder, 'meridian.db');
const inspect = async (): Promise<undefined> => undefined;
const restore = (from = fileIn(backup)) => restoreFiles({ from, folder: target, migrations, inspect });

async function fill(folder: string, mark: string): Promise<void> {
  const store = await openTestStore(folder);
  await store.writing.insertInto('sealing_key').values({ id: mark, since: 0 }).execute();
  await store.close();
}

function marksIn(file: string): string[] {
  const database = new DatabaseSync(file);
  const rows = database.prepare('select id from sealing_key order by id').all();
  database.close();
  return rows.map(({ id }) => String(id));
}

/** By name; the lock file is not content. */
const contentOf = (folder: string) =>
  readdirSync(folder)
    .filter((name) => !name.startsWith('meridian.lock'))
    .map((name) => [
      name,
      createHash('sha256')
        .update(readFileSync(join(folder, name)))
        .digest('hex'),
    ]);

/** Files left by a process that is killed after a commit. */
async function leaveLog(folder: string, mark: string): Promise<void> {
  const live = join(root, 'live');
  cpSync(folder, live, { recursive: true });
  const database = new DatabaseSync(fileIn(live));
  database.exec('pragma journal_mode = wal; pragma wal_autocheckpoint = 0');
  database.prepare('insert into sealing_key values (?, 0)').run(mark);
  cpSync(live, folder, { recursive: true });
  database.close();
  expect(existsSync(`${fileIn(folder)}-wal`)).toBe(true);
}

beforeEach(async () => {
  root = mkdtempSync(join(tmpdir(), 'meridian-restored-'));
  [backup, target] = [join(root, 'backup'), join(root, 'target')];
  await fill(backup, 'restored');
  await fill(target, 'former');
});

afterEach(() => rmSync(root, { recursive: true }));

it('a log beside the backup belongs to it, one beside the target to what was there', async () => {
  await leaveLog(backup, 'restored-later');
  rmSync(join(root, 'live'), { recursive: true });
  await leaveLog(target, 'former-later');
  const before = contentOf(backup);
  const kept = await restore(backup);
  expect(marksIn(fileIn(target))).toEqual(['restored', 'restored-later']);
  expect(marksIn(kept!)).toEqual(['former', 'former-later']);
  expect(contentOf(backup)).toEqual(before);
  const names = readdirSync(target).filter((name) => !name.startsWith('meridian.lock'));
  expect(names.map((name) => join(target, name)).sort()).toEqual([fileIn(target), kept]);
});

it('what was there before and is no database any more is kept with its log', async () => {
  writeFileSync(fileIn(target), 'damaged');
  writeFileSync(`${fileIn(target)}-wal`, 'log');
  const kept = await restore();
  expect(marksIn(fileIn(target))).toEqual(['restored']);
  expect([readFileSync(kept!, 'utf8'), readFileSync(`${kept}-wal`, 'utf8')]).toEqual(['damaged', 'log']);
});

it('a log without a database is removed', async () => {
  rmSync(target, { recursive: true });
  mkdirSync(target);
  writeFileSync(`${fileIn(target)}-wal`, 'log');
  expect(await restore()).toBeUndefined();
  expect(marksIn(fileIn(target))).toEqual(['restored']);
});

it('a backup of an older server has the schema of this one', async () => {
  rmSync(backup, { recursive: true });
  const { writing, reading } = openSqlite(fileIn(backup));
  await migrate(writing, { domains: migrations, last: '0018-reviews' });
  await reading.destroy();
  await writing.destroy();
  await restore();
  expect(marksIn(fileIn(target))).toEqual([]);
});

it('leftovers of an interrupted restore are removed', async () => {
  mkdirSync(join(target, 'meridian.restoring'));
  writeFileSync(join(target, 'meridian.restoring', 'meridian.db'), 'half');
  writeFileSync(join(target, 'meridian.restoring', 'meridian.db-wal'), 'half');
  await restore();
  expect(marksIn(fileIn(target))).toEqual(['restored']);
  expect(existsSync(join(target, 'meridian.restoring'))).toBe(false);
});

it('the folder of a running server is refused, as target and as backup', async () => {
  const unlockTarget = lockFolder(target);
  await expect(restore()).rejects.toThrow(`Another server is running on the data folder ${target}`);
  unlockTarget();
  const unlockBackup = lockFolder(backup);
  await expect(restore(backup)).rejects.toThrow(
    `A server is running on ${backup}: npm run backup copies its database`,
  );
  unlockBackup();
  expect(marksIn(fileIn(target))).toEqual(['former']);
});

it('a refusal of the backup leaves the target as it was', async () => {
  await leaveLog(target, 'former-later');
  const before = contentOf(target);
  const refuse = async () => Promise.reject(new StartError('no key'));
  const restored = restoreFiles({ from: backup, folder: target, migrations, inspect: refuse });
  await expect(restored).rejects.toThrow('no key');
  expect(contentOf(target)).toEqual(before);
});

it.each<[string, (file: string) => void, RegExp]>([
  [
    'a file that is no database',
    (file) => writeFileSync(file, 'orders: 12\n'),
    /is no database of Meridian$/,
  ],
  ['an empty file', (file) => writeFileSync(file, ''), /is no database of Meridian$/],
  [
    'the database of another program',
    (file) => {
      const other = new DatabaseSync(file);
      other.exec('create table note (text)');
      other.close();
    },
    /is no database of Meridian$/,
  ],
  [
    'a backup that was cut off',
    (file) => {
      const content = readFileSync(fileIn(backup));
      writeFileSync(file, content.subarray(0, content.length / 2));
    },
    /damaged/,
  ],
  [
    'the backup of a newer server',
    (file) => {
      cpSync(fileIn(backup), file);
      const newer = new DatabaseSync(file);
      newer.exec(`insert into kysely_migration values ('9999-later', '2030-01-01')`);
      newer.close();
    },
    /was written by a newer server \(9999-later\): restore it with that one$/,
  ],
  ['a file that is not there', () => undefined, /does not exist$/],
])('%s is refused, and the target stays as it was', async (_, write, sentence) => {
  const from = join(root, 'copy.db');
  write(from);
  await leaveLog(target, 'former-later');
  const before = contentOf(target);
  const error = await restore(from).catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(StartError);
  expect((error as StartError).message.startsWith(from)).toBe(true);
  expect((error as StartError).message).toMatch(sentence);
  expect(contentOf(target)).toEqual(before);
});
