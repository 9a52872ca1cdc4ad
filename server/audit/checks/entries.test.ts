// User ledgers modified by SQL: the audit detects it, and a start stops money while users can still read.
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { pairs } from '../../instruments/market.config.ts';
import { domains } from '../../product.ts';
import { startTestApp } from '../../testing/processes/startTestApp.ts';
import { openTestStore } from '../../testing/testStore.ts';
import { startTwoTraders, tradeOne } from '../../testing/twoTraders.ts';
import type { TwoTraders } from '../../testing/twoTraders.ts';
import { audit } from '../audit.ts';
import type { AuditResult } from '../audit.ts';
import type { Mark } from '../checkpoints.ts';
import { sentencesOf } from '../Findings.ts';
import { rulesOf } from '../rulesOf.ts';

const rules = rulesOf(domains, pairs);
let traders: TwoTraders;

/** Each user has three trades. */
beforeAll(async () => {
  traders = await startTwoTraders();
  for (const name of ['1', '2', '3']) {
    await tradeOne(traders.core, 'buy', `bought-${name}`);
    await tradeOne(traders.core, 'sell', `sold-${name}`);
  }
});

afterAll(() => traders.remove());

const account = (owner: string) => sql`(select id from account
  where owner = ${sql.lit(owner)} and asset = 'USDT' and kind = 'change')`;
const one = account('user:1');
const trades = sql`account = ${one} and reason = 'spot.trade'`;

/** Violations found with the given faults, which are removed afterwards. */
async function auditWith(faults: readonly RawBuilder<unknown>[], since?: Mark): Promise<AuditResult> {
  const tx = await traders.core.store.writing.startTransaction().execute();
  try {
    for (const fault of faults) await fault.execute(tx);
    return await audit(tx, { ...rules, since, rows: 3 });
  } finally {
    await tx.rollback().execute();
  }
}

test('entries of all postings, and as many as their accounts count, are sound', async () => {
  expect((await auditWith([])).violations).toEqual([]);
});

test.each<[string, RawBuilder<unknown>, RegExp]>([
  [
    'all entries gone',
    sql`delete from entry`,
    /^Account \d+ \(USDT\): there are 0 entries of \S+, and \d postings$/,
  ],
  [
    'the first of some entries gone',
    sql`delete from entry where ${trades} and nth = 1`,
    /^Account \d+ \(USDT\): entry \d+ \(spot\.trade\) has the number 2, and is number 1$/,
  ],
  [
    'the last of some entries gone',
    sql`delete from entry where ${trades} and nth = 3`,
    /^Account \d+ \(USDT\): there are 2 entries of spot\.trade, and 3 postings$/,
  ],
  [
    'an entry with another number',
    sql`update entry set nth = 7 where ${trades} and nth = 2`,
    /^Account \d+ \(USDT\): entry \d+ \(spot\.trade\) has the number 7, and is number 2$/,
  ],
  [
    'an entry of another posting',
    sql`update entry set id = id + 1 where ${trades} and nth = 2`,
    /^Account \d+ \(USDT\): entry \d+ \(spot\.trade\) is of no posting$/,
  ],
  [
    'an entry too many',
    sql`insert into entry select account, reason, id - 2, 4 from entry where ${trades} and nth = 1`,
    /^Account \d+ \(USDT\): entry \d+ \(spot\.trade\) is of no posting$/,
  ],
  [
    'an entry of an account that does not exist',
    sql`insert into entry (account, reason, id, nth) values (999, 'spot.trade', 3, 1)`,
    /^Account 999: entry 3 \(spot\.trade\) is of no posting$/,
  ],
  [
    'an account that counts none',
    sql`update account set entries = '{}' where id = ${one}`,
    /^Account \d+ \(USDT\) counts 0 entries of spot\.trade, and its postings are 3$/,
  ],
  [
    'an account that counts one too many',
    sql`update account set entries = '{"spot.trade":4,"test.gift":1}' where id = ${one}`,
    /^Account \d+ \(USDT\) counts 4 entries of spot\.trade, and its postings are 3$/,
  ],
  [
    'an account of the house that counts some',
    sql`update account set entries = '{"spot.trade":4}' where id = ${account('house:maker')}`,
    /^Account \d+ \(USDT\) counts 4 entries of spot\.trade, and its postings are 0$/,
  ],
  ...['x', '[]', 'null', '{"spot.trade":"3"}', '{"spot.trade":-3}', '{"spot.trade":1.5}'].map(
    (text): [string, RawBuilder<unknown>, RegExp] => [
      `a count of ${text}`,
      sql`update account set entries = ${text} where id = ${one}`,
      /^Account \d+ \(USDT\): its entries cannot be counted$/,
    ],
  ),
])('%s is found', async (_, fault, sentence) => {
  expect(sentencesOf((await auditWith([fault])).violations)).toContainEqual(expect.stringMatching(sentence));
});

test('counts other than those of a mark do not continue it, and what was posted since does', async () => {
  const { mark } = await auditWith([]);
  await tradeOne(traders.core, 'buy', 'bought-since');
  await tradeOne(traders.core, 'sell', 'sold-since');
  const count = (counts: string) => sql`update account set entries = ${counts} where id = ${one}`;
  expect(await auditWith([], mark)).toMatchObject({ violations: [], continues: true });
  for (const counts of ['{}', '{"spot.trade":5}', 'x'])
    expect(await auditWith([count(counts)], mark)).toMatchObject({ continues: false });
});

test('one entry in a page and one page for all say the same', async () => {
  const tx = await traders.core.store.writing.startTransaction().execute();
  await sql`delete from entry where nth = 2`.execute(tx);
  const [many, single] = [await audit(tx, rules), await audit(tx, { ...rules, rows: 1 })];
  await tx.rollback().execute();
  expect(many.violations.length).toBeGreaterThan(1);
  expect(single.violations).toEqual(many.violations);
});

test('entries that cannot be counted stop money in one sentence, and can be read', async () => {
  let server = await startTestApp();
  server.expectBrokenBooks();
  const ann = await server.person('ann@example.com');
  await server.stop();
  const store = await openTestStore(server.folder);
  await sql`update account set entries = 'x' where owner = ${ann.owner} and asset = 'USDT'
    and kind = 'change'`.execute(store.writing);
  await store.close();
  server = await server.restart();
  const move = { currency_id: '3', number: '1', from_field: 'change', to_field: 'lever' };
  expect((await server.call('transfer', move, ann)).data.reason).toBe('system.moneyPaused');
  expect(await server.call('ledger', {}, ann)).toMatchObject({ type: 'ok' });
  const fatal = server.log
    .map((line) => JSON.parse(line) as { level: number; violations?: string[] })
    .filter(({ level }) => level === 60);
  const uncounted = expect.stringMatching(/^Account \d+ \(USDT\): its entries cannot be counted$/);
  expect(fatal.map(({ violations }) => violations)).toEqual([[uncounted]]);
  await server.close();
});
