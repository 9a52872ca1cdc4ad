// Cases that an operator decides, on the real server with a test clock.
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { readOpenapi } from '../../contracts/readOpenapi.ts';
import { audit } from '../audit/audit.ts';
import { sentencesOf } from '../audit/Findings.ts';
import { rulesOf } from '../audit/rulesOf.ts';
import { pairs } from '../instruments/market.config.ts';
import { accountOf } from '../ledger/account.ts';
import { domains } from '../product.ts';
import type { ReviewState } from '../store/schema.ts';
import { askPayout, exampleReviews } from '../testing/states/exampleReviews.ts';
import { startTestApp } from '../testing/processes/startTestApp.ts';
import type { TestApp } from '../testing/processes/startTestApp.ts';
import { startTestCore } from '../testing/testStore.ts';
import type { MoneyTx } from '../commands/MoneyCommand.ts';

const dayMs = 86_400_000;
const all = [...domains, exampleReviews];
let server: TestApp;
let ann: { token: string; owner: string };
let bob: { token: string; owner: string };
/** Last command of earlier tests. */
let lastCommand: bigint;

beforeAll(async () => {
  server = await startTestApp({}, {}, () => ({ specification: readOpenapi(), domains: all }));
});
afterAll(() => server.close());
let people = 0;
beforeEach(async () => {
  people += 1;
  ann = await server.person(`ann${people}@example.com`);
  bob = await server.person(`bob${people}@example.com`);
  const { db } = server.context.store;
  lastCommand = (await db.selectFrom('command').select('id').orderBy('id', 'desc').executeTakeFirst())!.id;
});
afterEach(async () => {
  expect(await violations()).toEqual([]);
  for (const { id, owner, ended_at } of await rows())
    if (ended_at === null) await reviews().withdraw(owner, Number(id));
});

const reviews = () => server.context.reviews;
const rows = () =>
  server.context.store.db
    .selectFrom('review')
    .selectAll()
    .where('owner', 'in', [ann.owner, bob.owner])
    .orderBy('id')
    .execute();
/** Commands of this test in order. */
const commands = () =>
  server.context.store.db
    .selectFrom('command')
    .select(['name', 'actor', 'input'])
    .where('id', '>', lastCommand)
    .orderBy('id')
    .execute();
const house = <Answer>(command: (tx: MoneyTx) => Answer | Promise<Answer>) =>
  server.context.executor.runForPlatform('test.house', command);

async function violations(): Promise<string[]> {
  const { violations } = await audit(server.context.store.apart, rulesOf(all, pairs));
  return sentencesOf(violations);
}

/** Requests a payout of a hundred units to Bob; returns the id. */
const payout = (to = bob.owner) =>
  house((tx) => askPayout(tx, { owner: ann.owner, to, units: 100n, reference: 'payout:1' }));
const papers = (owner = ann.owner, pages = 2) =>
  house(({ openReview }) => openReview('example.papers', { owner, about: { pages }, reference: 'papers:1' }));

/** Changes of both USDT balances, free and held, since the opening balance. */
async function moved(): Promise<Record<'ann' | 'bob', [free: bigint, held: bigint]>> {
  const given = 1_000_000_000_000n;
  const look = ({ owner }: { owner: string }) =>
    server.context.committed.read(({ ledger }) => {
      const { available, held } = ledger.balance(accountOf(owner, 'USDT'));
      return [available - given, held] as [bigint, bigint];
    });
  return { ann: await look(ann), bob: await look(bob) };
}

const logged = async () => (await commands()).map(({ name, actor }) => `${actor} ${name}`);

const held = { ann: [-100n, 100n], bob: [0n, 0n] };
const paid = { ann: [-100n, 0n], bob: [100n, 0n] };
const back = { ann: [0n, 0n], bob: [0n, 0n] };

const steps = {
  take: (id: number) => reviews().take('desk:2', id),
  approve: (id: number) => reviews().approve('desk:2', id, 'looks right'),
  reject: (id: number) => reviews().reject('desk:2', id, { to: 'wallet.accountsDiffer' }),
  withdraw: (id: number) => reviews().withdraw(ann.owner, id),
};
type Step = keyof typeof steps;

/** Steps that lead a case into each state. */
const ways: Record<ReviewState, (id: number) => Promise<void>> = {
  submitted: async () => undefined,
  inReview: (id) => reviews().take('desk:1', id),
  approved: async (id) => {
    await reviews().take('desk:1', id);
    await reviews().approve('desk:1', id);
  },
  rejected: async (id) => {
    await reviews().take('desk:1', id);
    await reviews().reject('desk:1', id, { amount: 'wallet.insufficientBalance' });
  },
  withdrawn: (id) => reviews().withdraw(ann.owner, id),
};

const refused = (reason: string) => ({ reason, moved: undefined, state: undefined });
const leads = (state: ReviewState, after: object) => ({ reason: undefined, state, moved: after });

test.each<[ReviewState, Step, { reason?: string; state?: ReviewState; moved?: object }]>([
  ['submitted', 'take', leads('inReview', held)],
  ['submitted', 'approve', refused('review.notTaken')],
  ['submitted', 'reject', refused('review.notTaken')],
  ['submitted', 'withdraw', leads('withdrawn', back)],
  ['inReview', 'take', refused('review.taken')],
  ['inReview', 'approve', leads('approved', paid)],
  ['inReview', 'reject', leads('rejected', back)],
  ['inReview', 'withdraw', leads('withdrawn', back)],
  ['approved', 'take', refused('review.closed')],
  ['approved', 'approve', refused('review.closed')],
  ['approved', 'reject', refused('review.closed')],
  ['approved', 'withdraw', refused('review.closed')],
  ['rejected', 'take', refused('review.closed')],
  ['rejected', 'approve', refused('review.closed')],
  ['rejected', 'reject', refused('review.closed')],
  ['rejected', 'withdraw', refused('review.closed')],
  ['withdrawn', 'take', refused('review.closed')],
  ['withdrawn', 'approve', refused('review.closed')],
  ['withdrawn', 'reject', refused('review.closed')],
  // The same again.
  ['withdrawn', 'withdraw', leads('withdrawn', back)],
])('of one that is %s: %s', async (state, step, expected) => {
  const id = await payout();
  await ways[state](id);
  const before = [await rows(), await moved(), await logged()];
  const done = steps[step](id);
  if (expected.reason !== undefined) {
    await expect(done).rejects.toMatchObject({ name: 'Refusal', reason: expected.reason });
    expect([await rows(), await moved(), await logged()]).toEqual(before);
    return;
  }
  await done;
  expect(await rows()).toMatchObject([{ state: expected.state }]);
  expect(await moved()).toEqual(expected.moved);
});

test('a row says who took and who ended it, when, with which notes, and what was wrong', async () => {
  const [first, second, third] = [await payout(), await payout(), await payout()];
  const at = BigInt(server.clock.now());
  server.clock.advance(1000);
  for (const id of [first, second]) await reviews().take('desk:1', id);
  server.clock.advance(1000);
  await reviews().approve('desk:2', first, 'called her');
  const wrong = { to: 'session.emailInvalid', amount: 'wallet.insufficientBalance' } as const;
  await reviews().reject('desk:2', second, wrong, 'twice today');
  await reviews().withdraw(ann.owner, third);
  const taken = { created_at: at, taken_at: at + 1000n, taken_by: 'desk:1', ended_at: at + 2000n };
  expect(await rows()).toMatchObject([
    { ...taken, ended_by: 'desk:2', notes: 'called her', rejections: '{}' },
    {
      ...taken,
      ended_by: 'desk:2',
      notes: 'twice today',
      rejections: '{"amount":"wallet.insufficientBalance","to":"session.emailInvalid"}',
    },
    { created_at: at, taken_at: null, taken_by: null, ended_at: at + 2000n, ended_by: ann.owner },
  ]);
  expect(await logged()).toEqual([
    'desk:1 review.take',
    'desk:1 review.take',
    'desk:2 review.approve',
    'desk:2 review.reject',
    `${ann.owner} review.withdraw`,
  ]);
  expect(JSON.stringify(await commands())).not.toContain('called her');
});

test('of two desks that decide at once one does, and a step that is sent again is done once', async () => {
  const id = await payout();
  await reviews().take('desk:1', id);
  const both = await Promise.allSettled([
    reviews().approve('desk:1', id),
    reviews().reject('desk:2', id, { to: 'wallet.accountsDiffer' }),
    reviews().approve('desk:2', id),
    reviews().approve('desk:1', id),
  ]);
  expect(both.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'rejected', 'fulfilled']);
  await reviews().take('desk:1', id);
  await reviews().approve('desk:1', id);
  expect(await moved()).toEqual(paid);
  expect(await logged()).toEqual(['desk:1 review.take', 'desk:1 review.approve']);
});

test('a rejection that is sent again with other reasons is refused', async () => {
  const id = await payout();
  await reviews().take('desk:1', id);
  const reasons = { to: 'wallet.accountsDiffer', amount: 'wallet.insufficientBalance' } as const;
  await reviews().reject('desk:1', id, reasons);
  await reviews().reject('desk:1', id, { amount: reasons.amount, to: reasons.to });
  await expect(reviews().reject('desk:1', id, { to: reasons.to })).rejects.toMatchObject({
    reason: 'review.closed',
  });
  expect(await moved()).toEqual(back);
});

test.each([
  ['cannot be done', () => ann.owner, 'A transfer needs two accounts'],
  ['leaves its hold open', () => '', 'example.payout was approved and left its hold open'],
])('where the outcome %s nothing is decided', async (_, to, sentence) => {
  const id = await payout(to());
  await reviews().take('desk:1', id);
  const before = [await rows(), await moved(), await logged()];
  await expect(reviews().approve('desk:1', id)).rejects.toThrow(sentence);
  expect([await rows(), await moved(), await logged()]).toEqual(before);
  await reviews().reject('desk:1', id, { to: 'wallet.accountsDiffer' });
  expect(await moved()).toEqual(back);
});

test.each([
  ['none', {}],
  ['one of another field', { to: 'wallet.insufficientBalance' }],
  ['one of a field that there is not', { amount: 'wallet.insufficientBalance', toString: 'system.invalid' }],
] as const)('a rejection with %s among its reasons is refused', async (_, rejections) => {
  const id = await payout();
  await reviews().take('desk:1', id);
  await expect(reviews().reject('desk:1', id, rejections)).rejects.toMatchObject({
    reason: 'system.invalid',
  });
  expect(await moved()).toEqual(held);
});

test('notes that are too long for their row are refused', async () => {
  const id = await payout();
  await reviews().take('desk:1', id);
  await reviews().approve('desk:1', await otherTaken(), 'x'.repeat(2000));
  await expect(reviews().approve('desk:1', id, 'x'.repeat(2001))).rejects.toMatchObject({
    reason: 'system.invalid',
  });
});

async function otherTaken(): Promise<number> {
  const id = await payout();
  await reviews().take('desk:1', id);
  return id;
}

test('a person submits as many of a kind within 24 hours as it takes, also where they were withdrawn', async () => {
  for (let count = 1; count <= 3; count += 1) {
    await reviews().withdraw(ann.owner, await papers());
    server.clock.advance(1000);
  }
  const refusal = { reason: 'review.tooMany', values: { max: '3' } };
  await expect(papers()).rejects.toMatchObject(refusal);
  await papers(bob.owner);
  await payout();
  server.clock.advance(dayMs - 3001);
  await expect(papers()).rejects.toMatchObject(refusal);
  server.clock.advance(1);
  await papers();
  await expect(papers()).rejects.toMatchObject(refusal);
  expect(await rows()).toHaveLength(6);
});

test('a command that submits one more than the kind takes has done nothing else either', async () => {
  for (let count = 1; count <= 3; count += 1) await papers();
  const before = await moved();
  const command = house(async (tx) => {
    tx.ledger.hold(accountOf(ann.owner, 'USDT'), 1n, { reason: 'example.paid', reference: '' });
    await tx.openReview('example.papers', { owner: ann.owner, about: { pages: 1 }, reference: '' });
  });
  await expect(command).rejects.toMatchObject({ reason: 'review.tooMany' });
  expect(await moved()).toEqual(before);
});

test.each<[string, (tx: MoneyTx) => Promise<number>, string]>([
  [
    'money without a hold',
    ({ openReview }) =>
      openReview('example.payout', { owner: ann.owner, about: { to: bob.owner }, reference: '' }),
    'example.payout holds money',
  ],
  [
    'the hold of somebody else',
    ({ openReview, ledger }) => {
      const purpose = { reason: 'example.paid', reference: '' };
      const { id: hold } = ledger.hold(accountOf(bob.owner, 'USDT'), 1n, purpose);
      return openReview('example.payout', { owner: ann.owner, about: { to: '' }, reference: 'x:1', hold });
    },
    'is not an open one of the owner of x:1',
  ],
  [
    'more than a row is for',
    ({ openReview }) => {
      const about = { pages: 1, more: 'x'.repeat(8000) };
      return openReview('example.papers', { owner: ann.owner, about, reference: 'x:1' });
    },
    'What x:1 is about is too long',
  ],
  [
    'a kind that no domain declares',
    ({ openReview }) =>
      openReview('example.other' as never, { owner: ann.owner, about: {} as never, reference: '' }),
    'No domain declares reviews of the kind example.other',
  ],
])('%s cannot be submitted', async (_, command, sentence) => {
  await expect(house(command)).rejects.toThrow(sentence);
  expect(await rows()).toEqual([]);
  expect(await moved()).toEqual(back);
});

test('owners see their own alone, newest first and page by page, in their language, and withdraw no others', async () => {
  const [first, second] = [await papers(), await payout()];
  const theirs = await papers(bob.owner);
  await reviews().take('desk:1', first);
  await reviews().reject('desk:1', first, { pages: 'system.invalid' }, 'for the desks alone');
  const idsOf = async (fields: Record<string, string>, person = ann) =>
    (await server.call('reviews', fields, person)).data.map(({ id }: { id: number }) => id);
  expect(await idsOf({})).toEqual([second, first]);
  expect(await idsOf({ limit: '1' })).toEqual([second]);
  expect(await idsOf({ before_id: String(second) })).toEqual([first]);
  expect(await idsOf({ kind: 'example.papers' })).toEqual([first]);
  expect(await idsOf({ review_id: String(theirs) })).toEqual([]);
  expect(await idsOf({}, bob)).toEqual([theirs]);
  const { data } = await server.call('reviews', { review_id: String(first) }, { ...ann, language: 'de' });
  const now = server.clock.now();
  expect(data).toEqual([
    {
      id: first,
      kind: 'example.papers',
      reference: 'papers:1',
      state: 'rejected',
      is_sandbox: true,
      rejections: [{ field: 'pages', reason: 'system.invalid', text: 'Prüfen Sie diese Eingabe' }],
      created_ms: now,
      updated_ms: now,
    },
  ]);
  const unknown = { type: 'error', data: { reason: 'review.unknown' } };
  expect(await server.call('withdrawReview', { review_id: String(theirs) }, ann)).toMatchObject(unknown);
  expect(await server.call('withdrawReview', { review_id: '9999' }, ann)).toMatchObject(unknown);
  expect(await server.call('reviews', {})).toMatchObject({ type: '999' });
  const withdraw = () => server.call('withdrawReview', { review_id: String(second) }, ann);
  expect(await withdraw()).toMatchObject({ type: 'ok', data: 'Your request has been cancelled' });
  expect(await withdraw()).toMatchObject({ type: 'ok' });
  expect(await moved()).toEqual(back);
  expect((await rows()).map(({ state }) => state)).toEqual(['rejected', 'withdrawn', 'submitted']);
});

test('desks find what waits, oldest first and by kind', async () => {
  const ids = [await papers(), await papers(bob.owner), await papers()] as const;
  const other = await payout();
  await reviews().take('desk:1', ids[1]);
  expect((await reviews().waiting('example.papers')).map(({ id }) => Number(id))).toEqual([...ids]);
  await reviews().approve('desk:1', ids[1]);
  const waiting = await reviews().waiting('example.papers');
  expect(waiting.map(({ id, about }) => [Number(id), about])).toEqual([
    [ids[0], '{"pages":2}'],
    [ids[2], '{"pages":2}'],
  ]);
  expect((await reviews().waiting('example.papers', ids[0])).map(({ id }) => Number(id))).toEqual([ids[2]]);
  expect((await reviews().waiting('example.payout')).map(({ id }) => Number(id))).toEqual([other]);
});

async function pass(ms: number): Promise<void> {
  server.clock.advance(ms);
  await server.context.dueWork.run();
}

test('the reviewer of a sandbox decides by the rule of the kind, and leaves what a desk has taken or its owner withdrawn', async () => {
  await papers();
  await papers(ann.owner, 0);
  const [taken, withdrawn] = [await papers(), await payout()];
  await reviews().take('desk:1', taken);
  await pass(2000);
  await reviews().withdraw(ann.owner, withdrawn);
  const states = async () => (await rows()).map(({ state, ended_by: by }) => `${state} ${by}`);
  expect(await states()).toEqual([
    'inReview null',
    'inReview null',
    'inReview null',
    `withdrawn ${ann.owner}`,
  ]);
  server = await server.restart();
  await pass(2000);
  await pass(dayMs);
  expect(await states()).toEqual([
    'approved desk:sandbox',
    'rejected desk:sandbox',
    'inReview null',
    `withdrawn ${ann.owner}`,
  ]);
  expect(await logged()).toEqual([
    'desk:1 review.take',
    'desk:sandbox review.take',
    'desk:sandbox review.take',
    'desk:sandbox review.take',
    `${ann.owner} review.withdraw`,
    'desk:sandbox review.approve',
    'desk:sandbox review.reject',
  ]);
});

test('outside a sandbox nothing decides by itself', async () => {
  const dueWork = await server.context.store.db.selectFrom('due_work').select('id').execute();
  const before = new Set(dueWork.map(({ id }) => id));
  await server.stop();
  const { folder, clock } = server;
  const core = await startTestCore({ folder, pairs, clock, domains: all });
  await core.executor.runForPlatform('test.house', ({ openReview }) =>
    openReview('example.papers', { owner: ann.owner, about: { pages: 1 }, reference: '' }),
  );
  const due = await core.store.db.selectFrom('due_work').selectAll().execute();
  await core.stop();
  server = await server.restart();
  expect(due.filter(({ id }) => !before.has(id))).toEqual([]);
});

test('what has ended is kept for two years, what is open for good, and no number is given twice', async () => {
  const open = await papers();
  await reviews().take('desk:1', open);
  const last = await papers(bob.owner);
  await reviews().withdraw(bob.owner, last);
  await pass(2 * 365 * dayMs - 1);
  expect(await rows()).toHaveLength(2);
  await pass(1);
  expect(await rows()).toMatchObject([{ id: BigInt(open) }]);
  expect(await logged()).toHaveLength(2);
  server = await server.restart();
  expect(await papers(bob.owner)).toBeGreaterThan(last);
});

test.each<[string, (tx: MoneyTx, id: number) => Promise<unknown>, string]>([
  [
    'has lost its hold',
    async ({ ledger, db }, id) => {
      const row = await db
        .selectFrom('review')
        .select('hold')
        .where('id', '=', BigInt(id))
        .executeTakeFirst();
      ledger.void(ledger.openHold(Number(row!.hold))!);
    },
    'is open, and its hold',
  ],
  [
    'has ended without its hold',
    ({ db, now }, id) =>
      db
        .updateTable('review')
        .set({ state: 'withdrawn', ended_at: now, ended_by: ann.owner })
        .where('id', '=', BigInt(id))
        .execute(),
    'has ended, and its hold',
  ],
  [
    'has another owner than its hold',
    ({ db }, id) => db.updateTable('review').set({ owner: bob.owner }).where('id', '=', BigInt(id)).execute(),
    "which is not its owner's",
  ],
  [
    'names no hold',
    ({ db }, id) => db.updateTable('review').set({ hold: null }).where('id', '=', BigInt(id)).execute(),
    'is of a kind that holds money, and has no hold',
  ],
  [
    'names a hold that there is not',
    ({ db }, id) => db.updateTable('review').set({ hold: 99_999 }).where('id', '=', BigInt(id)).execute(),
    'is open without hold 99999',
  ],
])('the audit finds one that %s', async (_, spoil, sentence) => {
  const id = await payout();
  const { hold } = (await rows())[0]!;
  await house((tx) => spoil(tx, id));
  expect(await violations()).toEqual([expect.stringContaining(sentence)]);
  // For the check after each test.
  await house(async ({ db, ledger }) => {
    await db.deleteFrom('review').where('id', '=', BigInt(id)).execute();
    const held = ledger.openHold(Number(hold));
    if (held) ledger.void(held);
  });
});
