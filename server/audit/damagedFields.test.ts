// Values that no server writes, set by SQL: a start stops money with a message that names the row, and reads still
// work.
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { startTestApp } from '../testing/processes/startTestApp.ts';
import type { TestApp } from '../testing/processes/startTestApp.ts';
import { openTestStore } from '../testing/testStore.ts';

const bid = { legal_id: '3', currency_id: '1', type: '1', amount: '0.001', target_price: '50000' };
let server: TestApp;
let ann: { token: string; owner: string };

beforeEach(async () => {
  server = await startTestApp();
  server.expectBrokenBooks();
  ann = await server.person('ann@example.com');
  expect(await server.call('placeSpotOrder', bid, ann)).toMatchObject({ type: 'ok' });
});

afterEach(() => server.close());

async function restartWith(fault: RawBuilder<unknown>): Promise<void> {
  await server.stop();
  const store = await openTestStore(server.folder);
  await fault.execute(store.writing);
  await store.close();
  server = await server.restart();
}

const told = () =>
  server.log
    .map((line) => JSON.parse(line) as { level: number; violations?: string[] })
    .filter(({ level }) => level >= 50)
    .flatMap(({ violations = ['a fault'] }) => violations);

test.each<[string, RawBuilder<unknown>, RegExp]>([
  [
    'a price below zero of an open order',
    sql`update spot_order set price = -5`,
    /^Order \d+ is a limit buy at -5$/,
  ],
  [
    'a price of an open order that its value would be rounded at',
    sql`update spot_order set price = 1`,
    /^order:\d+ is for \d+ at 1, whose value would be rounded$/,
  ],
  ['a side that there is not', sql`update spot_order set side = 'x'`, /^Order \d+ is a limit x at \d+$/],
  ['a kind that there is not', sql`update spot_order set kind = 'x'`, /^Order \d+ is a x buy at \d+$/],
  ['a status that there is not', sql`update spot_order set status = 7`, /^Order \d+ has status 7 with/],
  [
    'a last price of nothing',
    sql`insert into pair_state (symbol, last_price, trade_sequence) values ('BTC/USDT', 0, 1)
      on conflict (symbol) do update set last_price = 0`,
    /^BTC\/USDT has a last price of 0$/,
  ],
  [
    'a kind of account that there is not',
    sql`update account set kind = 'x' where owner = 'system:issuance' and asset = 'ETH'`,
    /^Account \d+ \(ETH\) is of the kind x, which there is not$/,
  ],
])('%s stops money, and lets people read', async (_, fault, sentence) => {
  await restartWith(fault);
  expect(told()).toContainEqual(expect.stringMatching(sentence));
  expect(told()).not.toContain('a fault');
  const refused = await server.call('placeSpotOrder', bid, ann);
  expect(refused.data.reason).toBe('system.moneyPaused');
  for (const call of ['balances', 'ledger', 'quotations'])
    expect(await server.call(call, {}, ann), call).toMatchObject({ type: 'ok' });
});
