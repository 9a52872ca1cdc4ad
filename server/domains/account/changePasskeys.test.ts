// Passkeys of an account, and their confirmation in place of codes (decision 0273).
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { channelsToKeep, recordDeliveries } from '../../testing/recordDeliveries.ts';
import type { RecordedDeliveries } from '../../testing/recordDeliveries.ts';
import {
  attestationCertificate,
  flag,
  newPasskeyAnswer,
  packedBy,
  passkeyAnswer,
  passkeyOf,
} from '../../testing/passkeys.ts';
import type { TestPasskey } from '../../testing/passkeys.ts';
import { password, registration, startTestApp } from '../../testing/processes/startTestApp.ts';
import type { TestApp } from '../../testing/processes/startTestApp.ts';
import { signedBy, walletOf } from '../../testing/walletKeys.ts';

const dayMs = 86_400_000;
const minuteMs = 60_000;

let server: TestApp;
let sent: RecordedDeliveries;
beforeAll(async () => {
  server = await startTestApp({ isSandbox: false, messaging: channelsToKeep });
  sent = recordDeliveries(server.context);
});
afterAll(() => server.close());

type Form = Record<string, string>;
let made = 0;
const newPasskey = () => passkeyOf(`account ${(made += 1)}`);
const call = (id: string, token: string, form: Form = {}) => server.call(id, form, { token });
const securityOf = async (token: string) => (await call('security', token)).data;
const nextAddress = () => `keys${(made += 1)}@example.com`;

async function person(email = nextAddress()): Promise<string> {
  await server.call('sendEmailCode', { user_string: email, type: 'register' });
  await server.call('register', registration(email, sent.code()));
  return (await server.call('login', { user_string: email, password, user_type: 'email' })).data;
}
async function username(): Promise<string> {
  const name = `keys_${(made += 1)}`;
  const { code: _, ...form }: Form = { ...registration(name, ''), type: 'username' };
  await server.call('register', form);
  return (await server.call('login', { user_string: name, password, user_type: 'username' })).data;
}
async function ownCode(token: string, type = 'contact'): Promise<string> {
  server.clock.advance(minuteMs);
  expect((await call('sendOwnCode', token, { type })).type).toBe('ok');
  return sent.code();
}
async function toAdd(token: string, passkey: TestPasskey, name = 'Firefox on Windows'): Promise<Form> {
  const own_code = await ownCode(token);
  return { credential: await newPasskeyAnswer(server, passkey, token), name, password, own_code };
}
async function added(token: string, passkey = newPasskey()): Promise<TestPasskey> {
  expect(await call('addPasskey', token, await toAdd(token, passkey))).toMatchObject({ type: 'ok' });
  return passkey;
}
const toRemove = async (token: string, { credentialId }: TestPasskey): Promise<Form> => ({
  passkey_id: credentialId,
  password,
  own_code: await ownCode(token),
});
const logIn = async (passkey: TestPasskey) =>
  server.call('passkeyLogin', { credential: await passkeyAnswer(server, passkey) });
async function confirmed(token: string, passkey: TestPasskey, type = 'lift') {
  return call('confirmPasskey', token, { type, credential: await passkeyAnswer(server, passkey, { token }) });
}
const kindsOf = async (token: string): Promise<string[]> =>
  (await call('notices', token)).data.list.map(({ kind }: { kind: string }) => kind);

describe('a passkey', () => {
  it('is added with the login password and a code, logs in, is told and holds withdrawals for a day', async () => {
    const email = nextAddress();
    const token = await person(email);
    const passkey = newPasskey();
    const answer = await call('addPasskey', token, await toAdd(token, passkey, ' Firefox on Windows '));
    expect(answer.data).toBe('Your passkey has been added');
    const now = server.clock.now();
    expect(await securityOf(token)).toMatchObject({
      passkeys: [{ id: passkey.credentialId, name: 'Firefox on Windows', added_ms: now, is_synced: false }],
      withdrawal_holds: [{ reason: 'passkey', since_ms: now, until_ms: now + dayMs }],
    });
    expect((await securityOf(token)).passkeys[0]).not.toHaveProperty('used_ms');
    const { list } = (await call('notices', token)).data;
    const told = list.find(({ kind }: { kind: string }) => kind === 'account.passkeyAdded');
    expect(told.about).toMatchObject({ name: 'Firefox on Windows', held_until_ms: String(now + dayMs) });
    server.clock.advance(100);
    await server.context.outbox.run();
    const letter = sent.deliveries.findLast(({ kind }) => kind === 'account.passkeyAdded')!.letter!;
    expect(letter.to).toBe(email);
    expect(JSON.stringify(letter.words)).not.toContain('Firefox on Windows');
    const session = await logIn(passkey);
    expect((await call('profile', session.data)).data.id).toBe((await call('profile', token)).data.id);
  });

  it('is removed with the same proof, after which it neither logs in nor confirms', async () => {
    const token = await person();
    const passkey = await added(token);
    const session = (await logIn(passkey)).data;
    const form = await toRemove(token, passkey);
    expect((await call('removePasskey', token, { ...form, password: 'wrong horse 1' })).data.reason).toBe(
      'account.passwordWrong',
    );
    expect((await call('removePasskey', token, { ...form, own_code: '000000' })).data.reason).toBe(
      'session.codeInvalid',
    );
    const unused = await passkeyAnswer(server, passkey);
    const confirming = await passkeyAnswer(server, passkey, { token });
    expect((await call('removePasskey', token, form)).data).toBe('Your passkey has been removed');
    expect((await securityOf(token)).passkeys).toEqual([]);
    expect(await kindsOf(token)).toContain('account.passkeyRemoved');
    expect((await server.call('passkeyLogin', { credential: unused })).data.reason).toBe(
      'session.passkeyFailed',
    );
    expect((await call('confirmPasskey', token, { type: 'lift', credential: confirming })).data.reason).toBe(
      'session.passkeyFailed',
    );
    // As with wallets, sessions that it has opened go on.
    expect((await call('profile', session)).type).toBe('ok');
    expect((await call('removePasskey', token, await toRemove(token, passkey))).data.reason).toBe(
      'account.passkeyUnknown',
    );
  });

  it('of another account cannot be removed', async () => {
    const [ann, bob] = [await person(), await person()];
    const passkey = await added(ann);
    expect((await call('removePasskey', bob, await toRemove(bob, passkey))).data.reason).toBe(
      'account.passkeyUnknown',
    );
    expect((await logIn(passkey)).type).toBe('ok');
  });

  it('survives a change of the password, which the owner may have lost', async () => {
    const token = await person();
    const passkey = await added(token);
    await call('changePassword', token, { old_password: password, password: 'battery staple 8' });
    expect((await logIn(passkey)).type).toBe('ok');
  });

  it('is deleted when the account is closed', async () => {
    const token = await person();
    const passkey = await added(token);
    const code = await ownCode(token, 'closing');
    expect((await call('askClosing', token, { login_password: password, code })).type).toBe('ok');
    const [{ id }] = (await call('reviews', token, { kind: 'account.closing' })).data;
    await server.context.reviews.take('desk:7', id);
    await server.context.reviews.approve('desk:7', id);
    expect((await logIn(passkey)).data.reason).toBe('session.passkeyFailed');
    const rows = await server.context.store.db
      .selectFrom('passkey')
      .select('name')
      .where('credential_id', '=', passkey.credentialId)
      .execute();
    expect(rows).toEqual([]);
  });
});

describe('adding a passkey', () => {
  it('needs the login password and a code of purpose contact', async () => {
    const token = await person();
    const form = await toAdd(token, newPasskey());
    const wrong = { ...form, password: 'wrong horse 1' };
    expect((await call('addPasskey', token, wrong)).data.reason).toBe('account.passwordWrong');
    const withdrawal = await ownCode(token, 'withdrawal');
    expect((await call('addPasskey', token, { ...form, own_code: withdrawal })).data.reason).toBe(
      'session.codeInvalid',
    );
    const { own_code: _, ...uncoded } = form;
    expect((await call('addPasskey', token, uncoded)).data.fields).toHaveProperty('own_code');
    expect((await securityOf(token)).passkeys).toEqual([]);
    expect((await call('addPasskey', token, { ...form, own_code: await ownCode(token) })).type).toBe('ok');
  });

  it('is refused to an account without an address, before its device creates one', async () => {
    const token = await username();
    const asked = await call('passkeyChallenge', token, { purpose: 'add' });
    expect(asked.data.reason).toBe('account.noAddress');
  });

  it('is refused to an account without a login password, whatever its wallet confirms', async () => {
    const wallet = walletOf('erc', 'passkeys');
    const first = { ...(await signedBy(server, wallet)), extension_code: 'MERIDIAN' };
    const token = (await server.call('walletLogin', first)).data;
    const asked = await call('passkeyChallenge', token, { purpose: 'add' });
    expect(asked).toMatchObject({
      message: 'Set a login password first',
      data: { reason: 'account.passkeyPassword' },
    });
    // Without a password, the last wallet stays.
    const form = await signedBy(server, wallet, { purpose: 'confirm', token });
    const { confirmation } = (await call('confirmWallet', token, form)).data;
    const remove = { network: 'erc', address: wallet.address, password: confirmation };
    expect((await call('unbindWallet', token, remove)).data.reason).toBe('account.walletLast');
  });

  it('leaves a password and an address to log in with, whichever passkeys are removed', async () => {
    const email = nextAddress();
    const token = await person(email);
    const passkey = await added(token);
    expect((await call('removePasskey', token, await toRemove(token, passkey))).type).toBe('ok');
    expect((await server.call('login', { user_string: email, password, user_type: 'email' })).type).toBe(
      'ok',
    );
  });

  it('is refused beyond 10 passkeys, which are listed newest first', async () => {
    const token = await person();
    const passkeys: TestPasskey[] = [];
    while (passkeys.length < 9) {
      // As many codes as a mailbox gets in an hour.
      server.clock.advance(15 * minuteMs);
      passkeys.push(await added(token));
    }
    const surplus = await newPasskeyAnswer(server, newPasskey(), token);
    passkeys.push(await added(token));
    const form = { credential: surplus, name: 'Phone', password, own_code: await ownCode(token) };
    expect((await call('addPasskey', token, form)).data.reason).toBe('account.passkeyLimit');
    expect((await call('passkeyChallenge', token, { purpose: 'add' })).data.reason).toBe(
      'account.passkeyLimit',
    );
    expect((await securityOf(token)).passkeys.map(({ id }: { id: string }) => id)).toEqual(
      passkeys.map(({ credentialId }) => credentialId).reverse(),
    );
  });

  it('is refused with one that an account has: to its own with that reason, to others without', async () => {
    const [ann, bob] = [await person(), await person()];
    const passkey = await added(ann);
    const { userHandle } = passkey;
    expect((await call('addPasskey', ann, await toAdd(ann, passkey))).data.reason).toBe(
      'account.passkeySame',
    );
    expect((await call('addPasskey', bob, await toAdd(bob, passkey))).data.reason).toBe(
      'session.passkeyFailed',
    );
    passkey.userHandle = userHandle;
    const { data } = await logIn(passkey);
    expect((await call('profile', data)).data.id).toBe((await call('profile', ann)).data.id);
  });

  it('serves once for a challenge, and for the account alone that asked for it', async () => {
    const [ann, bob] = [await person(), await person()];
    const passkey = newPasskey();
    const form = await toAdd(ann, passkey);
    expect((await call('addPasskey', bob, { ...form, own_code: await ownCode(bob) })).data.reason).toBe(
      'session.passkeyFailed',
    );
    expect((await call('addPasskey', ann, form)).type).toBe('ok');
    await call('removePasskey', ann, await toRemove(ann, passkey));
    const again = { ...form, own_code: await ownCode(ann) };
    expect((await call('addPasskey', ann, again)).data.reason).toBe('session.passkeyFailed');
  });

  it.each([
    ['another origin', { origin: 'https://phishing.example' }],
    ['another domain', { rpId: 'phishing.example' }],
    ['the type of a login', { type: 'webauthn.get' }],
    ['no user verification', { flags: flag.present }],
    ['a frame of another site', { more: { crossOrigin: true } }],
    ['a challenge of its own', { challenge: 'A'.repeat(72) }],
    ['a number for an attestation', { attestation: () => 7 }],
    ['an attestation of no known format', { attestation: () => new Map([['fmt', 'apple']]) }],
    ['an attestation with a certificate', { attestation: packedBy('attestation', attestationCertificate) }],
    ['an attestation by another key', { attestation: packedBy('attestation') }],
  ])('is refused with %s', async (_, changes) => {
    const token = await person();
    const form = await toAdd(token, newPasskey());
    const credential = await newPasskeyAnswer(server, newPasskey(), token, changes);
    expect((await call('addPasskey', token, { ...form, credential })).data.reason).toBe(
      'session.passkeyFailed',
    );
    expect((await securityOf(token)).passkeys).toEqual([]);
  });

  it('takes an attestation that the key has signed itself, which browsers pass on although none is asked for', async () => {
    const token = await person();
    const form = await toAdd(token, newPasskey());
    const credential = await newPasskeyAnswer(server, passkeyOf('attests'), token, {
      attestation: packedBy('attests'),
    });
    expect((await call('addPasskey', token, { ...form, credential })).type).toBe('ok');
  });

  it('is refused with another id than the one that the key was made for', async () => {
    const token = await person();
    const form = await toAdd(token, newPasskey());
    const answer = { ...JSON.parse(form['credential']!), id: 'AQIDBA', rawId: 'AQIDBA' };
    const other = { ...form, credential: JSON.stringify(answer) };
    expect((await call('addPasskey', token, other)).data.reason).toBe('session.passkeyFailed');
  });

  it.each(['   ', '\u200d', 'a\u202eb', 'a\u0000b', 'a\nb', 'x'.repeat(41)])(
    'is refused with the name %j',
    async (name) => {
      const token = await person();
      const answer = await call('addPasskey', token, await toAdd(token, newPasskey(), name));
      expect(answer.data.fields).toHaveProperty('name');
    },
  );
});

describe('a confirmation with a passkey', () => {
  it('is a code that stands in place of a sent one, once and for its purpose alone', async () => {
    const token = await person();
    const passkey = await added(token);
    await call('holdWithdrawals', token);
    const { data } = await confirmed(token, passkey);
    expect(data).toEqual({
      code: expect.stringMatching(/^\d{6}$/),
      expires_ms: server.clock.now() + 10 * minuteMs,
    });
    const { code } = data;
    const closing = { login_password: password, code };
    expect((await call('askClosing', token, closing)).data.reason).toBe('session.codeInvalid');
    const lift = () => call('liftWithdrawalHold', token, { code });
    expect((await lift()).type).toBe('ok');
    expect((await lift()).data.reason).toBe('session.codeInvalid');
    expect((await call('confirmPasskey', token, { type: 'contact', credential: '{}' })).status).toBe(400);
  });

  it('expires after 10 minutes and ends with the passkey', async () => {
    const token = await person();
    const passkey = await added(token);
    await call('holdWithdrawals', token);
    const late = (await confirmed(token, passkey)).data.code;
    server.clock.advance(10 * minuteMs);
    expect((await call('liftWithdrawalHold', token, { code: late })).data.reason).toBe('session.codeInvalid');
    const removing = await toRemove(token, passkey);
    const { code } = (await confirmed(token, passkey)).data;
    expect((await call('removePasskey', token, removing)).type).toBe('ok');
    expect((await call('liftWithdrawalHold', token, { code })).data.reason).toBe('session.codeInvalid');
  });

  it('serves once for a challenge, also of concurrent requests', async () => {
    const token = await person();
    const passkey = await added(token);
    const form = { type: 'lift', credential: await passkeyAnswer(server, passkey, { token }) };
    const answers = await Promise.all([1, 2, 3].map(() => call('confirmPasskey', token, form)));
    expect(answers.map(({ type, data }) => (type === 'ok' ? 'ok' : data.reason)).sort()).toEqual([
      'ok',
      'session.passkeyFailed',
      'session.passkeyFailed',
    ]);
  });

  it('is refused to other accounts, with a log-in, and without a passkey', async () => {
    const [ann, bob] = [await person(), await person()];
    const passkey = await added(ann);
    await added(bob);
    // Bob's session with Ann's passkey, with a challenge of either.
    const { userHandle } = passkey;
    for (const [holder, token] of [
      [bob, bob],
      [ann, bob],
      [bob, ann],
    ] as const) {
      const credential = await passkeyAnswer(server, passkey, { token, ...(userHandle && { userHandle }) });
      const answer = await call('confirmPasskey', holder, { type: 'withdrawal', credential });
      expect(answer.data.reason).toBe('session.passkeyFailed');
    }
    const login = { type: 'withdrawal', credential: await passkeyAnswer(server, passkey) };
    expect((await call('confirmPasskey', ann, login)).data.reason).toBe('session.passkeyFailed');
    const unverified = await passkeyAnswer(server, passkey, { token: ann, flags: flag.present });
    expect(
      (await call('confirmPasskey', ann, { type: 'withdrawal', credential: unverified })).data.reason,
    ).toBe('session.passkeyFailed');
    expect((await server.call('confirmPasskey', login)).type).toBe('999');
  });

  it('needs no user handle, which authenticators leave out when the passkey is named', async () => {
    const token = await person();
    const passkey = await added(token);
    const credential = await passkeyAnswer(server, passkey, { token, userHandle: null });
    expect((await call('confirmPasskey', token, { type: 'lift', credential })).type).toBe('ok');
  });

  it('neither starts nor ends the cooldown of sent codes', async () => {
    const token = await person();
    const passkey = await added(token);
    server.clock.advance(minuteMs);
    await confirmed(token, passkey, 'lift');
    expect((await call('sendOwnCode', token, { type: 'lift' })).type).toBe('ok');
    server.clock.advance(20_000);
    await confirmed(token, passkey, 'lift');
    const early = await call('sendOwnCode', token, { type: 'lift' });
    expect(early.data).toMatchObject({ reason: 'session.codeCooldown', values: { seconds: '40' } });
  });

  it('leaves a newly added passkey without a withdrawal, which the hold refuses', async () => {
    const token = await person();
    const passkey = await added(token);
    expect((await confirmed(token, passkey, 'withdrawal')).type).toBe('ok');
    expect((await securityOf(token)).withdrawal_holds).toMatchObject([{ reason: 'passkey' }]);
  });
});
