import { afterAll, beforeAll, expect, it } from 'vitest';
import { registration, startTestApp } from '../../testing/processes/startTestApp.ts';
import type { TestApp } from '../../testing/processes/startTestApp.ts';
import { newPasswordFault } from './public/newPasswordFault.ts';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());

it.each([
  ['12345', 'session.passwordLength'],
  ['111111', 'session.passwordRepeats'],
  ['aaaaaaaaaaaa', 'session.passwordRepeats'],
  ['ああああああ', 'session.passwordRepeats'],
  ['123456', 'session.passwordCommon'],
  ['password', 'session.passwordCommon'],
  ['PassWord1', 'session.passwordCommon'],
  ['ｑｗｅｒｔｙ', 'session.passwordCommon'],
  ['iloveyou', 'session.passwordCommon'],
  ['1q2w3e4r', 'session.passwordCommon'],
  ['correct horse 7', undefined],
  ['x7!kqp', undefined],
])('%s as a new password: %s', async (password, fault) => {
  expect(await newPasswordFault(password)).toBe(fault);
});

it.each([
  ['en', 'This password is too common. Choose another'],
  ['de', 'Dieses Passwort ist zu verbreitet. Wählen Sie ein anderes'],
])(
  'a common one is refused at its field in %s, when registering and when it is reset, and the code stays good',
  async (language, sentence) => {
    const email = `${language}@example.com`;
    const send = async (type: string) =>
      (await server.call('sendEmailCode', { user_string: email, type })).data.sandbox_code;
    const code = await send('register');
    const weak = { ...registration(email, code), password: 'qwerty123', re_password: 'qwerty123' };
    const refused = await server.call('register', weak, { language });
    expect(refused.data).toEqual({ reason: 'session.passwordCommon', fields: { password: sentence } });
    expect((await server.call('register', registration(email, code))).type).toBe('ok');
    const form = { account: email, code: await send('forget') };
    const again = { ...form, password: 'qwerty123', repassword: 'qwerty123' };
    expect((await server.call('resetPassword', again, { language })).data.fields).toEqual({
      password: sentence,
    });
    const strong = { ...form, password: 'another horse 8', repassword: 'another horse 8' };
    expect((await server.call('resetPassword', strong)).type).toBe('ok');
  },
);
