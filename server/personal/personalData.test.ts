// Stored personal data, on the real server with a test clock: the user's export, and what remains after the user
// leaves.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Domain } from '../Domain.ts';
import { domains, tables } from '../product.ts';
import { accountOf } from '../ledger/account.ts';
import type { MoneyCommand } from '../commands/MoneyCommand.ts';
import type { Life, LifeFixture } from '../testing/Life.ts';
import { contentOf } from '../testing/scales.ts';
import { bid } from '../testing/OrderLoad.ts';
import { photo } from '../testing/pictureFiles.ts';
import { sendFile } from '../testing/sendFile.ts';
import { password, registration, startTestApp } from '../testing/processes/startTestApp.ts';
import type { TestApp } from '../testing/processes/startTestApp.ts';
import { askClosing, hindrances, personOf } from '../domains/account/public/closing.ts';
import { cancelling, closing, placing } from '../domains/lever/leverCommands.ts';
import { markAt, readyForContracts } from '../testing/states/contractStates.ts';
import { sharedPersonal } from './sharedPersonal.ts';
import type { Keeping, PersonalData } from './PersonalData.ts';

const dayMs = 86_400_000;
const retention = { rejectedDays: 10, closedYears: 3 };
const papers = { country: 'Germany', name: 'Wolframina Quastenflosser', address: 'Trompetenbaumweg 77' };
const desk = 'desk:7' as const;
let server: TestApp;
let picture: Buffer;
let people = 0;
let ann: { token: string; owner: string; userId: number };
let email: string;

beforeAll(async () => {
  server = await startTestApp({ hasSandboxReviewer: false, retention });
  picture = await photo({ width: 400, height: 300 });
});
afterAll(() => server.close());
beforeEach(async () => {
  people += 1;
  email = `ann${people}@example.com`;
  ann = await server.person(email);
});

const all: readonly PersonalData[] = [
  ...(domains as readonly Domain[]).flatMap(({ personal }) => personal ?? []),
  sharedPersonal,
];
const keeping: Readonly<Record<string, Keeping>> = Object.assign({}, ...all.map((one) => one.keeping));
const tablesKept = (...how: readonly Keeping[]) =>
  Object.keys(keeping).filter((table) => how.includes(keeping[table]!));

async function approveAll(token = ann.token): Promise<void> {
  const { reviews } = server.context;
  const cases: { id: number; state: string }[] = (await server.call('reviews', {}, { token })).data;
  for (const { id, state } of cases) {
    if (state === 'submitted') await reviews.take(desk, id);
    if (state === 'submitted' || state === 'inReview') await reviews.approve(desk, id);
  }
}

const cardId = () => `QX94Z${people}77K`;
const submitBasic = () => server.call('submitBasicVerification', { ...papers, card_id: cardId() }, ann);

const fixtures = Object.values(
  import.meta.glob<LifeFixture>('../domains/*/fixtures/life.ts', { eager: true, import: 'life' }),
);

const lifeOf = (): Life => ({ server, ann, email, papers, cardId: cardId(), submitBasic, approveAll });

/** Creates every kind of data of a customer. */
async function live(): Promise<void> {
  for (const fixture of fixtures) await fixture.live(lifeOf());
}

const pair = { currency_id: bid.currency_id, legal_id: bid.legal_id };
let until = 999_000_000_000_000;
async function cancelAll(): Promise<void> {
  // Different each time; otherwise it would be the same command.
  until += 1;
  expect(await server.call('cancelSpotOrders', { ...pair, until_id: String(until) }, ann)).toMatchObject({
    type: 'ok',
  });
}
const ask = () =>
  server.context.executor.perform(
    {
      name: 'test.askClosing',
      repetition: () => undefined,
      record: () => ({}),
      run: (tx, owner: string) => askClosing(tx, owner, server.context.personal),
      outcome: (id) => id,
    },
    desk,
    ann.owner,
  );
async function close(): Promise<void> {
  await ask();
  await approveAll();
}

/** Tables with a row that identifies the user: by number, account, address or submitted data. */
async function naming(): Promise<string[]> {
  const { db } = server.context.store;
  const names = new RegExp(`user:${ann.userId}\\b|user_id=${ann.userId}\\b|user":${ann.userId}\\b|${email}`);
  const accounts = await db.selectFrom('account').select('id').where('owner', '=', ann.owner).execute();
  const ofAccounts = new RegExp(`account=(?:${accounts.map(({ id }) => id).join('|')})\\b`);
  const content = await contentOf(db);
  return Object.keys(content)
    .filter((table) =>
      content[table]!.some(
        (row) =>
          names.test(row) ||
          (['posting', 'entry', 'hold'].includes(table) && ofAccounts.test(row)) ||
          (table === 'user' && row.includes(`id=${ann.userId} `)),
      ),
    )
    .sort();
}
const count = async (table: 'document_part') =>
  (await server.context.store.db.selectFrom(table).select('name').execute()).length;

async function copyOf(owner: string) {
  let text = '';
  const head = { account_number: 'x', copied_ms: 1 };
  for await (const piece of server.context.personal.copy(server.context, personOf(owner), head))
    text += piece;
  return { text, parts: JSON.parse(text) };
}

it('each table of the database is named by one domain, with how long it is kept', () => {
  const named = all.flatMap((one) => Object.keys(one.keeping));
  expect([...named].sort()).toEqual(Object.keys(tables).sort());
});

describe('a copy', () => {
  it('has what somebody has said, done and been told, with the pictures', async () => {
    await live();
    const { parts } = await copyOf(ann.owner);
    for (const { copied } of fixtures) copied?.(parts, lifeOf());
  });

  it('has every change of every balance', async () => {
    await live();
    const { parts } = await copyOf(ann.owner);
    expect(parts.balances.length).toBeGreaterThan(0);
    const sumOf = (account: string, asset: string) =>
      parts.ledger
        .filter((row: { account: string; asset: string }) => row.account === account && row.asset === asset)
        .reduce((sum: number, { amount }: { amount: string }) => sum + Number(amount), 0);
    for (const { account, asset, available, held } of parts.balances)
      expect(sumOf(account, asset)).toBeCloseTo(Number(available) + Number(held), 6);
  });

  it('has all rows of a list of many pages, each once', async () => {
    const { executor } = server.context;
    const house = accountOf('system:issuance', 'USDT');
    const to = accountOf(ann.owner, 'USDT');
    await executor.runForPlatform('test.gifts', ({ ledger }) => {
      for (let nth = 0; nth < 1205; nth += 1)
        ledger.transfer({ from: house, to, units: 1n, reason: 'sandbox.grant', reference: `gift:${nth}` });
    });
    const { parts } = await copyOf(ann.owner);
    const gifts = parts.ledger.filter(({ reference }: { reference: string }) =>
      reference.startsWith('gift:'),
    );
    expect(new Set(gifts.map(({ reference }: { reference: string }) => reference)).size).toBe(1205);
    expect(gifts).toHaveLength(1205);
  });

  it('has nothing of others, no secret, and no note of operators', async () => {
    await live();
    const bob = await server.person(`bob${people}@example.com`);
    await server.call('placeSpotOrder', bid, bob);
    const { parts } = await copyOf(ann.owner);
    // Base64 of a picture can contain any word.
    const text = JSON.stringify({ ...parts, pictures: [] });
    expect(text).not.toContain('bob');
    expect(text).not.toContain(bob.owner);
    expect(text).not.toMatch(/argon2|_hash|"mark"|salt|notes|desk:/);
  });

  it('of somebody who has done nothing is whole', async () => {
    const { parts } = await copyOf(ann.owner);
    expect(Object.keys(parts)).toEqual(
      expect.arrayContaining(['account_number', 'copied_ms', 'account', 'balances', 'ledger']),
    );
  });
});

describe('a closed account', () => {
  it('leaves what the law demands and the books, and takes away the rest', async () => {
    await live();
    const before = await naming();
    // Sanity check: data of each kind exists before.
    expect(before).toEqual(
      expect.arrayContaining(tablesKept('untilClosed').filter((table) => table !== 'code_guess')),
    );
    expect(before).toEqual(expect.arrayContaining(fixtures.flatMap(({ kept = [] }) => kept)));
    await close();
    server.clock.advance(1000);
    await server.context.outbox.run();
    const left = await naming();
    expect(
      left.filter((table) => !tablesKept('forTheLaw', 'inTheBooks', 'forAWhile').includes(table)),
    ).toEqual([]);
    expect(left).toEqual(
      expect.arrayContaining(['verification', 'sealed_field', 'document', 'user', 'entry']),
    );
    expect(JSON.stringify(await contentOf(server.context.store.db))).not.toContain(email);
    const user = await server.context.store.db
      .selectFrom('user')
      .selectAll()
      .where('id', '=', BigInt(ann.userId))
      .executeTakeFirstOrThrow();
    const sealed = await server.context.store.db
      .selectFrom('sealed_field')
      .select('field')
      .where('owner', '=', ann.owner)
      .execute();
    expect(sealed.filter(({ field }) => !field.startsWith('verification.'))).toEqual([]);
    expect(user).toMatchObject({ email: null, phone: null, password_hash: '', text_consent_at: null });
  });

  it('is forgotten on the day that the setting names, years later', async () => {
    const parts = await count('document_part');
    await live();
    await close();
    const end = new Date(server.clock.now());
    end.setUTCFullYear(end.getUTCFullYear() + retention.closedYears);
    server.clock.advance(end.getTime() - server.clock.now() - 1000);
    await server.context.dueWork.run();
    expect(await naming()).toEqual(expect.arrayContaining(['verification', 'sealed_field', 'document']));
    server.clock.advance(1000);
    await server.context.dueWork.run();
    expect(
      (await naming()).filter((table) => !tablesKept('inTheBooks', 'forAWhile').includes(table)),
    ).toEqual([]);
    expect(await count('document_part')).toBeLessThanOrEqual(parts);
  });

  it('ends its sessions at once, takes no password any more, and leaves its address to a new account', async () => {
    const invitation = (await copyOf(ann.owner)).parts.account[0].invitation_code;
    expect(await server.call('profile', {}, ann)).toMatchObject({ type: 'ok' });
    await ask();
    await approveAll();
    expect(await server.call('profile', {}, ann)).toMatchObject({ type: '999' });
    const login = { user_string: email, password, user_type: 'email' };
    expect(await server.call('login', login)).toMatchObject({ data: { reason: 'session.credentials' } });
    expect(
      await server.call('login', { ...login, user_string: `closed ${ann.userId}`, user_type: 'username' }),
    ).not.toMatchObject({ type: 'ok' });
    const code = async (address: string) =>
      (await server.call('sendEmailCode', { user_string: address, type: 'register' })).data.sandbox_code;
    const invited = `invited${people}@example.com`;
    const form = { ...registration(invited, await code(invited)), extension_code: invitation };
    expect(await server.call('register', form)).toMatchObject({
      data: { reason: 'session.invitationUnknown' },
    });
    server.clock.advance(60_000);
    expect(await server.call('register', registration(email, await code(email)))).toMatchObject({
      type: 'ok',
    });
  });

  it('is told of by mail, in its language, and says what is kept where', async () => {
    await server.call('setLanguage', { lang: 'de' }, ann);
    await close();
    server.clock.advance(1000);
    await server.context.outbox.run();
    const mails = server.context.sandboxOutbox!.messages();
    expect(JSON.stringify(mails)).toContain('Ihr Meridian-Konto ist geschlossen');
    expect(JSON.stringify(mails)).toContain('Datenschutzerklärung');
  });

  it('is not closed while an order is open, before the case or since', async () => {
    expect(await server.call('placeSpotOrder', bid, ann)).toMatchObject({ type: 'ok' });
    await expect(ask()).rejects.toMatchObject({ reason: 'account.ordersOpen' });
    await cancelAll();
    await ask();
    await expect(ask()).rejects.toMatchObject({ reason: 'account.closingAsked' });
    await server.call('placeSpotOrder', bid, ann);
    const before = await naming();
    await expect(approveAll()).rejects.toMatchObject({ reason: 'account.ordersOpen' });
    expect(await naming()).toEqual(before);
    await cancelAll();
    await approveAll();
    expect(await server.call('profile', {}, ann)).toMatchObject({ type: '999' });
  });

  it('is not closed while a contract waits or is open, also one that holds nothing any more', async () => {
    const { executor, leverBook, committed, store, personal } = server.context;
    const { owner } = ann;
    await readyForContracts(server.context, owner, '100');
    await markAt(server.context, '50000');
    const order = { symbol: 'BTC/USDT', side: 'long', mode: 'cross', leverage: 10, lots: 1 } as const;
    await executor.perform(placing(leverBook), owner, { ...order, owner, limit: '1' });
    await expect(ask()).rejects.toMatchObject({ reason: 'account.contractsOpen' });
    await executor.perform(cancelling(leverBook), owner, { owner, id: leverBook.trades.of(owner)[0]!.id });
    await ask();
    await executor.perform(placing(leverBook), owner, { ...order, owner });
    await expect(approveAll()).rejects.toMatchObject({ reason: 'account.contractsOpen' });
    // Overnight fees and losses use up its margin first; afterwards the account balance.
    const [position] = leverBook.trades.of(owner);
    await executor.runForPlatform('test.nights', ({ ledger }) => {
      leverBook.changes.trade(position!);
      ledger.void(position!.hold!, position!.margin);
      position!.margin = 0n;
    });
    const hinders = () =>
      committed.read(({ ledger }) => hindrances({ ledger, db: store.db, personal }, owner));
    expect(await hinders()).toEqual({ orders: 'account.contractsOpen' });
    await executor.perform(closing(leverBook), owner, { owner, id: position!.id });
    expect(await hinders()).toEqual({});
  });

  it('carries out nothing that was let in before it was closed', async () => {
    await ask();
    const { reviews, executor } = server.context;
    const [{ id }] = (await server.call('reviews', {}, ann)).data;
    await reviews.take(desk, id);
    let ran = 0;
    const later: MoneyCommand<null, null, null> = {
      name: 'test.later',
      repetition: () => undefined,
      record: () => null,
      outcome: () => null,
      run: () => {
        ran += 1;
        return null;
      },
    };
    const [closed, refused] = await Promise.allSettled([
      reviews.approve(desk, id),
      executor.perform(later, ann.owner, null),
    ]);
    expect(closed.status).toBe('fulfilled');
    expect(refused).toMatchObject({ status: 'rejected', reason: { reason: 'session.expired' } });
    expect(ran).toBe(0);
  });

  it('keeps nothing that was let in before it was closed, and would be written after', async () => {
    await ask();
    const { reviews } = server.context;
    const [{ id }] = (await server.call('reviews', {}, ann)).data;
    await reviews.take(desk, id);
    const [closed, ...answers] = await Promise.all([
      reviews.approve(desk, id),
      server.call('setPhrase', { phrase: 'Lindenallee 14' }, ann),
      server.call('holdWithdrawals', {}, ann),
      server.call('setTextConsent', { text_messages: '1' }, ann),
      server.call('setLanguage', { lang: 'de' }, ann),
      server.call(
        'setFundPassword',
        { password: '482913', re_password: '482913', login_password: password },
        ann,
      ),
      sendFile(server, picture, { token: ann.token }),
    ]);
    expect(closed).toBeUndefined();
    for (const answer of answers) expect(answer).not.toMatchObject({ type: 'ok' });
    const goes = ['forTheLaw', 'inTheBooks', 'forAWhile'] as const;
    expect((await naming()).filter((table) => !tablesKept(...goes).includes(table))).toEqual([]);
    expect(await naming()).not.toContain('document');
    expect(await naming()).not.toContain('sealed_field');
  });

  it('is not closed while a request of it is open', async () => {
    await submitBasic();
    await expect(ask()).rejects.toMatchObject({ reason: 'account.casesOpen' });
    await approveAll();
    await close();
    expect(await server.call('profile', {}, ann)).toMatchObject({ type: '999' });
  });

  it('leaves its ID number to whoever opens a new one, and can still be copied', async () => {
    await submitBasic();
    await approveAll();
    await close();
    expect((await copyOf(ann.owner)).text).toContain(papers.name);
    server.clock.advance(60_000);
    const former = ann.owner;
    ann = await server.person(email);
    expect(ann.owner).not.toBe(former);
    expect(await submitBasic()).toMatchObject({ type: 'ok' });
  });

  it('is not closed while it has money, other than practice money', async () => {
    await server.context.executor.run('test.real', (tx) =>
      tx.db.updateTable('user').set({ is_sandbox: 0 }).where('id', '=', BigInt(ann.userId)).execute(),
    );
    await expect(ask()).rejects.toMatchObject({ reason: 'account.notEmpty' });
  });
});

it('what was rejected is kept for the days that the setting names', async () => {
  await submitBasic();
  const { reviews } = server.context;
  const [{ id }] = (await server.call('reviews', {}, ann)).data;
  await reviews.take(desk, id);
  await reviews.reject(desk, id, { name: 'verification.nameDiffers' });
  const isKept = async () => (await copyOf(ann.owner)).text.includes(papers.name);
  server.clock.advance(retention.rejectedDays * dayMs - 1000);
  await server.context.dueWork.run();
  expect(await isKept()).toBe(true);
  server.clock.advance(1000);
  await server.context.dueWork.run();
  expect(await isKept()).toBe(false);
});

describe('a changed setting', () => {
  let former: TestApp;
  beforeAll(async () => {
    former = server;
    server = await startTestApp({ hasSandboxReviewer: false, retention });
  });
  afterAll(async () => {
    await server.close();
    server = former;
  });

  const rejectOne = async () => {
    await submitBasic();
    const { reviews } = server.context;
    const [{ id }] = (await server.call('reviews', {}, ann)).data;
    await reviews.take(desk, id);
    await reviews.reject(desk, id, { name: 'verification.nameDiffers' });
  };
  /** Whether it exists one second before the end, and at the end. */
  const around = async (endMs: number, isThere: () => Promise<boolean>) => {
    server.clock.advance(endMs - server.clock.now() - 1000);
    await server.context.dueWork.run();
    const before = await isThere();
    server.clock.advance(1000);
    await server.context.dueWork.run();
    return [before, await isThere()];
  };
  const isVerified = async () =>
    (await naming()).some((table) => ['verification', 'sealed_field', 'document'].includes(table));

  it.each([
    ['longer', { rejectedDays: 30, closedYears: 3 }],
    ['shorter', { rejectedDays: 4, closedYears: 3 }],
  ])('of what is rejected, %s, holds for what was rejected before', async (_, changed) => {
    await rejectOne();
    const decidedMs = server.clock.now();
    server = await server.restart({ retention: changed });
    expect(await around(decidedMs + changed.rejectedDays * dayMs, isVerified)).toEqual([true, false]);
  });

  it.each([
    ['longer', { rejectedDays: 10, closedYears: 10 }],
    ['shorter', { rejectedDays: 10, closedYears: 2 }],
  ])('of closed accounts, %s, holds for those closed before', async (_, changed) => {
    await live();
    await close();
    const end = new Date(server.clock.now());
    end.setUTCFullYear(end.getUTCFullYear() + changed.closedYears);
    server = await server.restart({ retention: changed });
    expect(await around(end.getTime(), isVerified)).toEqual([true, false]);
  });

  it('reaches what has become due while no server ran, before it goes', async () => {
    await rejectOne();
    const decidedMs = server.clock.now();
    await server.stop();
    server.clock.advance((retention.rejectedDays + 1) * dayMs);
    const changed = { ...retention, rejectedDays: 30 };
    server = await server.restart({ retention: changed });
    await server.context.dueWork.run();
    expect(await isVerified()).toBe(true);
    expect(await around(decidedMs + 30 * dayMs, isVerified)).toEqual([true, false]);
  });
});

it('a sandbox decides a closing by itself, and rejects one that an order hinders', async () => {
  const sandbox = await startTestApp({ retention });
  const former = server;
  server = sandbox;
  try {
    ann = await sandbox.person(email);
    await ask();
    await server.call('placeSpotOrder', bid, ann);
    for (let step = 0; step < 2; step += 1) {
      sandbox.clock.advance(2000);
      await sandbox.context.dueWork.run();
    }
    const [decided] = (await sandbox.call('reviews', {}, ann)).data;
    expect(decided).toMatchObject({ kind: 'account.closing', state: 'rejected' });
  } finally {
    server = former;
    await sandbox.close();
  }
});
