import { expect, test } from 'vitest';
import { damageOfPostgres, damageOfSqlite } from './damage.ts';

const error = (details: object, cause?: unknown) =>
  Object.assign(new Error('what it says', { cause }), details);

test.each([
  [8, 'cannot be written'],
  // SQLITE_IOERR_WRITE: the primary code is in the last byte.
  [778, 'The disk of a.db fails (what it says)'],
  [11, 'is damaged (what it says)'],
  [13, 'The disk of a.db is full'],
  [14, 'cannot be opened'],
  [26, 'is damaged (what it says)'],
])('code %i of SQLite is said in a sentence', (errcode, words) => {
  expect(damageOfSqlite(error({ errcode }), 'a.db')).toContain(words);
  expect(damageOfSqlite(error({}, error({ errcode })), 'a.db')).toContain(words);
});

test.each([
  ['XX001', 'The database is damaged (what it says)'],
  ['XX002', 'The database is damaged (what it says)'],
  ['53100', 'The disk of the database is full'],
  ['58030', 'The disk of the database fails (what it says)'],
])('code %s of PostgreSQL is said in a sentence', (code, words) => {
  expect(damageOfPostgres(error({ code }))).toContain(words);
  expect(damageOfPostgres(error({}, error({ code })))).toContain(words);
});

test('a lock, a broken rule, a network that is away and faults of our own are no damage', () => {
  for (const errcode of [5, 19]) expect(damageOfSqlite(error({ errcode }), 'a.db')).toBeUndefined();
  for (const code of ['23505', '53300', '57P01', 'ECONNREFUSED'])
    expect(damageOfPostgres(error({ code }))).toBeUndefined();
  for (const other of [new Error('x'), undefined, 'text']) {
    expect(damageOfSqlite(other, 'a.db')).toBeUndefined();
    expect(damageOfPostgres(other)).toBeUndefined();
  }
});
