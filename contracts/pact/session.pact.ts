import { expect, it } from 'vitest';
import { language, setLanguage } from '../../src/api/session.ts';
import {
  areaCodes as areaCodesApi,
  checkEmailCode,
  checkMobileCode,
  login,
  register,
  resetPassword,
  sendEmailCode,
  sendSmsCode,
} from '../../src/api/signIn.ts';
import * as examples from '../examples/session.ts';
import { command, play, read } from './tools/interaction.ts';
import { exactly, sentenceOrMore } from './tools/matcher.ts';

const email = 'ada@example.com';
const codeSent = ['a code was sent', { email, type: 'register', code: '123456' }] as const;
const invitation = ['an invitation'] as const;
/** The verification code that opens an account, and the invitation code. */
const invited = { extension_code: 'extension_code', code: 'code' } as const;
const number = { mobile: '015112345678', area_code: '49' } as const;
const wrongCode = 'The verification code is wrong or has expired. Check it or request a new one';

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
      form: { lang: 'de' },
      data: exactly(examples.setLanguage),
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
      data: examples.language,
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
      data: [{ id: 49, name: 'Germany', area_code: '49' }],
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
      form: { user_string: email, type: 'register' },
      data: sentenceOrMore('We have sent a code'),
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
      form,
      fromState: { email_code: 'code' },
      data: examples.checkEmailCode,
    },
    () => command(checkEmailCode(), form),
  );
  expect(text).toBe(examples.checkEmailCode);
});

it('register opens an account', async () => {
  const text = await play(
    {
      given: [invitation, codeSent],
      does: 'register by e-mail',
      form: registration,
      fromState: invited,
      data: examples.register,
    },
    () => command(register(), registration),
  );
  expect(text).toBe(examples.register);
});

it('register says why it is refused', async () => {
  const form = { ...registration, code: '654321' };
  const refused = play(
    {
      given: [invitation, codeSent],
      does: 'register with a wrong code',
      form,
      fromState: { extension_code: 'extension_code' },
      refuses: { message: wrongCode },
    },
    () => command(register(), form).catch((error: unknown) => error),
  );
  expect(await refused).toMatchObject({ kind: 'rejected', message: wrongCode });
});

it('login answers a token', async () => {
  const form = { user_string: email, password: 'correct horse 7', user_type: 'email' } as const;
  const token = await play(
    {
      given: [['a registered user', { email, password: 'correct horse 7' }]],
      does: 'login by e-mail',
      form,
      data: examples.login,
    },
    () => command(login(), form),
  );
  expect(token).toBe(examples.login);
});

it('register opens an account by phone', async () => {
  const { mobile, area_code } = number;
  const form = {
    ...registration,
    type: 'mobile',
    user_string: mobile,
    area_code,
    area_code_id: '276',
  } as const;
  const text = await play(
    {
      given: [invitation, ['a code was sent', { ...number, type: 'register', code: '123456' }]],
      does: 'register by phone',
      form,
      fromState: invited,
      data: examples.register,
    },
    () => command(register(), form),
  );
  expect(text).toBe(examples.register);
});

it('register opens an account by username, without a code', async () => {
  const { code: _, ...rest } = registration;
  const form = { ...rest, type: 'username', user_string: 'ada_l' } as const;
  const text = await play(
    {
      given: [invitation],
      does: 'register by username',
      form,
      fromState: { extension_code: 'extension_code' },
      data: examples.register,
    },
    () => command(register(), form),
  );
  expect(text).toBe(examples.register);
});

it('register keeps versions of agreements and consent to text messages', async () => {
  const { mobile, area_code } = number;
  const form = {
    ...registration,
    type: 'mobile',
    user_string: mobile,
    area_code,
    agreements: '2001:1,2002:1',
    sms_consent: '1',
  } as const;
  const text = await play(
    {
      consumer: 'meridian-extensions',
      given: [invitation, ['a code was sent', { ...number, type: 'register', code: '123456' }]],
      does: 'register with versions of agreements and consent to text messages',
      form,
      fromState: invited,
      data: examples.register,
    },
    () => command(register(), form),
  );
  expect(text).toBe(examples.register);
});

it('login answers a token to a phone number with its dial code', async () => {
  const form = {
    user_string: number.mobile,
    areacode: number.area_code,
    password: 'correct horse 7',
    user_type: 'mobile',
  } as const;
  const token = await play(
    {
      given: [['a registered user', { ...number, password: 'correct horse 7' }]],
      does: 'login by phone',
      form,
      data: examples.login,
    },
    () => command(login(), form),
  );
  expect(token).toBe(examples.login);
});

it('login answers a token to a username', async () => {
  const form = { user_string: 'ada_l', password: 'correct horse 7', user_type: 'username' } as const;
  const token = await play(
    {
      given: [['a registered user', { username: 'ada_l', password: 'correct horse 7' }]],
      does: 'login by username',
      form,
      data: examples.login,
    },
    () => command(login(), form),
  );
  expect(token).toBe(examples.login);
});

it('sendSmsCode is answered', async () => {
  const form = { ...number, type: 'forget' } as const;
  const sent = await play(
    {
      given: [['no session']],
      does: 'sendSmsCode for a new password',
      form,
      data: sentenceOrMore('We have sent a code'),
    },
    () => command(sendSmsCode(), form),
  );
  expect(sent.cooldown_s).toBe(60);
});

it('checkMobileCode takes the code that was sent', async () => {
  const form = { ...number, mobile_code: '123456', type: 'forget' } as const;
  const text = await play(
    {
      given: [['a code was sent', { ...number, type: 'forget', code: '123456' }]],
      does: 'checkMobileCode with the right code',
      form,
      data: examples.checkMobileCode,
    },
    () => command(checkMobileCode(), form),
  );
  expect(text).toBe(examples.checkMobileCode);
});

it('checkMobileCode refuses a wrong code', async () => {
  const form = { ...number, mobile_code: '654321', type: 'forget' } as const;
  const refused = await play(
    {
      given: [['a code was sent', { ...number, type: 'forget', code: '123456' }]],
      does: 'checkMobileCode with a wrong code',
      form,
      refuses: { message: wrongCode },
    },
    () => command(checkMobileCode(), form).catch((error: unknown) => error),
  );
  expect(refused).toMatchObject({ kind: 'rejected', message: wrongCode });
});

const reset = { password: 'battery staple 8', repassword: 'battery staple 8', code: '123456' } as const;

it('resetPassword sets a new password with a code', async () => {
  const form = { account: email, ...reset };
  const text = await play(
    {
      given: [
        ['a registered user', { email }],
        ['a code was sent', { email, type: 'forget', code: '123456' }],
      ],
      does: 'resetPassword by e-mail',
      form,
      data: examples.resetPassword,
    },
    () => command(resetPassword(), form),
  );
  expect(text).toBe(examples.resetPassword);
});

it('resetPassword by phone sends the dial code', async () => {
  const form = { account: number.mobile, area_code: number.area_code, ...reset };
  const text = await play(
    {
      consumer: 'meridian-extensions',
      given: [
        ['a registered user', number],
        ['a code was sent', { ...number, type: 'forget', code: '123456' }],
      ],
      does: 'resetPassword by phone',
      form,
      data: examples.resetPassword,
    },
    () => command(resetPassword(), form),
  );
  expect(text).toBe(examples.resetPassword);
});

it('resetPassword refuses a code that has run out', async () => {
  const form = { account: email, ...reset };
  const refused = await play(
    {
      given: [['a registered user', { email }]],
      does: 'resetPassword without a living code',
      form,
      refuses: { message: wrongCode },
    },
    () => command(resetPassword(), form).catch((error: unknown) => error),
  );
  expect(refused).toMatchObject({ kind: 'rejected', message: wrongCode });
});
