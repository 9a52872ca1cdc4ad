import { MatchersV3 } from '@pact-foundation/pact';
import { expect, it } from 'vitest';
import {
  areaCodes as areaCodesApi,
  checkEmailCode,
  language,
  login,
  register,
  sendEmailCode,
  setLanguage,
} from '../../src/api/session.ts';
import * as examples from '../examples/session.ts';
import { command, play, read, refusal, success, used } from './interaction.ts';

const { eachLike, like, regex } = MatchersV3;
const email = 'ada@example.com';
const codeSent = ['a code was sent', { email, type: 'register', code: '123456' }] as const;
const sentence = (text: string) => success(like(text));

const registration = {
  type: 'email',
  user_string: email,
  password: 'correct horse 7',
  re_password: 'correct horse 7',
  code: '123456',
  extension_code: 'MERIDIAN',
} as const;

it('setLanguage answers the mark', async () => {
  const mark = await play(
    {
      given: [['no session']],
      does: 'setLanguage to German',
      method: 'POST',
      path: '/set/lang',
      form: { lang: 'de' },
      answers: success(examples.setLanguage),
    },
    () => command(setLanguage(), { lang: 'de' }),
  );
  expect(mark).toBe('de');
});

it('language answers a mark', async () => {
  const mark = await play(
    {
      given: [['no session']],
      does: 'language of a visitor',
      method: 'POST',
      path: '/get/lang',
      answers: success(regex('^(en|de|jp|kr|esp|th|zh|hk)$', examples.language)),
    },
    () => read(language()),
  );
  expect(mark).toBe('en');
});

it('areaCodes answers countries with their dial codes', async () => {
  const countries = await play(
    {
      given: [['no session']],
      does: 'areaCodes',
      method: 'POST',
      path: '/area_code',
      answers: success(eachLike({ id: 49, name: 'Germany', area_code: regex('^[0-9]+$', '49') })),
    },
    () => read(areaCodesApi()),
  );
  expect(countries).toEqual([{ id: 49, name: 'Germany', area_code: '49' }]);
});

it('sendEmailCode is answered', async () => {
  const sent = await play(
    {
      given: [['no session']],
      does: 'sendEmailCode for registering',
      method: 'POST',
      path: '/email_send',
      form: { user_string: email, type: 'register' },
      answers: success(used(examples.sendEmailCode, 'text', 'cooldown_s')),
    },
    () => command(sendEmailCode(), { user_string: email, type: 'register' }),
  );
  expect(sent.cooldown_s).toBe(60);
});

it('checkEmailCode takes the code that was sent', async () => {
  const form = { user_string: email, email_code: '123456', type: 'register' } as const;
  const text = await play(
    {
      given: [codeSent],
      does: 'checkEmailCode with the right code',
      method: 'POST',
      path: '/user/check_email',
      form,
      answers: sentence(examples.checkEmailCode),
    },
    () => command(checkEmailCode(), form),
  );
  expect(text).toBe(examples.checkEmailCode);
});

it('register opens an account', async () => {
  const text = await play(
    {
      given: [codeSent],
      does: 'register by e-mail',
      method: 'POST',
      path: '/user/register',
      form: registration,
      answers: sentence(examples.register),
    },
    () => command(register(), registration),
  );
  expect(text).toBe(examples.register);
});

it('register names the field of a refusal', async () => {
  const form = { ...registration, code: '654321' };
  const message = 'The verification code is wrong or has expired';
  const refused = play(
    {
      given: [codeSent],
      does: 'register with a wrong code',
      method: 'POST',
      path: '/user/register',
      form,
      answers: refusal(message, { reason: 'session.codeInvalid', fields: { code: like(message) } }),
    },
    () => command(register(), form).catch((error: unknown) => error),
  );
  expect(await refused).toMatchObject({
    kind: 'rejected',
    reason: 'session.codeInvalid',
    fields: { code: message },
  });
});

it('login answers a token', async () => {
  const form = { user_string: email, password: 'correct horse 7', user_type: 'email' } as const;
  const token = await play(
    {
      given: [['a registered user', { email, password: 'correct horse 7' }]],
      does: 'login by e-mail',
      method: 'POST',
      path: '/user/login',
      form,
      answers: success(regex('^\\S{32,}$', examples.login)),
    },
    () => command(login(), form),
  );
  expect(token).toBe(examples.login);
});
