import type { AddressInfo } from 'node:net';
import { io } from 'socket.io-client';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { password, startTestApp } from '../../testing/processes/startTestApp.ts';
import type { TestApp } from '../../testing/processes/startTestApp.ts';
import { withdrawalHolds } from '../account/public/withdrawalHolds.ts';
import { openAccount } from '../session/openAccount.ts';
import { maskEmail } from '../session/public/mask.ts';
import { notify } from '../session/sessionNotices.ts';

const dayMs = 86_400_000;
const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0';
const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 Version/18.5 Mobile Safari/604.1';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());

let people = 0;
/** Addresses of the users under test. */
let ann: string;
let bob: string;
let phone: string;
beforeEach(() => {
  people += 1;
  ann = `ann${people}@example.com`;
  bob = `bob${people}@example.com`;
  phone = `+491511234${5600 + people}`;
});

const origin = { browser: 'Firefox', system: 'Linux', network: '203.0.113.x' };
const tell = (owner: string) =>
  server.context.executor.run('test.tell', (tx) => notify(tx, owner, 'session.newLogIn', origin));

async function tellOften(owner: string, count: number): Promise<void> {
  for (let told = 0; told < count; told += 1) await tell(owner);
}

const list = async (token: string, fields: Record<string, string> = {}) =>
  (await server.call('notices', fields, { token })).data;

const ids = async (token: string, fields?: Record<string, string>) =>
  (await list(token, fields)).list.map(({ id }: { id: number }) => id);

const logIn = async (email: string, options: { userAgent?: string; address?: string } = {}) =>
  (await server.call('login', { user_string: email, password, user_type: 'email' }, options)).data;

it('pages hold the newest first, and stay where they are while new ones come', async () => {
  const { token, owner } = await server.person(ann);
  expect(await list(token)).toEqual({ list: [], count: 0, unread: 0, page: 1, limit: 20 });
  await tellOften(owner, 5);
  expect(await ids(token, { limit: '2' })).toEqual([5, 4]);
  await tell(owner);
  expect(await ids(token, { limit: '2', page: '2', until_id: '5' })).toEqual([3, 2]);
  expect(await list(token, { limit: '1' })).toEqual({
    list: [
      {
        id: 6,
        kind: 'session.newLogIn',
        category: 'security',
        title: 'New login to your account',
        about: origin,
        page: 'ForgotPassword',
        sent_to: [maskEmail(ann)],
        created_ms: server.clock.now(),
        is_read: false,
      },
    ],
    count: 6,
    unread: 6,
    page: 1,
    limit: 1,
  });
});

it('one, those up to one, and all are marked as read, each once', async () => {
  const { token, owner } = await server.person(ann);
  await tellOften(owner, 5);
  const read = async (fields: Record<string, string>) =>
    (await server.call('readNotices', fields, { token })).data;
  expect(await read({ notice_id: '4' })).toEqual({ unread: 4 });
  expect(await read({ until_id: '2' })).toEqual({ unread: 2 });
  expect(await read({ notice_id: '99' })).toEqual({ unread: 2 });
  const rows = (await list(token)).list as { id: number; is_read: boolean }[];
  expect(rows.filter(({ is_read }) => !is_read).map(({ id }) => id)).toEqual([5, 3]);
  const rowsOf = () =>
    server.context.store.db
      .selectFrom('notice')
      .select(['id', 'read_at'])
      .where('owner', '=', owner)
      .execute();
  const first = await rowsOf();
  server.clock.advance(dayMs);
  expect(await read({})).toEqual({ unread: 0 });
  const again = await rowsOf();
  for (const { id, read_at } of first) if (read_at !== null) expect(again).toContainEqual({ id, read_at });
});

it('nobody reads or marks what another was told', async () => {
  const annie = await server.person(ann);
  const bobby = await server.person(bob);
  await tellOften(annie.owner, 2);
  expect(await list(bobby.token)).toMatchObject({ list: [], count: 0, unread: 0 });
  await server.call('readNotices', {}, { token: bobby.token });
  await server.call('readNotices', { notice_id: '1' }, { token: bobby.token });
  expect(await list(annie.token)).toMatchObject({ count: 2, unread: 2 });
  expect(await server.call('notices')).toMatchObject({ type: '999' });
  expect(await server.call('readNotices')).toMatchObject({ type: '999' });
});

it('the newest 500 of each are kept, and none for more than 90 days', async () => {
  const { owner } = await server.person(ann);
  const bobby = await server.person(bob);
  await tellOften(bobby.owner, 30);
  const ofBoth = () =>
    server.context.store.db
      .selectFrom('notice')
      .select('owner')
      .where('owner', 'in', [owner, bobby.owner])
      .execute();
  server.clock.advance(1);
  for (let day = 0; day < 13; day += 1) {
    if (day > 0) server.clock.advance(dayMs);
    await server.context.executor.run('test.tell', async (tx) => {
      for (let told = 0; told < 40; told += 1) await notify(tx, owner, 'session.newLogIn', origin);
    });
  }
  expect(await list(await logIn(ann), { limit: '1' })).toMatchObject({ count: 500, list: [{ id: 520 }] });
  expect(await list(await logIn(bob), { limit: '1' })).toMatchObject({ count: 30 });
  server.clock.advance(78 * dayMs - 1);
  await tell(owner);
  expect(await ofBoth()).toHaveLength(530);
  server.clock.advance(1);
  await tellOften(owner, 2);
  // The oldest notices are Bob's, who has received none since.
  expect((await ofBoth()).filter((row) => row.owner === bobby.owner)).toEqual([]);
});

it('of a kind forty are told in a day, so that nobody who knows a password buries what came before', async () => {
  const { token, owner } = await server.person(ann);
  await tellOften(owner, 45);
  const { count, list: rows } = await list(token, { limit: '40' });
  expect([count, rows.at(-1).id]).toEqual([40, 1]);
  server.clock.advance(dayMs);
  await tell(owner);
  expect(await list(token)).toMatchObject({ count: 41 });
});

it('what is older than 90 days shows no more, also while nobody is told anything', async () => {
  const { token, userId, owner } = await server.person(ann);
  await tell(owner);
  server.clock.advance(90 * dayMs);
  const entering = { user_string: ann, password, user_type: 'email' };
  const later = async () => list((await server.call('login', entering)).data);
  expect(token).toBeTypeOf('string');
  await server.context.executor.run('test.known', ({ db }) =>
    db
      .updateTable('known_device')
      .set({ seen_at: server.clock.now() })
      .where('user_id', '=', BigInt(userId))
      .execute(),
  );
  expect(await later()).toMatchObject({ count: 1, unread: 1 });
  server.clock.advance(1);
  expect(await later()).toMatchObject({ count: 0, unread: 0 });
});

it('nothing is told of a command that fails', async () => {
  const { token, owner } = await server.person(ann);
  const failing = server.context.executor.run('test.fail', async (tx) => {
    await notify(tx, owner, 'session.newLogIn', origin);
    throw new Error('taken back');
  });
  await expect(failing).rejects.toThrow('taken back');
  expect(await list(token)).toMatchObject({ count: 0, unread: 0 });
});

it('devices of the owner hear of a new notice and of one that is read, others do not', async () => {
  await server.app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = server.app.server.address() as AddressInfo;
  const annie = await server.person(ann);
  const bobby = await server.person(bob);
  const sockets = [annie, bobby].map(() => io(`http://127.0.0.1:${port}`, { transports: ['websocket'] }));
  const [mine, theirs] = sockets as [(typeof sockets)[0], (typeof sockets)[0]];
  try {
    await mine.emitWithAck('login', { token: annie.token });
    await theirs.emitWithAck('login', { token: bobby.token });
    const strayed: unknown[] = [];
    theirs.on('notice', (message) => strayed.push(message));
    const next = () => new Promise((resolve) => mine.once('notice', resolve));
    const told = next();
    await tell(annie.owner);
    expect(await told).toEqual({ type: 'notice' });
    const read = next();
    await server.call('readNotices', {}, { token: annie.token });
    await read;
    await theirs.emitWithAck('unsub', { channel: '' });
    expect(strayed).toEqual([]);
  } finally {
    for (const socket of sockets) socket.disconnect();
  }
});

it('a log-in is told where device or network are new, with both and no more than a part of the address', async () => {
  const { token } = await server.person(ann);
  await logIn(ann);
  // The device and the network of the registration.
  expect(await list(token)).toMatchObject({ count: 0 });
  await logIn(ann, { userAgent: firefox, address: '203.0.113.77' });
  await logIn(ann, { userAgent: firefox, address: '203.0.113.9' });
  await logIn(ann, { userAgent: iphone, address: '203.0.113.9' });
  await logIn(ann, { userAgent: iphone, address: '2001:db8:7:1::5' });
  await logIn(ann, { userAgent: firefox, address: '2001:db8:7:2::5' });
  const rows = (await list(token)).list as { about: unknown }[];
  expect(rows.map(({ about }) => about)).toEqual([
    { browser: 'Safari', system: 'iOS', network: '2001:db8:7:x' },
    { browser: 'Safari', system: 'iOS', network: '203.0.113.x' },
    { browser: 'Firefox', system: 'Linux', network: '203.0.113.x' },
  ]);
  const told = await server.context.store.db.selectFrom('notice').select('about').execute();
  expect(JSON.stringify(told)).not.toMatch(/113\.(77|9)|::5|145|18_5/);
});

it('a log-in with a wrong password is neither told nor remembered', async () => {
  const { token } = await server.person(ann);
  const wrong = { user_string: ann, password: 'guessed 1', user_type: 'email' };
  await server.call('login', wrong, { userAgent: iphone, address: '203.0.113.9' });
  expect(await list(token)).toMatchObject({ count: 0 });
  await logIn(ann, { userAgent: iphone, address: '203.0.113.9' });
  expect(await list(token)).toMatchObject({ count: 1 });
});

it('a device that has not logged in for 90 days is new again, and of each person 80 marks are kept', async () => {
  const { userId } = await server.person(ann);
  const { db } = server.context.store;
  const marks = () =>
    db.selectFrom('known_device').select('mark').where('user_id', '=', BigInt(userId)).execute();
  /** The highest id: notices expire after 90 days as well. */
  const told = async (address: string): Promise<number> =>
    (await list(await logIn(ann, { userAgent: iphone, address }))).list[0].id;
  for (let net = 1; net <= 50; net += 1) {
    server.clock.advance(dayMs / 24);
    await told(`10.0.${net}.1`);
  }
  expect(await marks()).toHaveLength(80);
  expect(await told('10.0.50.1')).toBe(50);
  expect(await told('10.0.12.1')).toBe(50);
  expect(await told('10.0.10.1')).toBe(51);
  // More expired marks than one log-in deletes.
  server.clock.advance(90 * dayMs + 1);
  expect(await told('10.0.50.1')).toBe(52);
  server.clock.advance(90 * dayMs);
  // Other users have read marks as old as that.
  for (let logIns = 0; logIns < 5; logIns += 1) expect(await told('10.0.50.1')).toBe(52);
  expect(await marks()).toHaveLength(3);
});

it('a new password is told with the hour until which withdrawals are held', async () => {
  const { userId } = await server.person(ann);
  const asked = { user_string: ann, type: 'forget' };
  const { sandbox_code } = (await server.call('sendEmailCode', asked)).data;
  const form = { account: ann, password: 'another horse 8', repassword: 'another horse 8' };
  const reset = { ...form, code: sandbox_code };
  const from = { userAgent: firefox, address: '203.0.113.77' };
  expect(await server.call('resetPassword', reset, from)).toMatchObject({ type: 'ok' });
  const entering = { user_string: ann, password: 'another horse 8', user_type: 'email' };
  const token = (await server.call('login', entering)).data;
  const [hold] = await withdrawalHolds(server.context.store.db, userId, server.clock.now());
  // Devices known before are forgotten, the owner's too.
  expect((await list(token)).list).toMatchObject([
    { kind: 'session.newLogIn' },
    {
      kind: 'session.passwordReset',
      title: 'Your password was reset',
      about: { ...origin, held_until_ms: String(hold!.untilMs) },
    },
  ]);
});

it('what no domain tells any more is said in general words', async () => {
  const { token, owner } = await server.person(ann);
  await tell(owner);
  await server.context.executor.run('test.former', ({ db }) =>
    db.updateTable('notice').set({ kind: 'toString' }).where('owner', '=', owner).execute(),
  );
  expect((await server.call('notices', {}, { token, language: 'de' })).data.list).toMatchObject([
    { kind: 'toString', category: 'attention', title: 'An Ihrem Konto hat sich etwas geändert' },
  ]);
});

/** Pending messages: in the clock's control, unawaited messages stay queued. */
const messages = () =>
  server.context.store.db
    .selectFrom('outbox')
    .select(['kind', 'channel', 'address', 'locale', 'about'])
    .where('kind', 'like', 'session.%')
    .where('address', 'in', [ann, phone])
    .orderBy('id')
    .execute();

/** Sets an account's contact addresses beside its username; null for none. */
const readdress = (userId: number, email: string | null, phone: string | null) =>
  server.context.executor.run('test.address', ({ db }) =>
    db
      .updateTable('user')
      .set({ email, phone, username: `ann_${userId}`, text_consent_at: server.clock.now() })
      .where('id', '=', BigInt(userId))
      .execute(),
  );

it('a new log-in is mailed too, in the owner’s language, and the app shows where to, masked', async () => {
  const { token, userId, owner } = await server.person(ann);
  await server.call('setLanguage', { lang: 'de' }, { token });
  await readdress(userId, ann, phone);
  await tell(owner);
  expect(await messages()).toEqual([
    {
      kind: 'session.newLogIn',
      channel: 'mail',
      address: ann,
      locale: 'de',
      about: JSON.stringify({ ...origin, told_ms: String(server.clock.now()) }),
    },
  ]);
  expect((await list(token)).list).toMatchObject([{ sent_to: [maskEmail(ann)] }]);
});

it('whoever has no mail address gets an SMS, five a day at most, where that was agreed to; all others the app alone', async () => {
  const { token, userId, owner } = await server.person(ann);
  const masked = `+49***${phone.slice(-2)}`;
  await readdress(userId, null, phone);
  await tellOften(owner, 7);
  expect((await messages()).map(({ channel, address }) => `${channel} ${address}`)).toEqual(
    Array.from({ length: 5 }, () => `sms ${phone}`),
  );
  const sentTo = async () =>
    (await list(token)).list.map(({ sent_to }: { sent_to: string[] }) => sent_to.join());
  expect((await sentTo()).slice(0, 3)).toEqual(['', '', masked]);
  server.clock.advance(dayMs);
  await tell(owner);
  expect((await sentTo())[0]).toBe(masked);
  await server.context.executor.run('test.consent', ({ db }) =>
    db.updateTable('user').set({ text_consent_at: null }).where('id', '=', BigInt(userId)).execute(),
  );
  await tell(owner);
  expect((await sentTo())[0]).toBe('');
  await readdress(userId, null, null);
  await tell(owner);
  expect((await sentTo())[0]).toBe('');
});

it('twenty mails a day reach a mailbox, however often somebody logs in', async () => {
  const { owner } = await server.person(ann);
  await tellOften(owner, 25);
  expect(await messages()).toHaveLength(20);
});

it('a new password is told over all channels', async () => {
  const { userId, owner } = await server.person(ann);
  await readdress(userId, ann, phone);
  const reset = () =>
    server.context.executor.run('test.tell', (tx) =>
      notify(tx, owner, 'session.passwordReset', { ...origin, held_until_ms: '1767700800000' }),
    );
  await reset();
  expect((await messages()).map(({ channel }) => channel)).toEqual(['mail', 'sms']);
  // Regardless of how many log-in notices came before.
  await tellOften(owner, 25);
  await reset();
  const resets = (await messages()).filter(({ kind }) => kind === 'session.passwordReset');
  expect(resets).toHaveLength(4);
});

it('where no channel is configured the app alone tells it', async () => {
  const real = await startTestApp({ isSandbox: false });
  const identifier = { kind: 'email', key: ann, text: ann } as const;
  const account = { identifier, passwordHash: '', locale: 'en', invitation: 'MERIDIAN' } as const;
  try {
    const opening = real.context.executor.runForPlatform('test.account', (tx) =>
      openAccount(tx, account, real.context),
    );
    const owner = `user:${await opening}`;
    await real.context.executor.run('test.tell', (tx) => notify(tx, owner, 'session.newLogIn', origin));
    expect(await real.context.store.db.selectFrom('outbox').selectAll().execute()).toEqual([]);
    const rows = await real.context.store.db.selectFrom('notice').select(['kind', 'sent_to']).execute();
    expect(rows).toEqual([{ kind: 'session.newLogIn', sent_to: '{}' }]);
  } finally {
    await real.close();
  }
});
