// An e-mail address can be written in several Unicode forms; the owner of one form owns all of them.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { channelsToKeep, recordDeliveries } from '../../testing/recordDeliveries.ts';
import type { RecordedDeliveries } from '../../testing/recordDeliveries.ts';
import { password, registration, startTestApp } from '../../testing/processes/startTestApp.ts';
import type { TestApp } from '../../testing/processes/startTestApp.ts';
import { foldedEmail } from './public/identifiers.ts';

let server: TestApp;
let sent: RecordedDeliveries;
beforeAll(async () => {
  server = await startTestApp({ isSandbox: false, messaging: channelsToKeep });
  sent = recordDeliveries(server.context);
});
afterAll(() => server.close());

const changed = 'another horse 8';

async function codeFor(user_string: string, type = 'register'): Promise<string> {
  server.clock.advance(60_000);
  expect((await server.call('sendEmailCode', { user_string, type })).type).toBe('ok');
  server.clock.advance(100);
  await server.context.outbox.run();
  return sent.code();
}
/** Recipient of the last code. */
const lastTo = () => sent.deliveries.findLast(({ letter }) => letter?.words.code !== undefined)!.letter!.to;
const login = (user_string: string, word = password) =>
  server.call('login', { user_string, password: word, user_type: 'email' });
const storedEmail = async (key: string) =>
  (
    await server.context.store.db
      .selectFrom('user')
      .select('email')
      .where('email_key', '=', key)
      .executeTakeFirstOrThrow()
  ).email;

/** The same address in two forms: as registered, and as another user writes it. */
const forms = [
  ['composed and decomposed', 'm\u00fcller@example.com', 'mu\u0308ller@example.com'],
  ['full-width and plain', '\uff21lice@example.com', 'alice@example.com'],
  ['with a sharp s and with two', 'Gro\u00df@example.com', 'GROSS@example.com'],
] as const;

describe.each(forms)('an address %s', (_, mine, other) => {
  it('is one account, with its mail to where its code went and the code good in either form', async () => {
    const code = await codeFor(mine);
    expect(lastTo()).toBe(mine);
    const check = { user_string: other, email_code: code, type: 'register' };
    expect((await server.call('checkEmailCode', check)).type).toBe('ok');
    expect((await server.call('register', registration(other, code))).type).toBe('ok');
    expect(await storedEmail(foldedEmail(mine))).toBe(mine);
    expect((await server.call('register', registration(other, await codeFor(other)))).data.reason).toBe(
      'session.accountExists',
    );
    for (const form of [mine, other]) expect((await login(form)).type).toBe('ok');
  });

  it('gets the code for a new password where its own mail goes, whoever asks in whichever form', async () => {
    const code = await codeFor(other, 'forget');
    expect(lastTo()).toBe(mine);
    const form = { account: other, code, password: changed, repassword: changed };
    expect((await server.call('resetPassword', form)).type).toBe('ok');
    expect((await login(mine, changed)).type).toBe('ok');
  });
});

it('an address that is bound cannot be bound in another form, and is shown as the code reached it', async () => {
  const { code: _, ...name } = registration('forms_1', '');
  await server.call('register', { ...name, type: 'username' });
  const { data: token } = await server.call('login', {
    user_string: 'forms_1',
    password,
    user_type: 'username',
  });
  const bind = (user_string: string, code: string) =>
    server.call('bindContact', { type: 'email', user_string, password, code }, { token });
  const ask = (user_string: string) =>
    server.call('sendContactCode', { type: 'email', user_string }, { token });
  await ask('\u00c4nne@example.com');
  expect(lastTo()).toBe('\u00c4nne@example.com');
  expect((await bind('a\u0308nne@example.com', sent.code())).type).toBe('ok');
  expect(await storedEmail('\u00e4nne@example.com')).toBe('\u00c4nne@example.com');
  expect((await ask('a\u0308nne@example.com')).data.fields).toHaveProperty('user_string');
});

it('dotless and dotted i are two letters', () => {
  expect(foldedEmail('\u0131@example.com')).not.toBe(foldedEmail('i@example.com'));
});

it('accounts from before that have one address in two forms both keep theirs', async () => {
  const { store, executor } = server.context;
  const [first, second] = ['k\u00f6nig@example.com', 'ko\u0308nig@example.com'];
  await server.call('register', registration(first, await codeFor(first)));
  await server.call('register', registration('kept@example.com', await codeFor('kept@example.com')));
  await executor.run('test.kept', async (tx) => {
    const change = tx.db.updateTable('user').set({ email: second, email_key: second });
    await change.where('email_key', '=', 'kept@example.com').execute();
  });
  const code = await codeFor(second, 'forget');
  expect(lastTo()).toBe(second);
  const form = { code, password: changed, repassword: changed };
  expect((await server.call('resetPassword', { ...form, account: first })).data.reason).toBe(
    'session.codeInvalid',
  );
  expect((await server.call('resetPassword', { ...form, account: second })).type).toBe('ok');
  expect((await login(second, changed)).type).toBe('ok');
  expect((await login(first)).type).toBe('ok');
  const rows = await store.db.selectFrom('user').select('id').where('email', 'in', [first, second]).execute();
  expect(rows).toHaveLength(2);
});
