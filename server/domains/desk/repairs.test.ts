// Inconsistent books on a running server: what is stopped, what stays stopped after a restart, and the repair by two
// operators.
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { findViolations } from '../../testing/invariants.ts';
import { addWorker, askDesk, logInWorker, worker } from '../../testing/deskWorkers.ts';
import type { Worker } from '../../testing/deskWorkers.ts';
import { markAt, readyForContracts } from '../../testing/states/contractStates.ts';
import { startTestApp } from '../../testing/processes/startTestApp.ts';
import type { TestApp } from '../../testing/processes/startTestApp.ts';
import { openTestStore } from '../../testing/testStore.ts';
import { fundDemoPlatform } from '../lever/public/demo.ts';
import { pairs } from '../../instruments/market.config.ts';

const [rita, adam, olga] = [worker('rita', 1), worker('adam', 2), worker('olga', 3)];
const bid = { legal_id: '3', currency_id: '1', type: '1', amount: '0.001', target_price: '50000' };
const contract = { legal_id: '3', currency_id: '1', share: '1', multiple: '10', type: '1', status: '1' };
const demo = { account_type: 'simulation_account' };

let server: TestApp;
let [ann, ben] = [
  { token: '', owner: '' },
  { token: '', owner: '' },
];

beforeEach(async () => {
  server = await startTestApp({ desk: { host: '127.0.0.1', needsTwo: false } });
  server.expectBrokenBooks();
  await addWorker(server, rita, 'reviewer', 'approver');
  await addWorker(server, adam, 'approver');
  await addWorker(server, olga, 'reviewer');
  ann = await server.person('ann@example.com');
  ben = await server.person('ben@example.com');
  expect((await place(ann)).type).toBe('ok');
});
afterEach(() => server.close());

const place = (who: { token: string }) => server.call('placeSpotOrder', bid, who);
/** An index tick for real and practice contracts. */
async function mark(price: string): Promise<void> {
  server.clock.advance(1000);
  await markAt(server.context, price, ['BTC/USDT', 'BTC/DEMO']);
}

/** Opens a position of each kind for each user. */
async function openContracts(...all: { token: string; owner: string }[]): Promise<void> {
  await fundDemoPlatform(server.context.executor);
  await mark('50000');
  for (const who of all) {
    await readyForContracts(server.context, who.owner, '1000');
    for (const account of [{}, demo])
      expect(await server.call('openPosition', { ...contract, ...account }, who)).toMatchObject({
        type: 'ok',
      });
  }
}

const usdtOf = (owner: string) => sql`owner = ${owner} and asset = 'USDT' and kind = 'change'`;
const raised = () => sql`update account set available = available + 500 where ${usdtOf(ann.owner)}`;
/** Entry numbers are compared in the complete audit only. */
const renumbered = () => sql`update entry set nth = nth + 7
  where account = (select id from account where ${usdtOf(ann.owner)}) and reason = 'sandbox.grant'`;

/** Faults that a running server does not write itself. */
async function damage(...faults: RawBuilder<unknown>[]): Promise<void> {
  const { store, executor, booksWatch } = server.context;
  // Flushes the engine, so that no pending row overwrites the change.
  await executor.run('test.flush', () => undefined);
  const tx = await store.writing.startTransaction().execute();
  for (const fault of faults) await fault.execute(tx);
  await tx.commit().execute();
  await booksWatch.afterRepair('all', () => Promise.resolve());
}

async function restartWith(...faults: RawBuilder<unknown>[]): Promise<void> {
  await server.stop();
  const store = await openTestStore(server.folder);
  for (const fault of faults) await fault.execute(store.writing);
  await store.close();
  server = await server.restart();
}

async function tokenOf(who: Worker): Promise<string> {
  server.clock.advance(30_000);
  const { token, status } = await logInWorker(server, who);
  expect(status).toBe(200);
  return token;
}

const look = async (token: string) => askDesk(server, 'GET', 'books', { token });
const repair = async (token: string, what: string, about: string) =>
  askDesk(server, 'POST', 'books/repair', { token, body: { what, about } });

async function byTwo(what: string, about: string): Promise<void> {
  expect(await repair(await tokenOf(rita), what, about)).toMatchObject({ status: 200, is_done: false });
  expect(await repair(await tokenOf(adam), what, about)).toMatchObject({ status: 200, is_done: true });
}

const logged = async (name: string) =>
  (
    await server.context.store.db
      .selectFrom('command')
      .select(['actor', 'input', 'outcome'])
      .where('name', '=', name)
      .execute()
  ).map(({ actor, input, outcome }) => ({ actor, ...JSON.parse(input), ...JSON.parse(outcome) }));

describe('a stop', () => {
  it('lasts over a restart on which a mark would hide it, from the first call on', async () => {
    await damage(renumbered());
    expect((await place(ben)).data.reason).toBe('system.moneyPaused');
    await restartWith();
    expect((await place(ben)).data.reason).toBe('system.moneyPaused');
    await restartWith(sql`update entry set nth = nth - 7
      where account = (select id from account where ${usdtOf(ann.owner)}) and reason = 'sandbox.grant'`);
    expect((await place(ben)).type).toBe('ok');
  });

  it('comes before the first command where a row of a domain was changed while no server ran', async () => {
    await openContracts(ann);
    await restartWith(sql`update lever_trade set gross = gross + 1`);
    expect((await place(ben)).data.reason).toBe('system.moneyPaused');
  });

  it('is of practice money alone where nothing else is broken, and real money and its ticks go on', async () => {
    await openContracts(ann, ben);
    await damage(sql`update lever_trade set gross = gross + 1 where symbol like '%/DEMO'`);
    expect(new Set(server.context.gate.stops.map(({ scope }) => scope))).toEqual(new Set(['demo']));
    expect((await server.call('openPosition', { ...contract, ...demo }, ann)).data.reason).toBe(
      'system.moneyPaused',
    );
    expect((await server.call('openPosition', contract, ben)).type).toBe('ok');
    server.clock.advance(86_400_000);
    await mark('51000');
    const [position] = (await server.call('positions', { status: '1' }, ben)).data.message.data;
    expect(position).toMatchObject({ overnight_money: expect.stringMatching(/[1-9]/) });
    await restartWith();
    await mark('50000');
    expect((await place(ben)).type).toBe('ok');
    expect((await server.call('openPosition', { ...contract, ...demo }, ann)).data.reason).toBe(
      'system.moneyPaused',
    );
  });
});

describe('a repair', () => {
  it('rebuilds a balance from its postings once a second operator confirms it, and money moves again', async () => {
    const before = server.memory.ledger.balance({ owner: ann.owner, kind: 'change', asset: 'USDT' });
    await restartWith(raised());
    expect((await place(ben)).data.reason).toBe('system.moneyPaused');
    const token = await tokenOf(rita);
    const { violations } = await look(token);
    const { about, row, rebuilt } = violations[0];
    expect(about).toMatch(/^account \d+$/);
    expect(BigInt(row.available) - BigInt(rebuilt.available)).toBe(500n);
    expect(await repair(token, 'rebuild', about)).toMatchObject({ is_done: false });
    expect((await look(token)).proposals).toEqual([{ what: 'rebuild', about, by: 'rita' }]);
    expect((await place(ben)).data.reason).toBe('system.moneyPaused');
    expect(await repair(token, 'rebuild', about)).toMatchObject({
      status: 409,
      reason: 'desk.secondPerson',
    });
    expect(await repair(await tokenOf(adam), 'rebuild', about)).toMatchObject({ is_done: true });
    expect(server.memory.ledger.balance({ owner: ann.owner, kind: 'change', asset: 'USDT' })).toEqual(before);
    expect((await place(ben)).type).toBe('ok');
    expect(await logged('desk.proposeRepair')).toEqual([
      { actor: expect.stringMatching(/^desk:/), what: 'rebuild', about },
    ]);
    expect(await logged('desk.repair')).toMatchObject([
      { what: 'rebuild', about, proposed_by: 1, was: row.available && { available: row.available } },
    ]);
    expect(await findViolations(server.context.store.db, pairs)).toEqual([]);
    await restartWith();
    expect((await place(ben)).type).toBe('ok');
  });

  it('rebuilds what an order holds, then its account, and the status of a filled order from its fills', async () => {
    await restartWith(sql`update hold set voided = voided + 100 where reason = 'spot.order'`);
    const { violations } = await look(await tokenOf(rita));
    await byTwo(
      'rebuild',
      violations.find(({ about }: { about?: string }) => about?.startsWith('hold'))!.about,
    );
    await restartWith(sql`update spot_order set filled_quantity = 1`);
    expect((await place(ben)).data.reason).toBe('system.moneyPaused');
    const { id } = await server.context.store.db
      .selectFrom('spot_order')
      .select('id')
      .executeTakeFirstOrThrow();
    await byTwo('rebuild', `spot_order ${id}`);
    expect((await place(ben)).type).toBe('ok');
    expect(await findViolations(server.context.store.db, pairs)).toEqual([]);
  });

  it('quarantines a customer whose rows cannot be rebuilt: all others go on, the customer is refused', async () => {
    await damage(renumbered());
    await byTwo('quarantine', ann.owner);
    expect((await place(ben)).type).toBe('ok');
    expect((await place(ann)).data.reason).toBe('account.quarantined');
    expect((await server.call('balances', {}, ann)).type).toBe('ok');
    expect(await look(await tokenOf(rita))).toMatchObject({
      is_money_stopped: false,
      violations: [],
      quarantined: [ann.owner],
      excused: [{ sentence: expect.stringContaining('has the number'), owner: ann.owner }],
    });
    await restartWith();
    expect([(await place(ben)).type, (await place(ann)).data.reason]).toEqual(['ok', 'account.quarantined']);
    await byTwo('release', ann.owner);
    expect((await place(ben)).data.reason).toBe('system.moneyPaused');
  });

  it('quarantines no customer whose rows can be rebuilt, and none whose rows are sound', async () => {
    await restartWith(raised());
    const token = await tokenOf(rita);
    expect(await repair(token, 'quarantine', ann.owner)).toMatchObject({ reason: 'desk.rebuildFirst' });
    expect(await repair(token, 'quarantine', ben.owner)).toMatchObject({ reason: 'desk.nothingToRepair' });
    expect(await repair(token, 'quarantine', 'user:999')).toMatchObject({ reason: 'desk.nothingToRepair' });
  });

  it.each([
    ['an open order whose hold has ended', `update hold set voided = units, ended_at = 1`],
    ['an open order whose hold is gone', `delete from hold`],
    [
      'a contract with another margin',
      `update lever_trade set margin = margin + 1 where symbol = 'BTC/USDT'`,
    ],
    ['a contract that was never opened, with fills', `update lever_trade set status = 0`],
  ])('quarantines %s: all others go on, also after a restart', async (_, damage) => {
    await openContracts(ann);
    await restartWith(sql.raw(damage));
    expect((await place(ben)).data.reason).toBe('system.moneyPaused');
    await byTwo('quarantine', ann.owner);
    for (let starts = 0; starts < 2; starts += 1) {
      await mark('49000');
      expect([(await place(ben)).type, (await place(ann)).data.reason]).toEqual([
        'ok',
        'account.quarantined',
      ]);
      await restartWith();
    }
    expect(server.context.gate.stops).toEqual([]);
  });

  it('lets no case of a quarantined customer be approved', async () => {
    const papers = { country: 'Germany', name: 'Ann', address: 'Road 1', card_id: 'L01X00T47' };
    await server.call('submitBasicVerification', papers, ann);
    const [{ id }] = (await server.call('reviews', {}, ann)).data;
    await damage(renumbered());
    await byTwo('quarantine', ann.owner);
    const token = await tokenOf(rita);
    await askDesk(server, 'POST', `cases/${id}/take`, { token });
    expect(await askDesk(server, 'POST', `cases/${id}/approve`, { token })).toMatchObject({
      reason: 'desk.quarantined',
    });
  });

  it('is proposed anew where its proposer is shut out, or a day has passed', async () => {
    await restartWith(raised());
    const { violations } = await look(await tokenOf(rita));
    const { about } = violations[0];
    expect(await repair(await tokenOf(rita), 'rebuild', about)).toMatchObject({ is_done: false });
    const change = (roles: string) =>
      server.context.executor.run('test.roles', ({ db }) =>
        db.updateTable('operator').set({ roles }).where('name', '=', 'rita').execute(),
      );
    await change('reviewer');
    expect(await repair(await tokenOf(adam), 'rebuild', about)).toMatchObject({ is_done: false });
    await change('reviewer approver');
    server.clock.advance(86_400_000);
    expect(await repair(await tokenOf(rita), 'rebuild', about)).toMatchObject({ is_done: false });
    expect(await repair(await tokenOf(adam), 'rebuild', about)).toMatchObject({ is_done: true });
  });

  it('offers no balance of postings one of which was changed', async () => {
    const move = { currency_id: '3', number: '1', from_field: 'change', to_field: 'lever' };
    expect((await server.call('transfer', move, ann)).type).toBe('ok');
    await restartWith(sql`update posting set units = units + 1 where reason = 'wallet.transfer'`);
    const { violations } = await look(await tokenOf(rita));
    expect(violations.length).toBeGreaterThan(0);
    expect(violations.filter(({ rebuilt }: { rebuilt?: object }) => rebuilt)).toEqual([]);
  });

  it('is refused to other roles, of sound rows, of unknown rows and customers, and with a value', async () => {
    await restartWith(raised());
    const token = await tokenOf(rita);
    const reviewer = await tokenOf(olga);
    expect(await repair(reviewer, 'quarantine', ann.owner)).toMatchObject({ status: 403 });
    expect(await look(reviewer)).toMatchObject({ status: 403 });
    for (const about of ['account 1', 'account 999999', 'command 1', 'user 1'])
      expect(await repair(token, 'rebuild', about), about).toMatchObject({ reason: 'desk.notRebuildable' });
    expect(await repair(token, 'release', ann.owner)).toMatchObject({ reason: 'desk.nothingToRepair' });
    const valued = { what: 'rebuild', about: 'account 2', available: '5' };
    expect(await askDesk(server, 'POST', 'books/repair', { token, body: valued })).toMatchObject({
      reason: 'system.invalid',
    });
    expect((await place(ben)).data.reason).toBe('system.moneyPaused');
  });
});
