// Books in which a contract, its fills, its hold and its postings disagree, with contracts of all kinds.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { fundDemoPlatform } from '../../domains/lever/public/demo.ts';
import { closing, placing } from '../../domains/lever/leverCommands.ts';
import { resettingDemo } from '../../domains/lever/public/demoReset.ts';
import type { PlaceLever } from '../../domains/lever/leverInput.ts';
import { counterpartyOwner, leverInsuranceOwner } from '../../domains/lever/engine/LeverMoney.ts';
import { pairs } from '../../instruments/market.config.ts';
import type { Core } from '../../engines.ts';
import { accountOf } from '../../ledger/account.ts';
import { toUnits } from '../../ledger/units.ts';
import { grantUnits } from '../../testing/grantUnits.ts';
import { findViolations } from '../../testing/invariants.ts';
import { startTestCore } from '../../testing/testStore.ts';

const [btc, eth, demo] = ['BTC/USDT', 'ETH/USDT', 'BTC/DEMO'] as const;
const folder = mkdtempSync(join(tmpdir(), 'meridian-audited-contracts-'));
let core: Core;
let now = Date.UTC(2026, 0, 1, 12);
const ids: Record<string, number> = {};

/**
 * Scenario: a position is closed in part overnight, one is pending, one is closed, two fall through a gap, and a demo
 * reset ends one.
 */
beforeAll(async () => {
  core = await startTestCore({ folder, pairs, clock: { now: () => now } });
  await core.executor.runForPlatform('test.fund', (tx) => {
    for (const house of [counterpartyOwner, leverInsuranceOwner])
      grantUnits(tx, house, 'USDT', { units: toUnits('1000000', 8) });
    for (const owner of ['user:1', 'user:2']) {
      const units = toUnits('20000', 8);
      grantUnits(tx, owner, 'USDT', { units });
      const [from, to] = [accountOf(owner, 'USDT'), accountOf(owner, 'USDT', 'lever')];
      tx.ledger.transfer({ from, to, units, reason: 'wallet.transfer', reference: '' });
    }
  });
  await fundDemoPlatform(core.executor);
  await mark('50000', '2000');
  await place('open', { owner: 'user:1' });
  await place('waiting', { owner: 'user:1', limit: '45000', lots: 100 });
  await place('closed', { owner: 'user:1', lots: 100 });
  await place('fallen', { owner: 'user:2', mode: 'cross', lots: 3000, leverage: 20 });
  await place('falling', { owner: 'user:2', mode: 'cross', symbol: eth, lots: 5000, leverage: 20 });
  now = Date.UTC(2026, 0, 2);
  await mark('50100', '2000');
  const { leverBook, executor } = core;
  await executor.perform(closing(leverBook), 'user:1', { owner: 'user:1', id: ids.closed! });
  await executor.perform(closing(leverBook), 'user:1', { owner: 'user:1', id: ids.open!, lots: 400 });
  await place('reset', { owner: 'user:2', symbol: demo });
  await executor.perform(closing(leverBook), 'user:2', { owner: 'user:2', id: ids.reset!, lots: 400 });
  await executor.perform(resettingDemo('lever.resetDemo', leverBook), 'user:2', {
    owner: 'user:2',
    clientId: 'once',
  });
  await mark('48000', '1000');
  // The changes of a tick are written with the next user command.
  await place('last', { owner: 'user:1', lots: 1 });
});
afterAll(async () => {
  await core.stop();
  rmSync(folder, { recursive: true, force: true });
});

async function mark(ofBtc: string, ofEth: string): Promise<void> {
  now += 1000;
  const indices = new Map(
    Object.entries({ [btc]: ofBtc, [eth]: ofEth, [demo]: ofBtc }).map(([symbol, text]) => {
      const price = toUnits(text, 8);
      return [symbol, { price, used: [{ source: 'test', price, at: now }], outliers: [] }];
    }),
  );
  while (await core.executor.runForPlatform('lever.tick', (tx) => core.leverBook.tick(tx, indices)));
}

async function place(name: string, more: Partial<PlaceLever> & { owner: string }): Promise<void> {
  const asked = { symbol: btc, side: 'long', mode: 'isolated', leverage: 10, lots: 1000, ...more } as const;
  const placed = await core.executor.perform(placing(core.leverBook), more.owner, asked);
  ids[name] = placed.isRepetition ? placed.outcome : placed.answer.id;
}

/** Audit findings after these changes; contracts by name. */
async function foundWith(...faults: RawBuilder<unknown>[]): Promise<string[]> {
  const tx = await core.store.writing.startTransaction().execute();
  try {
    for (const fault of faults) await fault.execute(tx);
    const found = await findViolations(tx, pairs);
    // A posting or an account may have the same number as a contract.
    const names = new Map(Object.entries(ids).map(([name, id]) => [id, name]));
    const named = (sentence: string) =>
      sentence.replace(/(?<=contract[: ])\d+/gi, (id) => names.get(Number(id)) ?? id);
    return found.map((sentence) => named(sentence).replace(/-?\d{4,}|(?<=account )\d+/gi, '#'));
  } finally {
    await tx.rollback().execute();
  }
}

const trade = (name: string, change: string) =>
  sql`update lever_trade set ${sql.raw(change)} where id = ${ids[name]!}`;
const fills = (name: string, what: string, change: string) =>
  sql`update lever_fill set ${sql.raw(change)} where trade = ${ids[name]!} and what = ${what}`;
const postings = (name: string, reason: string, change: string) => {
  const reference = `contract:${ids[name]}`;
  return sql`update posting set ${sql.raw(change)} where reference = ${reference} and reason = ${reason}`;
};
const hold = (name: string, change: string) => {
  const reference = `contract:${ids[name]}`;
  return sql`update hold set ${sql.raw(change)} where reference = ${reference} and ended_at is null`;
};
const account = (owner: string, kind = 'change') =>
  `(select id from account where owner = '${owner}' and asset = 'USDT' and kind = '${kind}')`;

it('contracts that wait, are open, were closed, fell through a gap and were reset are sound', async () => {
  expect(await foundWith()).toEqual([]);
  const { trades } = core.leverBook;
  expect([...trades.all()].map(({ id }) => id).sort()).toEqual([ids.open, ids.waiting, ids.last].sort());
});

it.each<[string, () => RawBuilder<unknown>[], RegExp[]]>([
  [
    'a margin that is more than what is held',
    () => [trade('open', 'margin = margin + 1')],
    [/^contract:open has a margin of #, and holds #$/],
  ],
  [
    'an order that waits without anything held',
    () => [sql`delete from hold where reference = ${`contract:${ids.waiting}`}`],
    [/^contract:waiting has a margin of #, and holds nothing$/],
  ],
  [
    'a margin that is held for what was closed',
    () => [trade('open', 'status = 3, lots = 0, margin = 0')],
    [/^contract:open holds a margin and is not open$/],
  ],
  [
    'a margin of somebody else’s account',
    () => [hold('open', `account = ${account('user:2', 'lever')}`)],
    [/^contract:open holds something of account # \(USDT\), which is not its own$/],
  ],
  [
    'a fee that was not posted',
    () => [trade('closed', 'closing_fees = closing_fees + 1'), fills('closed', 'user', 'fee = fee + 1')],
    [/^Contract closed \(BTC\/USDT\) has fees of #, and # was posted$/],
  ],
  [
    'a night that was not posted',
    () => [trade('open', 'overnight_fees = 2 * overnight_fees')],
    [/^Contract open \(BTC\/USDT\) has overnight fees of #, and # was posted$/],
  ],
  [
    'a closing position that was neither asked to close nor fixed at a mark',
    () => [trade('open', 'status = 2')],
    [/^Contract open \(BTC\/USDT\) is closing without a request or a mark$/],
  ],
  [
    'a request to close on an open position',
    () => [trade('open', 'close_asked_at = charged_until')],
    [/^Contract open \(BTC\/USDT\) has status 1 and a request to close$/],
  ],
  [
    'a night that was charged after a request that closed the position',
    () => [trade('closed', 'close_asked_at = charged_until - 1')],
    [/^Contract closed \(BTC\/USDT\) was charged nights up to #, and asked to close at #$/],
  ],
  [
    'a closing price that is worse than the worst one stated',
    () => [trade('closed', 'close_asked_at = closed_at, close_worst = close_price + 1')],
    [/^Contract closed \(BTC\/USDT\) was closed at #, worse than #$/],
  ],
  [
    'a worst price without a request',
    () => [trade('open', 'close_worst = 1')],
    [/^Contract open \(BTC\/USDT\) has a worst price of 1, and was not asked to close$/],
  ],
  [
    'a liquidation fee that was not posted',
    () => [
      trade('falling', 'liquidation_fee = liquidation_fee + 1'),
      fills('falling', 'liquidation', 'liquidation_fee = liquidation_fee + 1'),
    ],
    [/^Contract falling \(ETH\/USDT\) has a liquidation fee of 1, and 0 was posted$/],
  ],
  [
    'a result that was not posted',
    () => [trade('open', 'gross = gross + 1'), fills('open', 'user', 'gross = gross + 1')],
    [/^Contract open \(BTC\/USDT\) has a result of #, and # was posted$/],
  ],
  [
    'a gain that was paid early and is not noted',
    () => [trade('open', 'advanced = 5')],
    [/^Contract open \(BTC\/USDT\) has a result of #, and # was posted$/],
  ],
  [
    'a result of fills that its contract does not have',
    () => [fills('open', 'user', 'gross = gross + 1')],
    [/^Contract open \(BTC\/USDT\) has a result of #, and its fills have #$/],
  ],
  [
    'lots that no fill has left',
    () => [trade('open', 'lots = lots + 1')],
    [/^Contract open \(BTC\/USDT\) has status 1 with 601 lots, and its fills leave 600$/],
  ],
  [
    'a position that says it was opened with more',
    () => [trade('open', 'asked_lots = asked_lots + 1')],
    [/^Contract open \(BTC\/USDT\) is not opened by one fill$/],
  ],
  [
    'an entry that makes the risk of the house another one',
    () => [trade('open', 'entry = entry - 1000000')],
    [/^Contract open \(BTC\/USDT\) has an entry of #, and was opened at #$/],
  ],
  [
    'fills of an order that waits',
    () => [sql`update lever_fill set trade = ${ids.waiting!} where trade = ${ids.closed!}`],
    [/^Contract waiting \(BTC\/USDT\) was never opened, and has fills$/],
  ],
  [
    'an insurance that has borne more than was lacking',
    () => [trade('fallen', 'insured = 1'), trade('falling', 'insured = 1')],
    [/^Contract \w+ \(\w+\/USDT\) lacked 1, and the insurance has posted #$/],
  ],
  [
    'a margin of what was closed',
    () => [trade('closed', 'margin = 1')],
    [/^Contract closed \(BTC\/USDT\) has status 3 with a margin of 1 and 0 paid early$/],
  ],
  [
    'a reset position with other lots than its fills leave',
    () => [trade('reset', 'lots = lots - 1')],
    [/^Contract reset \(BTC\/DEMO\) has status 3 with 599 lots, and its fills leave 600$/],
  ],
  [
    'a reset position that counts as cancelled',
    () => [trade('reset', 'status = 4')],
    [/^Contract reset \(BTC\/DEMO\) was never opened, and has fills$/],
  ],
  [
    'a reset position that is open',
    () => [trade('reset', 'status = 1')],
    [/^Contract reset \(BTC\/DEMO\) has status 1, and was ended by a reset of the demo account$/],
  ],
  [
    'a reset position with a margin',
    () => [trade('reset', 'margin = 1')],
    [/^Contract reset \(BTC\/DEMO\) has status 3 with a margin of 1 and 0 paid early$/],
  ],
  [
    'a closed position that says it was reset',
    () => [trade('closed', "ended_by = 'reset'")],
    [
      /^Contract closed \(BTC\/USDT\) has status 3, and was ended by a reset of the demo account$/,
      /^Contract closed \(BTC\/USDT\) has status 3 with 0 lots, and its fills leave 0$/,
    ],
  ],
  [
    'a position of money that a reset has ended',
    () => [trade('open', "status = 3, ended_by = 'reset'")],
    [/^Contract open \(BTC\/USDT\) has status 3, and was ended by a reset of the demo account$/],
  ],
  [
    'a position that was closed by other means than a reset, and has lots left',
    () => [trade('reset', "ended_by = 'user'")],
    [/^Contract reset \(BTC\/DEMO\) has status 3 with 600 lots, and its fills leave 600$/],
  ],
  [
    'a posting of no contract',
    () => [postings('closed', 'lever.profit', "reference = 'contract:7'")],
    [/^Posting # \(lever.profit\) is of no contract$/],
  ],
  [
    'a loss that went to the insurance',
    () => [postings('fallen', 'lever.loss', `credit_account = ${account(leverInsuranceOwner)}`)],
    [
      /^Posting # \(lever.loss\) changes the insurance of contracts, and is in no list of it$/,
      /^Posting # \(lever.loss\) of contract:fallen went from account # to \d+$/,
      /^Account # \(USDT\) differs from its postings by #$/,
    ],
  ],
  [
    'a fee that went to the insurance',
    () => [postings('closed', 'lever.fee', `credit_account = ${account(leverInsuranceOwner)}`)],
    [
      /^Posting # \(lever.fee\) changes the insurance of contracts, and is in no list of it$/,
      /^Posting # \(lever.fee\) of contract:closed went from account # to \d+$/,
    ],
  ],
  [
    'a gift to the insurance for a reason that its list does not know',
    () => [
      sql`update posting set reason = 'spot.trade'
        where reason = 'house.issue' and credit_account = ${sql.raw(account(leverInsuranceOwner))}`,
    ],
    [/^Posting # \(spot.trade\) changes the insurance of contracts, and is in no list of it$/],
  ],
  [
    'a loss of the insurance for a reason that came in alone',
    () => [sql`update posting set reason = 'house.issue' where reason = 'lever.bankruptcy'`],
    [/^Posting # \(house.issue\) changes the insurance of contracts, and is in no list of it$/],
  ],
  [
    'a gain of somebody else',
    () => [postings('closed', 'lever.profit', `credit_account = ${account('user:2', 'lever')}`)],
    [/^Posting # \(lever.profit\) of contract:closed went from account # to \d+$/],
  ],
  [
    'a house that has more than its postings',
    () => [sql`update account set available = available + 5 where owner = ${counterpartyOwner}`],
    [/^Account # \(USDT\) differs from its postings by 5$/],
  ],
  [
    'an insurance that has less than its postings',
    () => [sql`update account set available = available - 5 where owner = ${leverInsuranceOwner}`],
    [/^Account # \(USDT\) differs from its postings by -5$/],
  ],
  [
    'a liquidation whose mark is gone',
    () => [
      sql`delete from lever_mark where id in (select mark from lever_fill_mark
        where fill in (select id from lever_fill where what = 'liquidation')) and symbol = ${eth}`,
    ],
    [/^Contract fill # \(liquidation\) keeps no mark that it was decided on$/],
  ],
  [
    'a liquidation at another price than its mark',
    () => [fills('fallen', 'liquidation', 'price = price - 1')],
    [/^Contract fill # \(liquidation\) has another price than its mark's #$/],
  ],
  [
    'a liquidation of an account that had enough',
    () => [fills('fallen', 'liquidation', 'equity = required + 1')],
    [/^Contract fill # \(liquidation\) was decided on #, and # were required$/],
  ],
  [
    'a liquidation that keeps no reason',
    () => [fills('fallen', 'liquidation', 'equity = null')],
    [/^Contract fill # \(liquidation\) keeps nothing of what it was decided on$/],
  ],
  [
    'a fill of no contract',
    () => [sql`update lever_fill set trade = 7 where what = 'user' and trade = ${ids.closed!}`],
    [/^Contract fill # \(user\) is of no contract, or of another one$/],
  ],
])('%s is found', async (_, faults, sentences) => {
  const found = await foundWith(...faults());
  for (const sentence of sentences) expect(found).toContainEqual(expect.stringMatching(sentence));
});
