// A provider that is silent, unreachable, short of coins, wrong or late, repeats itself and contradicts itself: coins
// leave the ledger once for each payment in its book, and every inconsistency is recorded.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { audit } from '../../../audit/audit.ts';
import { sentencesOf } from '../../../audit/Findings.ts';
import { rulesOf } from '../../../audit/rulesOf.ts';
import { accountOf } from '../../../ledger/account.ts';
import { domains } from '../../../product.ts';
import { custodyKey, CustodyProvider } from '../../../testing/CustodyProvider.ts';
import { grantUnits } from '../../../testing/grantUnits.ts';
import { channelsToKeep } from '../../../testing/recordDeliveries.ts';
import { PayoutProvider } from '../../../testing/PayoutProvider.ts';
import { keepRow } from '../../../testing/states/requestedStates.ts';
import { startTestApp } from '../../../testing/processes/startTestApp.ts';
import type { TestApp } from '../../../testing/processes/startTestApp.ts';
import { pairs } from '../../../instruments/market.config.ts';
import { insuranceOwner } from '../../deposit/public/depositReasons.ts';
import { usualRules } from '../withdrawalsConfig.ts';
import { withdrawalDeskCases } from '../public/withdrawalDeskCases.ts';
import { withdrawalView } from '../withdrawalView.ts';
import { toldOf } from './told.ts';
import type { WithdrawalRow } from '../tables.ts';
import { change, findWithdrawal } from '../withdrawalRows.ts';

const one = 100_000_000n;
const provider = new PayoutProvider();
const desk = 'desk:1' as const;
let server: TestApp;
let signer: CustodyProvider;
let owner: string;
let made = 0;

beforeAll(async () => {
  const custody = { url: await provider.listen(), key: custodyKey };
  const trc20 = { asset: 'USDT', network: 'trc20', name: 'TRC20', chain: 'tron' } as const;
  const network = { ...trc20, fee: '1', minimum: '20', confirmations: 3 };
  const withdrawals = { networks: [network], limits: {}, rules: usualRules, custody };
  server = await startTestApp({ isSandbox: false, messaging: channelsToKeep, withdrawals });
  signer = new CustodyProvider('tron', { now: () => server.clock.now() });
});
beforeEach(() => {
  owner = `user:${900 + (made += 1)}`;
  provider.mood = 'well';
  provider.confirmations = 0;
});
afterAll(async () => {
  await server.close();
  await provider.close();
});

/** Approved withdrawal of 100 with a fee of 1. */
const approved = (): Promise<bigint> =>
  server.context.executor.runForPlatform('test.withdrawal', async (tx) => {
    grantUnits(tx, owner, 'USDT', { units: 100n * one });
    const at = BigInt(tx.now);
    const changes = { state: 'queued', decided_at: at, ask_at: at, confirmations_needed: 3n } as const;
    return (await keepRow(server.context, tx, { owner, amount: '100', changes })).id;
  });
async function pass(seconds = 5): Promise<void> {
  for (let gone = 0; gone < seconds; gone += 5) {
    server.clock.advance(5000);
    await server.context.withdrawalPayer!.step();
  }
}
const row = async (id: bigint): Promise<WithdrawalRow> =>
  (await findWithdrawal(server.context.store.db, id))!;
const balance = () => server.context.committed.read(({ ledger }) => ledger.balance(accountOf(owner, 'USDT')));
const referencesOf = (id: bigint) => [...provider.sent.keys()].filter((each) => each.startsWith(`WD-${id}-`));
const faults = async () =>
  (await server.context.reviews.of({ owner, kind: 'withdrawal.fault', limit: 9 })).map(
    ({ about }) => (JSON.parse(about) as { why: string }).why,
  );
async function decide(how: 'approve' | 'reject'): Promise<void> {
  const { reviews } = server.context;
  const [open] = await reviews.of({ owner, kind: 'withdrawal.fault', limit: 1 });
  await reviews.take(desk, Number(open!.id));
  if (how === 'approve') await reviews.approve(desk, Number(open!.id));
  else await reviews.reject(desk, Number(open!.id), {});
}
let told = 0;
async function tell(said: object, key = custodyKey): Promise<number> {
  const id = `evt_payout_${(told += 1)}`;
  const body = JSON.stringify({ id, ...said });
  const answer = await server.app.inject({
    method: 'POST',
    url: '/api/custody/withdrawals',
    headers: signer.headers({ id, body }, key),
    payload: body,
  });
  return answer.statusCode;
}
const hash = 'ab'.repeat(32);
const sentBy = (id: bigint, attempt = 1, changes: object = {}) => ({
  reference: `WD-${id}-${attempt}`,
  state: 'sent',
  hash,
  amount: '99',
  confirmations: 0,
  ...changes,
});

describe('a provider', () => {
  it('that does as it is told sends once, and the books lose it with its fee', async () => {
    const id = await approved();
    await pass();
    expect(await row(id)).toMatchObject({ state: 'sent', attempt: 1n });
    expect(await balance()).toEqual({ available: 0n, held: 0n });
    provider.confirmations = 3;
    await pass();
    expect(await row(id)).toMatchObject({ state: 'arrived', confirmations: 3n, ask_at: null });
  });

  it('that sends and says nothing is looked up, and not asked again', async () => {
    provider.mood = 'silent';
    const id = await approved();
    await pass(120);
    expect(await row(id)).toMatchObject({ state: 'handed', attempt: 1n });
    expect((await row(id)).unanswered_at).not.toBeNull();
    expect(await balance()).toEqual({ available: 0n, held: 100n * one });
    provider.mood = 'well';
    await pass(60);
    expect(await row(id)).toMatchObject({ state: 'sent', attempt: 1n, unanswered_at: null });
    expect(provider.asked.filter((each) => each.startsWith(`WD-${id}-`))).toHaveLength(1);
  });

  it('that was away is asked by the same reference once it says that it knows of none', async () => {
    provider.mood = 'away';
    const id = await approved();
    await pass(30);
    provider.mood = 'well';
    await pass(180);
    expect((await row(id)).state).toBe('sent');
    expect(referencesOf(id)).toEqual([`WD-${id}-1`]);
  });

  it('that says at once that it knows of none is not asked again before a minute has passed', async () => {
    provider.mood = 'away';
    const id = await approved();
    await pass();
    const asked = () => provider.asked.filter((each) => each.startsWith(`WD-${id}-`)).length;
    expect(asked()).toBe(1);
    provider.mood = 'well';
    await pass(40);
    expect(asked()).toBe(1);
    await pass(120);
    expect(asked()).toBe(2);
    expect((await row(id)).state).toBe('sent');
  });

  it('is not asked over a network that was suspended after the approval, until it is not any more', async () => {
    const { withdrawalNetworks: known } = server.context;
    const { networks } = known;
    const suspended = { en: 'The network is being upgraded' };
    Object.assign(known, { networks: networks.map((each) => ({ ...each, suspended })) });
    const id = await approved();
    await pass(60);
    expect(await row(id)).toMatchObject({ state: 'queued', attempt: 0n });
    expect((await row(id)).delayed_at).not.toBeNull();
    Object.assign(known, { networks });
    await pass(30);
    expect((await row(id)).state).toBe('sent');
  });

  it('that counts fewer confirmations than before takes none back', async () => {
    provider.confirmations = 2;
    const id = await approved();
    await pass(10);
    provider.confirmations = 1;
    await pass(10);
    expect(await row(id)).toMatchObject({ state: 'sent', confirmations: 2n });
  });

  it('that is short of coins lets it wait, which is said, and is asked anew', async () => {
    provider.mood = 'short';
    const id = await approved();
    await pass(10);
    expect(await row(id)).toMatchObject({ state: 'queued' });
    expect((await row(id)).delayed_at).not.toBeNull();
    provider.mood = 'well';
    await pass(30);
    expect((await row(id)).state).toBe('sent');
    expect(referencesOf(id)).toHaveLength(1);
  });

  it('that could not send it leaves it to the desk, which tries anew', async () => {
    provider.mood = 'failing';
    const id = await approved();
    await pass(30);
    expect(await row(id)).toMatchObject({ state: 'failed', attempt: 1n });
    expect(await faults()).toEqual(['failed']);
    provider.mood = 'well';
    await decide('approve');
    await pass();
    expect(await row(id)).toMatchObject({ state: 'sent', attempt: 2n });
    expect(referencesOf(id)).toEqual([`WD-${id}-2`]);
  });

  it('that could not send it leaves it to the desk, which gives it back', async () => {
    provider.mood = 'failing';
    const id = await approved();
    await pass();
    await decide('reject');
    expect(await row(id)).toMatchObject({
      state: 'rejected',
      reasons: '{"payment":"withdrawal.notSent"}',
    });
    expect(await balance()).toEqual({ available: 100n * one, held: 0n });
    provider.mood = 'well';
    await pass(60);
    expect(referencesOf(id)).toEqual([]);
  });

  it('that sends another amount is told to the desk', async () => {
    provider.mood = 'halving';
    const id = await approved();
    await pass();
    expect(await row(id)).toMatchObject({ state: 'sent', dispute: 'amount' });
    expect(await faults()).toEqual(['amount']);
    await decide('approve');
    expect(await row(id)).toMatchObject({ state: 'sent', dispute: null });
    expect(await balance()).toEqual({ available: 49n * one + one / 2n, held: 0n });
    provider.mood = 'well';
  });
});

describe('what a provider tells by itself', () => {
  it('is taken with its signature alone, and of an attempt that there is', async () => {
    const id = await approved();
    await pass();
    expect(await tell(sentBy(id), 'another key of 32 characters or so')).toBe(401);
    expect(await tell({ reference: `WD-${id}-9`, state: 'failed' })).toBe(422);
    expect(await tell({ reference: 'WD-1', state: 'failed' })).toBe(422);
    expect(await tell({ reference: `WD-${id}-1`, state: 'lost' })).toBe(422);
  });

  it('counts once, however often it comes, and before any answer', async () => {
    provider.mood = 'away';
    const id = await approved();
    await pass();
    for (const confirmations of [1, 1, 3, 2]) expect(await tell(sentBy(id, 1, { confirmations }))).toBe(204);
    expect(await row(id)).toMatchObject({ state: 'arrived', confirmations: 3n, hash });
    expect(await balance()).toEqual({ available: 0n, held: 0n });
    expect(await faults()).toEqual([]);
  });

  it('as a failure after it was sent moves nothing until the desk has decided', async () => {
    const id = await approved();
    await pass();
    for (const _ of [1, 2]) expect(await tell({ reference: `WD-${id}-1`, state: 'failed' })).toBe(204);
    expect(await row(id)).toMatchObject({ state: 'sent', dispute: 'failed' });
    expect(await faults()).toEqual(['failed']);
    await decide('approve');
    expect(await row(id)).toMatchObject({ state: 'returned' });
    expect(await balance()).toEqual({ available: 100n * one, held: 0n });
  });

  it('as sent after it was said to have failed and was given back is told to the desk', async () => {
    provider.mood = 'failing';
    const id = await approved();
    await pass();
    await decide('reject');
    for (const _ of [1, 2]) expect(await tell(sentBy(id))).toBe(204);
    expect(await row(id)).toMatchObject({ state: 'rejected', dispute: 'late', hash });
    expect(await faults()).toEqual(['late', 'failed']);
    expect(await balance()).toEqual({ available: 100n * one, held: 0n });
  });

  it('as sent while a desk looks at its failure ends that case', async () => {
    provider.mood = 'failing';
    const id = await approved();
    await pass();
    expect(await tell(sentBy(id))).toBe(204);
    expect(await row(id)).toMatchObject({ state: 'sent', dispute: null });
    const [fault] = await server.context.reviews.of({ owner, kind: 'withdrawal.fault', limit: 1 });
    expect(fault).toMatchObject({ state: 'approved', ended_by: 'system' });
  });

  it('of two attempts that were both sent is told to the desk', async () => {
    provider.mood = 'failing';
    const id = await approved();
    await pass();
    provider.mood = 'well';
    await decide('approve');
    await pass();
    expect(await tell(sentBy(id))).toBe(204);
    expect(await row(id)).toMatchObject({ state: 'sent', dispute: 'twice' });
  });

  it('of the first attempt while the second is on its way is what is looked up from then on', async () => {
    provider.mood = 'failing';
    const id = await approved();
    await pass();
    provider.mood = 'silent';
    await decide('approve');
    await pass();
    expect(await tell(sentBy(id))).toBe(204);
    expect(await row(id)).toMatchObject({ state: 'sent', hash, attempt: 1n, dispute: 'twice' });
    provider.mood = 'well';
    provider.confirmations = 3;
    const first = `WD-${id}-1`;
    provider.sent.set(first, { ...provider.sent.get(`WD-${id}-2`)!, reference: first, hash });
    await pass(120);
    provider.sent.delete(first);
    expect(await row(id)).toMatchObject({ state: 'arrived', hash, confirmations: 3n });
  });
});

describe('what does not fit', () => {
  const openFaults = async () =>
    (await server.context.reviews.of({ owner, kind: 'withdrawal.fault', limit: 9 })).filter(
      ({ ended_at }) => ended_at === null,
    );
  const insure = (units: bigint) =>
    server.context.executor.runForPlatform('test.insurance', (tx) => {
      grantUnits(tx, insuranceOwner, 'USDT', { units });
      return Promise.resolve();
    });
  const takeInsurance = (units: bigint) =>
    server.context.executor.runForPlatform('test.insurance', (tx) => {
      const [from, to] = [accountOf(insuranceOwner, 'USDT'), accountOf('house:counterparty', 'USDT')];
      tx.ledger.transfer({ from, to, units, reason: 'house.issue', reference: '' });
      return Promise.resolve();
    });
  const insured = () =>
    server.context.committed.read(
      ({ ledger }) => ledger.balance(accountOf(insuranceOwner, 'USDT')).available,
    );

  const sentOf = async (id: bigint) => {
    const { state, hash: its, own_units, house_units, dispute } = await row(id);
    return { state, hash: its, own_units, house_units, dispute };
  };
  const opened = async () =>
    (await openFaults()).map(({ about }) => (JSON.parse(about) as { why: string }).why);
  const later = 'cd'.repeat(32);
  /** The second attempt is sent after the first one was first reported as failed. */
  async function sentAsSecond(): Promise<bigint> {
    provider.mood = 'failing';
    const id = await approved();
    await pass();
    provider.mood = 'well';
    await decide('approve');
    await pass();
    return id;
  }
  async function unanswered(): Promise<bigint> {
    provider.mood = 'away';
    const id = await approved();
    await pass();
    return id;
  }
  const failedBy = (id: bigint, attempt = 1) => ({ reference: `WD-${id}-${attempt}`, state: 'failed' });

  it('is told once, however it is written and repeated, and settled by a desk for good', async () => {
    const id = await unanswered();
    for (const amount of ['49.5', '49.50', '49.5']) expect(await tell(sentBy(id, 1, { amount }))).toBe(204);
    expect(await faults()).toEqual(['amount']);
    await decide('approve');
    await tell(sentBy(id, 1, { amount: '49.5' }));
    expect(await openFaults()).toEqual([]);
    expect(await sentOf(id)).toMatchObject({ own_units: 49n * one + one / 2n, dispute: null });
  });

  it('is told again where the provider takes back what a desk has booked: the rest is the house’s then', async () => {
    const id = await unanswered();
    await tell(sentBy(id, 1, { amount: '49.5' }));
    await decide('approve');
    await tell(sentBy(id));
    expect(await opened()).toEqual(['amount']);
    await insure(50n * one);
    await decide('approve');
    expect(await sentOf(id)).toMatchObject({
      own_units: 49n * one + one / 2n,
      house_units: 49n * one + one / 2n,
    });
    expect(await balance()).toEqual({ available: 49n * one + one / 2n, held: 0n });
    await tell(sentBy(id, 1, { amount: '49.5' }));
    expect(await opened()).toEqual(['amount']);
    await decide('approve');
    expect(await insured()).toBe(50n * one);
    await takeInsurance(50n * one);
  });

  it('ends by itself once the provider says again what the books say', async () => {
    const id = await unanswered();
    await tell(sentBy(id));
    for (const said of [sentBy(id, 1, { amount: '49.5' }), failedBy(id), sentBy(id, 1, { hash: later })]) {
      await tell(said);
      expect((await openFaults()).length).toBe(1);
      await tell(sentBy(id));
      expect(await openFaults()).toEqual([]);
      expect(await sentOf(id)).toMatchObject({ state: 'sent', hash, dispute: null });
    }
  });

  it('leaves the books as they are where a desk rejects it', async () => {
    const id = await unanswered();
    await tell(sentBy(id));
    await tell(failedBy(id));
    await decide('reject');
    expect(await sentOf(id)).toMatchObject({ state: 'sent', own_units: null, dispute: null });
    expect(await balance()).toEqual({ available: 0n, held: 0n });
    await tell(failedBy(id));
    expect(await openFaults()).toEqual([]);
  });

  it('of two attempts that were sent is paid by the insurance, and comes back with one that was not', async () => {
    const id = await sentAsSecond();
    await tell(sentBy(id));
    expect(await opened()).toEqual(['twice']);
    await insure(99n * one);
    await decide('approve');
    expect(await sentOf(id)).toMatchObject({ state: 'sent', house_units: 99n * one });
    expect(await insured()).toBe(0n);
    await tell(failedBy(id));
    expect(await opened()).toEqual(['failed']);
    await decide('approve');
    expect(await insured()).toBe(99n * one);
    expect(await sentOf(id)).toMatchObject({ own_units: 99n * one, house_units: 0n });
    await takeInsurance(99n * one);
  });

  it('of two attempts with one hash are two payments', async () => {
    const id = await sentAsSecond();
    await tell(sentBy(id, 1, { hash: (await row(id)).hash! }));
    expect(await opened()).toEqual(['twice']);
  });

  it('of the second attempt is taken, asked for and shown after the first was sent after all', async () => {
    provider.mood = 'failing';
    const id = await approved();
    await pass();
    provider.mood = 'silent';
    await decide('approve');
    await pass();
    await tell(sentBy(id));
    const [fault] = await openFaults();
    const { fields } = await withdrawalDeskCases['withdrawal.fault'].contents(server.context, fault!);
    expect(fields).toContainEqual({ name: 'unanswered', value: `WD-${id}-2` });
    provider.mood = 'well';
    const first = `WD-${id}-1`;
    provider.sent.set(first, { ...provider.sent.get(`WD-${id}-2`)!, reference: first, hash });
    await pass(30);
    provider.sent.delete(first);
    const told = await toldOf(server.context.store.db, id);
    expect(told.at(-1)).toMatchObject({ attempt: 2n, units: 99n * one });
    expect(await opened()).toEqual(['twice']);
    expect(await tell(sentBy(id, 2, { hash: later }))).toBe(204);
  });

  it('as sent after it was given back is told again once it is confirmed, though a desk did not believe it', async () => {
    provider.mood = 'failing';
    const id = await approved();
    await pass();
    await decide('reject');
    await tell(sentBy(id));
    await decide('reject');
    await tell(sentBy(id, 1, { confirmations: 1 }));
    expect(await openFaults()).toEqual([]);
    for (const confirmations of [3, 4]) await tell(sentBy(id, 1, { confirmations }));
    expect(await opened()).toEqual(['late']);
    await tell(failedBy(id));
    expect(await openFaults()).toEqual([]);
  });

  it('in more decimals than the coin has is booked rounded up, and of what no book can hold is refused', async () => {
    const id = await unanswered();
    expect(await tell(sentBy(id, 1, { amount: '999999999999' }))).toBe(422);
    expect((await row(id)).state).toBe('handed');
    await tell(sentBy(id, 1, { amount: '98.999999999' }));
    expect(await row(id)).toMatchObject({ state: 'sent', dispute: null });
  });

  it('of another kind while a desk decides ends that case and opens one of all that was told', async () => {
    provider.mood = 'away';
    const id = await approved();
    await pass();
    await tell(sentBy(id, 1, { amount: '49.5' }));
    const [first] = await openFaults();
    await server.context.reviews.take(desk, Number(first!.id));
    await tell({ reference: `WD-${id}-1`, state: 'failed' });
    const [second, ...others] = await openFaults();
    expect(others).toEqual([]);
    expect(second!.id).not.toBe(first!.id);
    await expect(server.context.reviews.approve(desk, Number(first!.id))).rejects.toThrow();
    const { fields } = await withdrawalDeskCases['withdrawal.fault'].contents(server.context, second!);
    expect(fields).toEqual(
      expect.arrayContaining([
        { name: 'told 1', value: `WD-${id}-1 sent 49.5 USDT, ${hash}` },
        { name: 'told 2', value: `WD-${id}-1 was not sent` },
        { name: 'approve', value: 'Nothing was sent, 100 USDT goes back to the customer' },
        { name: 'reject', value: 'The books stay as they are' },
      ]),
    );
  });

  it('is kept 20 times of one withdrawal, and no more', async () => {
    provider.mood = 'away';
    const id = await approved();
    await pass();
    for (let cents = 10; cents < 40; cents += 1) await tell(sentBy(id, 1, { amount: `49.${cents}` }));
    expect(await toldOf(server.context.store.db, id)).toHaveLength(20);
    expect(await openFaults()).toHaveLength(1);
    const idsOfOpen = async () => (await openFaults()).map((fault) => fault.id);
    const before = await idsOfOpen();
    for (const amount of ['99', '49.1', '99', '49.2']) await tell(sentBy(id, 1, { amount }));
    expect(await idsOfOpen()).toEqual(before);
  });

  it('as less than was asked for gives the rest back on approval, and says both to the owner', async () => {
    provider.mood = 'halving';
    const id = await approved();
    await pass();
    await decide('approve');
    const view = withdrawalView(await row(id), {
      networks: server.context.withdrawalNetworks,
      blockMs: undefined,
      details: undefined,
      locale: 'en',
    });
    expect(view).toMatchObject({ number: '100', rate: '1', real_number: '49.5', returned: '49.5' });
    const notices = await server.context.store.db.selectFrom('notice').select(['kind', 'about']).execute();
    expect(notices).toContainEqual({
      kind: 'withdrawal.partReturned',
      about: JSON.stringify({ amount: '49.5', coin: 'USDT' }),
    });
    provider.mood = 'well';
  });

  it('as more than was asked for is paid by the insurance once it can, and by no customer', async () => {
    provider.mood = 'away';
    const id = await approved();
    await pass();
    await tell(sentBy(id, 1, { amount: '150' }));
    await expect(decide('approve')).rejects.toMatchObject({ reason: 'withdrawal.insuranceShort' });
    expect(await row(id)).toMatchObject({ dispute: 'amount' });
    await insure(60n * one);
    const [open] = await openFaults();
    await server.context.reviews.approve(desk, Number(open!.id));
    expect(await row(id)).toMatchObject({ dispute: null, own_units: 99n * one, house_units: 51n * one });
    expect(await insured()).toBe(9n * one);
    await takeInsurance(9n * one);
    expect(await balance()).toEqual({ available: 0n, held: 0n });
  });

  it('as sent after it was given back leaves the books at the cost of the insurance', async () => {
    provider.mood = 'failing';
    const id = await approved();
    await pass();
    await decide('reject');
    await tell(sentBy(id));
    await insure(99n * one);
    await decide('approve');
    expect(await row(id)).toMatchObject({ state: 'rejected', dispute: null, house_units: 99n * one });
    expect(await insured()).toBe(0n);
    expect(await balance()).toEqual({ available: 100n * one, held: 0n });
  });

  it('as a transaction in the place of another one is looked up from the approval on', async () => {
    provider.mood = 'away';
    const id = await approved();
    await pass();
    await tell(sentBy(id));
    await tell(sentBy(id, 1, { confirmations: 3 }));
    await tell(sentBy(id, 1, { hash: later }));
    expect(await row(id)).toMatchObject({ state: 'arrived', hash, dispute: 'twice' });
    await decide('approve');
    expect(await row(id)).toMatchObject({ state: 'sent', hash: later, confirmations: 0n, arrived_at: null });
    expect(await balance()).toEqual({ available: 0n, held: 0n });
    expect(await insured()).toBe(0n);
    await tell(sentBy(id, 1, { hash: later, confirmations: 3 }));
    expect(await row(id)).toMatchObject({ state: 'arrived', hash: later, dispute: null });
  });

  it.each([
    ['twice', (id: bigint) => provider.sent.set(`WD-${id}-1`, { ...provider.sent.get(`WD-${id}-1`)!, hash })],
    ['failed', () => (provider.mood = 'denying')],
  ] as const)(
    'as %s is looked at again in its time, so that 20 of them hold up no other',
    async (kind, contradict) => {
      const many: bigint[] = [];
      for (let count = 0; count < 20; count += 1) many.push(await approved());
      await pass();
      for (const id of many) contradict(id);
      await pass(30);
      for (const id of many) expect(await row(id)).toMatchObject({ dispute: kind });
      const other = await approved();
      await pass(30);
      expect((await row(other)).state).toBe('sent');
      for (const id of [...many, other])
        await server.context.executor.runForPlatform('test.end', async (tx) => {
          await change(tx, await row(id), { ask_at: null });
        });
    },
  );
});

it('what it does not know any more stays as it is, and holds up no other', async () => {
  const id = await approved();
  await pass();
  provider.sent.delete(`WD-${id}-1`);
  const other = await approved();
  await pass(30);
  expect((await row(id)).state).toBe('sent');
  expect((await row(other)).state).toBe('sent');
  await server.context.executor.runForPlatform('test.end', async (tx) => {
    await change(tx, await row(id), { ask_at: null });
  });
});

it('20 that are due are asked for at once: one that is answered late delays no other', async () => {
  const ids = [];
  for (let count = 0; count < 20; count += 1) ids.push(await approved());
  provider.answersTogether = 20;
  await pass();
  provider.answersTogether = 1;
  const states = await Promise.all(ids.map(async (id) => (await row(id)).state));
  expect(new Set(states)).toEqual(new Set(['sent']));
  provider.confirmations = 3;
  await pass(15);
});

it('20 whose own rows are damaged let those behind them pass, and go on once they are mended', async () => {
  const damaged: WithdrawalRow[] = [];
  for (let count = 0; count < 20; count += 1) damaged.push(await row(await approved()));
  const { executor } = server.context;
  const putHold = (holdOf: (each: WithdrawalRow) => bigint) =>
    executor.runForPlatform('test.damage', async (tx) => {
      for (const each of damaged) await change(tx, each, { hold: holdOf(each) });
    });
  await putHold(() => 999_999_999n);
  await expect(pass()).rejects.toThrow('holds nothing');
  await pass();
  const healthy = await approved();
  await pass();
  expect((await row(healthy)).state).toBe('sent');
  await putHold(({ hold }) => hold);
  await pass(120);
  for (const { id } of damaged) expect((await row(id)).state).toBe('sent');
});

it('the books agree with its own: each payment left them once, and nothing else did', async () => {
  const { db } = server.context.store;
  const violations = async () => sentencesOf((await audit(db, rulesOf(domains, pairs))).violations);
  expect(await violations()).toEqual([]);
  for (const [column, words] of [
    ['own_units', 'has cost its owner'],
    ['house_units', 'has cost the house'],
  ] as const) {
    const add = (units: bigint) =>
      server.context.executor.runForPlatform('test.damage', async (tx) => {
        await tx.db
          .updateTable('withdrawal')
          .set((eb) => ({ [column]: eb(column, '+', units) }))
          .where(column, 'is not', null)
          .execute();
      });
    await add(1n);
    expect((await violations()).join()).toContain(words);
    await add(-1n);
  }
  const gone = await db
    .selectFrom('posting')
    .select('units')
    .where('reason', '=', 'withdrawal.sent')
    .execute();
  const rows = await db.selectFrom('withdrawal').select('state').execute();
  const left = rows.filter(({ state }) => ['sent', 'arrived', 'returned'].includes(state));
  expect(gone.map(({ units }) => units)).toEqual(left.map(() => 99n * one));
});
