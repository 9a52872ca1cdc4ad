import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { channelsToKeep, recordDeliveries } from '../../testing/recordDeliveries.ts';
import type { RecordedDeliveries } from '../../testing/recordDeliveries.ts';
import { password, registration, startTestApp } from '../../testing/processes/startTestApp.ts';
import type { TestApp } from '../../testing/processes/startTestApp.ts';

const changed = 'another horse 8';
const dayMs = 86_400_000;

let server: TestApp;
let sent: RecordedDeliveries;
beforeAll(async () => {
  server = await startTestApp({ isSandbox: false, messaging: channelsToKeep });
  sent = recordDeliveries(server.context);
});
afterAll(() => server.close());

let numbers = 0;
const newPhone = () => ({
  type: 'mobile',
  area_code: '44',
  user_string: `740012${String((numbers += 1)).padStart(4, '0')}`,
});
const call = (id: string, token: string, form: Record<string, string> = {}) =>
  server.call(id, form, { token });

async function username(name: string): Promise<string> {
  const { code: _, ...form }: Record<string, string> = { ...registration(name, ''), type: 'username' };
  await server.call('register', form);
  return (await server.call('login', { user_string: name, password, user_type: 'username' })).data;
}
async function person(email: string): Promise<string> {
  await server.call('sendEmailCode', { user_string: email, type: 'register' });
  await server.call('register', registration(email, sent.code()));
  return (await server.call('login', { user_string: email, password, user_type: 'email' })).data;
}
async function codeTo(token: string, contact: Record<string, string>): Promise<string> {
  expect((await call('sendContactCode', token, contact)).type).toBe('ok');
  return sent.code();
}
async function ownCode(token: string, form: Record<string, string> = {}): Promise<string> {
  expect((await call('sendOwnCode', token, { type: 'contact', ...form })).type).toBe('ok');
  return sent.code();
}
async function leave(): Promise<void> {
  server.clock.advance(100);
  await server.context.outbox.run();
}

describe('a username', () => {
  it('binds a phone with password and code, and gets a new password by it', async () => {
    const token = await username('recovers');
    const phone = newPhone();
    const code = await codeTo(token, phone);
    expect(sent.deliveries.at(-1)).toMatchObject({
      kind: 'code.bind',
      letter: { to: `+44${phone.user_string}` },
    });
    const answer = await call('bindContact', token, { ...phone, password, code });
    expect(answer.data).toBe('Your phone number has been saved');
    expect((await call('profile', token)).data).toMatchObject({
      username: 'recovers',
      phone: expect.stringMatching(/^\+44\*\*\*\d\d$/),
    });
    // The first address also holds withdrawals: an attacker's address would receive their codes.
    expect((await call('security', token)).data.withdrawal_holds).toEqual([
      { reason: 'phone', since_ms: server.clock.now(), until_ms: server.clock.now() + dayMs },
    ]);
    await server.call('sendSmsCode', { mobile: phone.user_string, area_code: '44', type: 'forget' });
    await leave();
    const form = { account: phone.user_string, area_code: '44', code: sent.code() };
    const reset = { ...form, password: changed, repassword: changed };
    expect((await server.call('resetPassword', reset)).type).toBe('ok');
    const login = { user_string: 'recovers', password: changed, user_type: 'username' };
    expect((await server.call('login', login)).type).toBe('ok');
  });

  it('binds nothing with a wrong password, and none with a code of somebody else’s try', async () => {
    const token = await username('refused');
    const thief = await username('thief');
    const phone = newPhone();
    const code = await codeTo(token, phone);
    expect(
      (await call('bindContact', token, { ...phone, password: 'wrong horse 1', code })).data,
    ).toMatchObject({
      reason: 'account.passwordWrong',
      fields: { password: 'The login password is wrong. Try again' },
    });
    expect((await call('bindContact', thief, { ...phone, password, code })).data).toMatchObject({
      reason: 'session.codeInvalid',
      fields: { code: 'The verification code is wrong or has expired. Check it or request a new one' },
    });
    expect((await call('bindContact', token, { ...phone, password, code })).type).toBe('ok');
    // The code is used up.
    const again = await call('bindContact', token, { ...newPhone(), password, code });
    expect(again.type).toBe('error');
  });
});

describe('an account with an address', () => {
  it('changes it with codes of both; the old one hears of it and its codes are void', async () => {
    const token = await person('old@example.com');
    const email = { type: 'email', user_string: 'New@Example.com' };
    const form = { ...email, password, code: await codeTo(token, email) };
    expect((await call('bindContact', token, form)).data.fields).toEqual({
      own_code: 'Enter the verification code',
    });
    await server.call('sendEmailCode', { user_string: 'old@example.com', type: 'forget' });
    await leave();
    const forget = sent.code();
    const own_code = await ownCode(token);
    const wrong = { ...form, own_code: own_code === '000000' ? '000001' : '000000' };
    expect((await call('bindContact', token, wrong)).data).toMatchObject({
      reason: 'session.codeInvalid',
      fields: { own_code: 'The verification code is wrong or has expired. Check it or request a new one' },
    });
    expect((await call('bindContact', token, { ...form, own_code })).data).toBe(
      'Your email address has been saved',
    );
    await leave();
    const told = sent.deliveries.findLast(({ kind }) => kind === 'account.contactChanged')!;
    expect(told.letter!.to).toBe('old@example.com');
    expect(told.letter!.words.intro).toContain('N***@Example.com');
    expect((await call('profile', token)).data.email).toBe('N***@Example.com');
    const reset = { account: 'old@example.com', code: forget, password: changed, repassword: changed };
    expect((await server.call('resetPassword', reset)).data.reason).toBe('session.codeInvalid');
    const login = (user_string: string) =>
      server.call('login', { user_string, password, user_type: 'email' });
    expect((await login('old@example.com')).data.reason).toBe('session.credentials');
    expect((await login('new@example.com')).type).toBe('ok');
  });

  it('adds one of the other kind with a code of the one that it has', async () => {
    const token = await person('adds@example.com');
    const phone = newPhone();
    const form = { ...phone, password, code: await codeTo(token, phone) };
    expect((await call('bindContact', token, form)).data.fields).toHaveProperty('own_code');
    expect((await call('bindContact', token, { ...form, own_code: await ownCode(token) })).type).toBe('ok');
    const { phone: shown, email } = (await call('security', token)).data;
    expect([email, shown]).toEqual(['a***s@example.com', expect.stringMatching(/^\+44/)]);
  });

  it('that has both replaces one with a code of that one, and not of the other', async () => {
    const token = await person('both@example.com');
    const phone = newPhone();
    const first = { ...phone, password, code: await codeTo(token, phone) };
    await call('bindContact', token, { ...first, own_code: await ownCode(token) });
    server.clock.advance(60_000);
    const next = newPhone();
    const form = { ...next, password, code: await codeTo(token, next) };
    const byMail = { ...form, own_code: await ownCode(token, { channel: 'mail' }) };
    expect((await call('bindContact', token, byMail)).data.fields).toHaveProperty('own_code');
    server.clock.advance(60_000);
    const bySms = { ...form, own_code: await ownCode(token, { channel: 'sms' }) };
    expect((await call('bindContact', token, bySms)).type).toBe('ok');
  });

  it('is not told of others before it holds the code: then that the address is taken', async () => {
    await person('taken@example.com');
    const token = await username('second_one');
    const taken = { type: 'email', user_string: 'taken@example.com' };
    const free = { type: 'email', user_string: 'free@example.com' };
    const asked = await call('sendContactCode', token, taken);
    const code = sent.code();
    const other = await call('sendContactCode', token, free);
    expect({ ...asked.data, to: '' }).toEqual({ ...other.data, to: '' });
    const guess = await call('bindContact', token, { ...taken, password, code: '000000' });
    expect(guess.data.reason).toBe('session.codeInvalid');
    expect((await call('bindContact', token, { ...taken, password, code })).data).toMatchObject({
      reason: 'account.contactTaken',
      fields: { user_string: 'Another account has this address. Use another one' },
    });
  });

  it.each([
    [{ type: 'email', user_string: 'no address' }, 'user_string', 'Enter a valid email address'],
    [
      { type: 'mobile', user_string: '12', area_code: '49' },
      'user_string',
      'This phone number is too short for its country',
    ],
    [{ type: 'mobile', user_string: '15112345678' }, 'area_code', 'Choose your country code'],
    [
      { type: 'email', user_string: 'SAME@example.com' },
      'user_string',
      'This is already linked to your account. Enter a different one',
    ],
  ])('refuses %o at its field', async (contact, field, said) => {
    const known = await server.call('login', {
      user_string: 'same@example.com',
      password,
      user_type: 'email',
    });
    const token = known.type === 'ok' ? known.data : await person('same@example.com');
    const answer = await call('sendContactCode', token, contact);
    expect(answer.data.fields).toEqual({ [field]: said });
  });
});
