// Deposits held for operators, on the chains of a sandbox, whose automatic reviewer decides them by rule.
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { audit } from '../../audit/audit.ts';
import { rulesOf } from '../../audit/rulesOf.ts';
import { accountOf } from '../../ledger/account.ts';
import { domains } from '../../product.ts';
import { addWorker, askDesk, logInWorker, worker } from '../../testing/deskWorkers.ts';
import { startTestApp } from '../../testing/processes/startTestApp.ts';
import type { TestApp } from '../../testing/processes/startTestApp.ts';
import { askClosing } from '../account/public/closing.ts';
import { pairs } from '../../instruments/market.config.ts';
import { heldOwner } from './public/depositReasons.ts';

let server: TestApp;
let ann: { token: string; owner: string };
let bob: { token: string; owner: string };
let people = 0;
const adam = worker('adam', 2);
const desk = 'desk:7';

beforeAll(async () => {
  server = await startTestApp({ desk: { host: '127.0.0.1', needsTwo: false } });
  await addWorker(server, adam, 'reviewer', 'approver');
  await pass(0);
});
afterAll(async () => {
  const { violations } = await audit(server.context.store.apart, rulesOf(domains, pairs));
  expect(violations).toEqual([]);
  await server.close();
});
beforeEach(async () => {
  people += 1;
  ann = await server.person(`ann${people}@example.com`);
  bob = await server.person(`bob${people}@example.com`);
});

/** Advances the chain by a number of blocks. */
async function pass(blocks: number): Promise<void> {
  server.clock.advance(blocks * 3000);
  for (const { watcher } of server.context.deposits.chains()) while (await watcher.step());
}

const usdt = { currency: '3', network: 'trc20' };
const addressOf = async ({ token }: { token: string }): Promise<string> =>
  (await server.call('depositAddress', usdt, { token })).data.trc20;
const send = async (amount: string, by = bob, to = ann): Promise<string> =>
  sendTo(await addressOf(to), amount, by);
async function sendTo(address: string, amount: string, by = bob): Promise<string> {
  const form = { ...usdt, address, amount };
  const answer = await server.call('sandboxSend', form, { token: by.token });
  expect(answer).toMatchObject({ type: 'ok' });
  return answer.data as string;
}

const rowsOf = async (person = ann) => (await server.call('deposits', {}, { token: person.token })).data.data;
const casesOf = async (person = ann) => (await server.call('reviews', {}, { token: person.token })).data;
const unitsOf = (owner: string): bigint => server.memory.ledger.balance(accountOf(owner, 'USDT')).available;
const one = 100_000_000n;
const granted = 10_000n * one;

/** Lets the sandbox decide by itself, after some seconds. */
async function decideByRule(): Promise<void> {
  for (let step = 0; step < 2; step += 1) {
    server.clock.advance(2000);
    await server.context.dueWork.run();
  }
}

it('a sum from which a desk looks first waits uncredited, and is credited by its approval', async () => {
  await send('99999.99999999');
  await pass(1);
  await send('100000');
  await pass(20);
  expect(await rowsOf()).toMatchObject([
    { amount: '100000', status: 1, state: 'held', confirmations: 20 },
    { amount: '99999.99999999', status: 2, state: 'credited' },
  ]);
  expect(unitsOf(ann.owner)).toBe(granted + 99_999n * one + 99_999_999n);
  expect(unitsOf(heldOwner)).toBe(100_000n * one);
  expect(await casesOf()).toMatchObject([{ kind: 'deposit.held', state: 'submitted' }]);
  await decideByRule();
  expect(await casesOf()).toMatchObject([{ state: 'approved' }]);
  expect(await rowsOf()).toMatchObject([{ status: 2, state: 'credited' }, {}]);
  expect([unitsOf(ann.owner), unitsOf(heldOwner)]).toEqual([granted + 199_999n * one + 99_999_999n, 0n]);
  const { data } = await server.call('notices', {}, { token: ann.token });
  expect(JSON.stringify(data)).toContain('"amount":"100000"');
});

it('what came from a listed address waits however little it is, and a rejection says why', async () => {
  await send('5.13');
  await pass(1);
  await send('250.13');
  await pass(20);
  expect(await rowsOf()).toMatchObject([
    { amount: '250.13', state: 'held' },
    { amount: '5.13', state: 'held' },
  ]);
  await decideByRule();
  expect(await rowsOf()).toMatchObject([
    { status: 3, state: 'rejected' },
    { status: 3, state: 'rejected' },
  ]);
  const text = 'It came from an address whose coins we do not accept. Contact customer support';
  expect(await casesOf()).toMatchObject([{ state: 'rejected', rejections: [{ text }] }, {}]);
  expect(unitsOf(ann.owner)).toBe(granted);
  const rows = await server.context.store.db
    .selectFrom('deposit')
    .select('rejected')
    .where('owner', '=', ann.owner)
    .execute();
  expect(rows).toEqual([{ rejected: 'deposit.originListed' }, { rejected: 'deposit.originListed' }]);
});

it('nobody takes a case away that their coins wait for', async () => {
  await send('250.13');
  await pass(20);
  const [{ id }] = await casesOf();
  const refused = await server.call('withdrawReview', { review_id: String(id) }, { token: ann.token });
  expect(refused).toMatchObject({ type: 'error', data: { reason: 'deposit.deskDecides' } });
  expect(await casesOf()).toMatchObject([{ state: 'submitted' }]);
  expect(await rowsOf()).toMatchObject([{ state: 'held' }]);
});

it('a desk sees why it waits, and where it came from and went', async () => {
  const hash = await send('250000.13');
  await pass(20);
  const [{ id }] = await casesOf();
  server.clock.advance(30_000);
  const { token } = await logInWorker(server, adam);
  const seen = await askDesk(server, 'GET', `cases/${id}`, { token });
  const values = Object.fromEntries(
    (seen.fields as { name: string; value: string }[]).map(({ name, value }) => [name, value]),
  );
  expect(values).toMatchObject({
    deposit: 'It came from an address on a list; As much as is looked at first',
    amount: '250000.13 USDT',
    network: 'TRC20',
    state: 'held',
    hash,
  });
  const address = /^T\w{30,}$/;
  expect([values['address'], values['from']]).toEqual([
    expect.stringMatching(address),
    expect.stringMatching(address),
  ]);
  await askDesk(server, 'POST', `cases/${id}/take`, { token });
  expect(await askDesk(server, 'POST', `cases/${id}/approve`, { token })).toMatchObject({ status: 200 });
  expect(unitsOf(ann.owner)).toBe(granted + 250_000n * one + 13_000_000n);
});

it('what its chain takes back while it waits is not approved, and waits in the same case once it is back', async () => {
  const before = unitsOf(heldOwner);
  const hash = await send('200000', ann);
  await pass(20);
  expect(unitsOf(heldOwner)).toBe(before + 200_000n * one);
  const { reviews } = server.context;
  const [{ id }] = await casesOf();
  await reviews.take(desk, id);
  await server.call('sandboxReorganise', { hash, comes_back: '1' }, { token: ann.token });
  await pass(1);
  expect(await rowsOf()).toMatchObject([{ state: 'reversed', status: 1 }]);
  expect(unitsOf(heldOwner)).toBe(before);
  await expect(reviews.approve(desk, id)).rejects.toMatchObject({ reason: 'deposit.takenBack' });
  await pass(25);
  expect(await rowsOf()).toMatchObject([{ state: 'held' }]);
  expect(await casesOf()).toHaveLength(1);
  await reviews.approve(desk, id);
  expect(await rowsOf()).toMatchObject([{ state: 'credited' }]);
  expect(unitsOf(ann.owner)).toBe(granted + 200_000n * one);
});

it('what was rejected and is taken back leaves nothing behind', async () => {
  const before = unitsOf(heldOwner);
  const hash = await send('250.13', ann);
  await pass(20);
  const { reviews } = server.context;
  const [{ id }] = await casesOf();
  await reviews.take(desk, id);
  await reviews.reject(desk, id, { deposit: 'deposit.originUnclear' });
  expect(unitsOf(heldOwner)).toBe(before + 250n * one + 13_000_000n);
  await server.call('sandboxReorganise', { hash, comes_back: '0' }, { token: ann.token });
  await pass(2);
  expect(unitsOf(heldOwner)).toBe(before);
  expect(await rowsOf()).toMatchObject([{ state: 'reversed' }]);
});

it('what is on its way, or waits for a desk, hinders a closing, and what a stranger sends below the minimum does not', async () => {
  const { executor, personal } = server.context;
  const ask = () => executor.runForPlatform('test.ask', (tx) => askClosing(tx, ann.owner, personal));
  await send('250.13');
  await pass(1);
  await expect(ask()).rejects.toMatchObject({ reason: 'account.depositsOpen' });
  await pass(20);
  expect(await rowsOf()).toMatchObject([{ state: 'held' }]);
  await expect(ask()).rejects.toMatchObject({ reason: 'account.depositsOpen' });
  await decideByRule();
  // Sent from a listed address, so that it opens a case, and still pending.
  await send('0.13');
  await pass(20);
  await send('0.13');
  await pass(1);
  expect(await rowsOf()).toMatchObject([{ state: 'seen' }, { state: 'held' }, { state: 'rejected' }]);
  await ask();
});

it('what comes to a closed account is not put where nobody reaches it', async () => {
  const address = await addressOf(ann);
  const { executor, reviews, store, personal } = server.context;
  const closing = await executor.runForPlatform('test.close', (tx) => askClosing(tx, ann.owner, personal));
  await reviews.take(desk, closing);
  await reviews.approve(desk, closing);
  await sendTo(address, '15');
  const units = unitsOf(ann.owner);
  await pass(20);
  const rows = await store.db.selectFrom('deposit').selectAll().where('owner', '=', ann.owner).execute();
  expect(rows).toMatchObject([{ state: 'held' }]);
  expect(unitsOf(ann.owner)).toBe(units);
  const id = Number(rows[0]!.review);
  await reviews.take(desk, id);
  await expect(reviews.approve(desk, id)).rejects.toMatchObject({ reason: 'deposit.ownerLeft' });
  await reviews.reject(desk, id, { deposit: 'deposit.ownerLeft' });
  const [row] = await store.db.selectFrom('deposit').selectAll().where('owner', '=', ann.owner).execute();
  expect(row).toMatchObject({ state: 'rejected', rejected: 'deposit.ownerLeft' });
});
