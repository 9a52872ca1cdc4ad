// What this product adds to the calls of compatible back ends: a back end may have all of it, some, or nothing.
import { expect, it } from 'vitest';
import { logout, siteConfig } from '../../src/api/session.ts';
import {
  areaCodes,
  checkMobileCode,
  login,
  register,
  resetPassword,
  sendEmailCode,
  sendSmsCode,
} from '../../src/api/signIn.ts';
import * as session from '../examples/session.ts';
import { command, loggedIn, pick, play, read, token } from './tools/interaction.ts';
import { orNone } from './tools/matcher.ts';

const consumer = 'meridian-extensions';
const refused = (error: unknown) => error;

it('siteConfig answers what kind of server this is', async () => {
  const data = {
    ...pick(session.siteConfig, 'is_sandbox', 'invitation_code', 'server_ms'),
    code_channels: orNone(['mail']),
    coin_scales: { BTC: 8 },
    client_ids: true,
    has_order_value: true,
    has_cancel_all: true,
    has_close_part: true,
    has_close_worst: true,
    has_demo_contracts: true,
    has_demo_options: true,
    sandbox_reviewer: true,
    login_origin: 'http://localhost:3000',
    passkey_domain: 'localhost',
    wallet_networks: orNone(['erc' as const]),
    wallet_chains: orNone([1]),
    ...pick(session.siteConfig, 'upload_max_bytes', 'review_hours'),
  };
  const config = await play({ consumer, given: [['no session']], does: 'siteConfig', data }, () =>
    read(siteConfig()),
  );
  expect(config).toEqual({ ...data, code_channels: ['mail'], wallet_networks: ['erc'], wallet_chains: [1] });
});

it('siteConfig may say no more than that', async () => {
  const data = pick(session.siteConfig, 'is_sandbox', 'invitation_code', 'server_ms');
  const config = await play(
    { consumer, given: [['no session']], does: 'siteConfig without what may be left out', data },
    () => read(siteConfig()),
  );
  expect(config).toEqual(data);
});

it('logout ends the session', async () => {
  const text = await play({ consumer, given: [loggedIn], does: 'logout', data: session.logout }, () =>
    command(logout(), token),
  );
  expect(text).toBe(session.logout);
});

it('areaCodes names countries by their code', async () => {
  const data = [{ id: 49, name: 'Germany', area_code: '49', code: 'DE' }];
  const countries = await play(
    { consumer, given: [['no session']], does: 'areaCodes with the codes of countries', data },
    () => read(areaCodes()),
  );
  expect(countries).toEqual(data);
});

const mail = { user_string: 'ada@example.com', type: 'register' } as const;
const text = { mobile: '015112345678', area_code: '49', type: 'forget' } as const;

it('sendEmailCode says how long to wait', async () => {
  const sent = await play(
    {
      consumer,
      given: [['no session']],
      does: 'sendEmailCode with its wait',
      form: mail,
      data: { cooldown_s: 60 },
    },
    () => command(sendEmailCode(), mail),
  );
  expect(sent).toEqual({ cooldown_s: 60 });
});

it('sendEmailCode of a sandbox shows the code', async () => {
  const data = { cooldown_s: 60, sandbox_code: '123456' };
  const sent = await play(
    { consumer, given: [['no session']], does: 'sendEmailCode on a sandbox', form: mail, data },
    () => command(sendEmailCode(), mail),
  );
  expect(sent).toEqual(data);
});

it('sendSmsCode says how long to wait', async () => {
  const sent = await play(
    {
      consumer,
      given: [['no session']],
      does: 'sendSmsCode with its wait',
      form: text,
      data: { cooldown_s: 60 },
    },
    () => command(sendSmsCode(), text),
  );
  expect(sent).toEqual({ cooldown_s: 60 });
});

it('sendSmsCode of a sandbox shows the code', async () => {
  const data = { cooldown_s: 60, sandbox_code: '123456' };
  const sent = await play(
    { consumer, given: [['no session']], does: 'sendSmsCode on a sandbox', form: text, data },
    () => command(sendSmsCode(), text),
  );
  expect(sent).toEqual(data);
});

it.each([
  ['sendEmailCode', mail, { email: mail.user_string, type: mail.type }],
  ['sendSmsCode', text, text],
] as const)(
  '%s says that the code is a longer one where codes were guessed at',
  async (call, form, address) => {
    const sent = await play<{ digits?: number }>(
      {
        consumer,
        given: [['codes are guessed at', address]],
        does: `${call} after many wrong codes`,
        form,
        data: { cooldown_s: 60, digits: 12 },
      },
      () => (call === 'sendSmsCode' ? command(sendSmsCode(), text) : command(sendEmailCode(), mail)),
    );
    expect(sent.digits).toBe(12);
  },
);

const email = 'ada@example.com';
const wrongCode = 'The verification code is wrong or has expired. Check it or request a new one';

it('register names the field of a refusal', async () => {
  const form = {
    ...({
      type: 'email',
      user_string: email,
      password: 'correct horse 7',
      re_password: 'correct horse 7',
    } as const),
    code: '654321',
    extension_code: 'MERIDIAN',
  };
  const answer = await play(
    {
      consumer,
      given: [['an invitation'], ['a code was sent', { email, type: 'register', code: '123456' }]],
      does: 'register with a wrong code, by its field',
      form,
      fromState: { extension_code: 'extension_code' },
      refuses: { message: wrongCode, reason: 'session.codeInvalid', fields: { code: wrongCode } },
    },
    () => command(register(), form).catch(refused),
  );
  expect(answer).toMatchObject({ reason: 'session.codeInvalid', fields: { code: wrongCode } });
});

it('checkMobileCode names the field of a wrong code and the attempts left', async () => {
  const form = { ...text, mobile_code: '654321' };
  const answer = await play(
    {
      consumer,
      given: [['a code was sent', { ...text, code: '123456' }]],
      does: 'checkMobileCode with a wrong code, by its field',
      form,
      refuses: {
        message: wrongCode,
        reason: 'session.codeInvalid',
        fields: { mobile_code: wrongCode },
        values: { attempts: '4' },
      },
    },
    () => command(checkMobileCode(), form).catch(refused),
  );
  expect(answer).toMatchObject({ fields: { mobile_code: wrongCode }, values: { attempts: '4' } });
});

it('resetPassword names the field of a code that has run out', async () => {
  const form = {
    account: email,
    password: 'battery staple 8',
    repassword: 'battery staple 8',
    code: '123456',
  };
  const answer = await play(
    {
      consumer,
      given: [['a registered user', { email }]],
      does: 'resetPassword without a living code, by its field',
      form,
      refuses: { message: wrongCode, reason: 'session.codeInvalid', fields: { code: wrongCode } },
    },
    () => command(resetPassword(), form).catch(refused),
  );
  expect(answer).toMatchObject({ kind: 'rejected', fields: { code: wrongCode } });
});

const attacked = { email: 'ada@example.com', password: 'correct horse 7' } as const;
const credentials = { user_string: attacked.email, password: attacked.password, user_type: 'email' } as const;

it('login of an account that is guessed at needs a code first', async () => {
  const message = 'Enter a code first: there were many failed logins for this account';
  const answer = await play(
    {
      consumer,
      given: [['an account is guessed at', attacked]],
      does: 'login from a strange network',
      form: credentials,
      refuses: { message, reason: 'session.codeFirst' },
    },
    () => command(login(), credentials).catch(refused),
  );
  expect(answer).toMatchObject({ kind: 'rejected', reason: 'session.codeFirst' });
});

it('sendEmailCode sends a code to log in with', async () => {
  const form = { user_string: attacked.email, type: 'login' } as const;
  const sent = await play(
    {
      consumer,
      given: [['an account is guessed at', attacked]],
      does: 'sendEmailCode to log in',
      form,
      data: { cooldown_s: 60 },
    },
    () => command(sendEmailCode(), form),
  );
  expect(sent.cooldown_s).toBe(60);
});

it('login with the code answers a token', async () => {
  const form = { ...credentials, code: '123456' } as const;
  const opened = await play(
    {
      consumer,
      given: [
        ['an account is guessed at', attacked],
        ['a code was sent', { email: attacked.email, type: 'login', code: '123456' }],
      ],
      does: 'login from a strange network with a code',
      form,
      fromState: { code: 'code' },
      data: session.login,
    },
    () => command(login(), form),
  );
  expect(opened).toBe(session.login);
});

it('login by a username that is guessed at says how long to wait, and what to bring along then', async () => {
  const form = { user_string: 'ada_l', password: attacked.password, user_type: 'username' } as const;
  const values = { seconds: '900', patience: `mjp4hs00.1ogs0.${'a'.repeat(22)}.${'b'.repeat(43)}` };
  const answer = await play(
    {
      consumer,
      given: [['an account is guessed at', { username: 'ada_l', password: attacked.password }]],
      does: 'login by username from a strange network',
      form,
      refuses: { message: 'Many log-ins for this account failed', reason: 'session.waitFirst', values },
    },
    () => command(login(), form).catch(refused),
  );
  expect(answer).toMatchObject({ reason: 'session.waitFirst', values });
});
