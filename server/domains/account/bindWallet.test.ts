// Wallets of an account, and the confirmation of an account without a login password (rule account.wallet.confirm).
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { channelsToKeep, recordDeliveries } from '../../testing/recordDeliveries.ts';
import type { RecordedDeliveries } from '../../testing/recordDeliveries.ts';
import { password, registration, startTestApp } from '../../testing/processes/startTestApp.ts';
import type { TestApp } from '../../testing/processes/startTestApp.ts';
import { signedBy, walletOf } from '../../testing/walletKeys.ts';
import type { TestWallet } from '../../testing/walletKeys.ts';

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
const newWallet = (network: 'erc' | 'trc' = 'erc') => walletOf(network, `bind ${(made += 1)}`);
const call = (id: string, token: string, form: Form = {}) => server.call(id, form, { token });
const profileOf = async (token: string) => (await call('profile', token)).data;

async function username(): Promise<string> {
  const name = `holder_${(made += 1)}`;
  const { code: _, ...form }: Form = { ...registration(name, ''), type: 'username' };
  await server.call('register', form);
  return (await server.call('login', { user_string: name, password, user_type: 'username' })).data;
}
async function person(email: string): Promise<string> {
  await server.call('sendEmailCode', { user_string: email, type: 'register' });
  await server.call('register', registration(email, sent.code()));
  return (await server.call('login', { user_string: email, password, user_type: 'email' })).data;
}
async function walletAccount(wallet: TestWallet): Promise<string> {
  const form = { ...(await signedBy(server, wallet)), extension_code: 'MERIDIAN' };
  return (await server.call('walletLogin', form)).data;
}
const logIn = async (wallet: TestWallet) => server.call('walletLogin', await signedBy(server, wallet));
const toBind = (token: string, wallet: TestWallet) => signedBy(server, wallet, { purpose: 'bind', token });
async function ownCode(token: string): Promise<string> {
  expect((await call('sendOwnCode', token, { type: 'contact' })).type).toBe('ok');
  return sent.code();
}
async function confirmation(token: string, wallet: TestWallet): Promise<string> {
  const form = await signedBy(server, wallet, { purpose: 'confirm', token });
  return (await call('confirmWallet', token, form)).data.confirmation;
}

describe.each(['erc', 'trc'] as const)('an account with a password binds a wallet on %s', (network) => {
  it('which logs in to it, is told, and holds withdrawals for a day', async () => {
    const token = await username();
    const wallet = newWallet(network);
    expect((await logIn(wallet)).data.fields).toHaveProperty('extension_code');
    const answer = await call('bindWallet', token, { ...(await toBind(token, wallet)), password });
    expect(answer.data).toBe('Your wallet can now log in');
    const { id, wallets, has_password } = await profileOf(token);
    const now = server.clock.now();
    expect({ wallets, has_password }).toEqual({
      wallets: [{ network, address: wallet.address, bound_ms: now }],
      has_password: true,
    });
    expect((await profileOf((await logIn(wallet)).data)).id).toBe(id);
    expect((await call('security', token)).data.withdrawal_holds).toEqual([
      { reason: 'wallet', since_ms: now, until_ms: now + dayMs },
    ]);
    const { list } = (await call('notices', token)).data;
    expect(list.find(({ kind }: { kind: string }) => kind === 'account.walletBound').about.to).toBe(
      `${wallet.address.slice(0, 6)}…${wallet.address.slice(-4)}`,
    );
  });

  it('and removes it, after which it opens an account of its own', async () => {
    const token = await username();
    const wallet = newWallet(network);
    await call('bindWallet', token, { ...(await toBind(token, wallet)), password });
    const unused = await signedBy(server, wallet);
    const form = { network, address: wallet.address, password };
    expect((await call('unbindWallet', token, { ...form, password: 'wrong horse 1' })).data).toMatchObject({
      reason: 'account.passwordWrong',
    });
    expect((await call('unbindWallet', token, form)).data).toBe('Your wallet can no longer log in');
    expect((await profileOf(token)).wallets).toEqual([]);
    expect((await server.call('walletLogin', unused)).data.fields).toHaveProperty('extension_code');
    expect((await call('unbindWallet', token, form)).data.reason).toBe('account.walletUnknown');
    const { list } = (await call('notices', token)).data;
    expect(list.map(({ kind }: { kind: string }) => kind)).toContain('account.walletRemoved');
  });
});

describe('a wallet', () => {
  it('is bound with the login password and a code to the own address, which is told', async () => {
    const token = await person('binds@example.com');
    const wallet = newWallet();
    const form = { ...(await toBind(token, wallet)), password };
    expect((await call('bindWallet', token, form)).data.fields).toEqual({
      own_code: 'Enter the verification code',
    });
    const own_code = await ownCode(token);
    expect(
      (await call('bindWallet', token, { ...form, own_code, password: 'wrong horse 1' })).data,
    ).toMatchObject({ reason: 'account.passwordWrong' });
    expect((await call('bindWallet', token, { ...form, own_code })).type).toBe('ok');
    server.clock.advance(100);
    await server.context.outbox.run();
    const told = sent.deliveries.findLast(({ kind }) => kind === 'account.walletBound')!;
    expect(told.letter!.to).toBe('binds@example.com');
    expect(told.letter!.words.intro).toContain(`${wallet.address.slice(0, 6)}…`);
    server.clock.advance(minuteMs);
    const remove = { network: 'erc', address: wallet.address, password };
    expect((await call('unbindWallet', token, remove)).data.fields).toHaveProperty('own_code');
    expect((await call('unbindWallet', token, { ...remove, own_code: await ownCode(token) })).type).toBe(
      'ok',
    );
  });

  it('belongs to one account, also when two bind it at once', async () => {
    const [ann, bob] = [await username(), await username()];
    const wallet = newWallet();
    const forms = [await toBind(ann, wallet), await toBind(bob, wallet)];
    const answers = await Promise.all(
      [ann, bob].map((token, at) => call('bindWallet', token, { ...forms[at]!, password })),
    );
    expect(answers.filter(({ type }) => type === 'ok')).toHaveLength(1);
    expect(answers.find(({ type }) => type !== 'ok')!.data.reason).toBe('account.walletTaken');
  });

  it('is bound to the account alone that its text names, and not with a text for a log-in', async () => {
    const [ann, bob] = [await username(), await username()];
    const wallet = newWallet();
    const { account_number } = await profileOf(ann);
    const form = { ...(await toBind(ann, wallet)), password };
    expect(form.message).toContain(`\nLet this wallet log in to account ${account_number}. `);
    for (const refused of [
      await call('bindWallet', bob, form),
      await call('bindWallet', ann, { ...(await signedBy(server, wallet)), password }),
      await call('confirmWallet', ann, await toBind(ann, wallet)),
    ])
      expect(refused.data).toMatchObject({ reason: 'session.walletFailed', values: { fault: 'nonce' } });
    expect((await call('bindWallet', ann, form)).type).toBe('ok');
    expect((await call('bindWallet', ann, form)).data.values).toEqual({ fault: 'used' });
  });

  it('is one of five at most', async () => {
    const token = await username();
    const bind = async () => call('bindWallet', token, { ...(await toBind(token, newWallet())), password });
    for (let bound = 0; bound < 5; bound += 1) expect((await bind()).type).toBe('ok');
    expect((await bind()).data.reason).toBe('account.walletLimit');
  });
});

describe('an account of a wallet alone', () => {
  it('cannot log in by password, and keeps its last wallet', async () => {
    const wallet = newWallet();
    const token = await walletAccount(wallet);
    const { account_number } = await profileOf(token);
    for (const user_string of [`wallet ${account_number}`, account_number])
      expect((await server.call('login', { user_string, password, user_type: 'username' })).data.reason).toBe(
        'session.credentials',
      );
    const remove = async () => ({
      network: 'erc',
      address: wallet.address,
      password: await confirmation(token, wallet),
    });
    expect((await call('unbindWallet', token, await remove())).data.reason).toBe('account.walletLast');
    expect((await profileOf(token)).wallets).toHaveLength(1);
    const second = newWallet('trc');
    const form = { ...(await toBind(token, second)), password: await confirmation(token, wallet) };
    expect((await call('bindWallet', token, form)).type).toBe('ok');
    expect((await call('unbindWallet', token, await remove())).type).toBe('ok');
    const last = { network: 'trc', address: second.address, password: await confirmation(token, second) };
    expect((await call('unbindWallet', token, last)).data.reason).toBe('account.walletLast');
  });

  it('confirms with its wallet where a login password is asked for, once each [rule:account.wallet.confirm]', async () => {
    const wallet = newWallet();
    const token = await walletAccount(wallet);
    const fund = { password: '482913', re_password: '482913' };
    const wrong = await call('setFundPassword', token, { ...fund, login_password: 'guess 77' });
    expect(wrong.data.reason).toBe('account.passwordWrong');
    const login_password = await confirmation(token, wallet);
    expect((await call('setFundPassword', token, { ...fund, login_password })).type).toBe('ok');
    expect((await call('askClosing', token, { login_password })).data.reason).toBe('account.passwordWrong');
    await call('holdWithdrawals', token);
    const lift = (proof: string) => call('liftWithdrawalHold', token, { login_password: proof });
    expect((await lift(login_password)).data.reason).toBe('account.passwordWrong');
    const late = await confirmation(token, wallet);
    server.clock.advance(10 * minuteMs);
    expect((await lift(late)).data.reason).toBe('account.passwordWrong');
    const replaced = await confirmation(token, wallet);
    const valid = await confirmation(token, wallet);
    expect((await lift(replaced)).data.reason).toBe('account.passwordWrong');
    expect((await lift(valid)).type).toBe('ok');
  });

  it('confirms once with a text, with no wallet of others, and for no other account', async () => {
    const [wallet, other] = [newWallet(), newWallet()];
    const [token, theirs] = [await walletAccount(wallet), await walletAccount(other)];
    const form = await signedBy(server, other, { purpose: 'confirm', token });
    expect((await call('confirmWallet', token, form)).data.values).toEqual({ fault: 'account' });
    const own = await signedBy(server, wallet, { purpose: 'confirm', token });
    const confirmed = await Promise.all([1, 2, 3].map(() => call('confirmWallet', token, own)));
    expect(confirmed.map(({ type, data }) => (type === 'ok' ? 'ok' : data.values.fault)).sort()).toEqual([
      'ok',
      'used',
      'used',
    ]);
    const login_password = await confirmation(theirs, other);
    const fund = { password: '482913', re_password: '482913', login_password };
    expect((await call('setFundPassword', token, fund)).data.reason).toBe('account.passwordWrong');
    expect((await call('setFundPassword', theirs, fund)).type).toBe('ok');
  });

  it('sets no password before an address to reset it by, and keeps its confirmation', async () => {
    const wallet = newWallet();
    const token = await walletAccount(wallet);
    const old_password = await confirmation(token, wallet);
    const refused = await call('changePassword', token, { password, old_password });
    expect(refused).toMatchObject({
      type: 'error',
      message: 'Add an email address or phone number first',
      data: { reason: 'account.noAddress' },
    });
    expect((await profileOf(token)).has_password).toBe(false);
    const fund = { password: '482913', re_password: '482913', login_password: old_password };
    expect((await call('setFundPassword', token, fund)).type).toBe('ok');
  });

  it('adds an e-mail address and a password, logs in with them and then removes its wallet', async () => {
    const wallet = newWallet();
    const token = await walletAccount(wallet);
    const contact = { type: 'email', user_string: 'later@example.com' };
    await call('sendContactCode', token, contact);
    const code = sent.code();
    const bound = { ...contact, code, password: await confirmation(token, wallet) };
    expect((await call('bindContact', token, bound)).type).toBe('ok');
    const login = () =>
      server.call('login', { user_string: 'later@example.com', password, user_type: 'email' });
    expect((await login()).data.reason).toBe('session.credentials');
    const remove = async (proof: string) => {
      server.clock.advance(minuteMs);
      const form = { network: 'erc', address: wallet.address, password: proof };
      return call('unbindWallet', token, { ...form, own_code: await ownCode(token) });
    };
    expect((await remove(await confirmation(token, wallet))).data.reason).toBe('account.walletLast');
    const set = { password, old_password: await confirmation(token, wallet) };
    expect((await call('changePassword', token, set)).type).toBe('ok');
    expect((await login()).type).toBe('ok');
    expect((await profileOf(token)).has_password).toBe(true);
    // A confirmation no longer stands for the password.
    expect((await remove(await confirmation(token, wallet))).data.reason).toBe('account.passwordWrong');
    expect((await remove(password)).type).toBe('ok');
  });

  it('is closed with its wallet, which then opens a new account', async () => {
    const wallet = newWallet();
    const token = await walletAccount(wallet);
    const { id } = await profileOf(token);
    const unused = await signedBy(server, wallet);
    const login_password = await confirmation(token, wallet);
    expect((await call('askClosing', token, { login_password })).type).toBe('ok');
    const [{ id: review }] = (await call('reviews', token, { kind: 'account.closing' })).data;
    await server.context.reviews.take('desk:7', review);
    await server.context.reviews.approve('desk:7', review);
    expect((await call('profile', token)).type).toBe('999');
    const refused = await server.call('walletLogin', unused);
    expect(refused.data.fields).toEqual({ extension_code: 'Enter an invitation code' });
    const opened = await profileOf(await walletAccount(wallet));
    expect(opened.id).not.toBe(id);
  });
});
