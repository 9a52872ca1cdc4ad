import { expect, it } from 'vitest';
import {
  changePassword,
  holdWithdrawals,
  liftWithdrawalHold,
  security,
  sendOwnCode,
  setFundPassword,
  setPhrase,
  type Security,
} from '../../src/api/accountSecurity.ts';
import { bindContact, sendContactCode } from '../../src/api/contacts.ts';
import { endOtherSessions, endSession, sessions } from '../../src/api/openSessions.ts';
import * as examples from '../examples/account.ts';
import { command, loggedIn, pick, play, read, token } from './tools/interaction.ts';

const consumer = 'meridian-extensions';
const refused = (error: unknown) => error;
const fundSet = ['a fund password is set', { token }] as const;

it('security says what protects the account and what is missing', async () => {
  const data = { ...examples.security, phrase: '' };
  const answer = await play(
    { consumer, given: [loggedIn, fundSet], does: 'security of the caller', data },
    () => read(security()),
  );
  // A mask uses other characters.
  expect(answer).toEqual({ ...data, email: 'a•••@example.com' });
});

it('security says until when a fund password is not looked at', async () => {
  const data = pick(examples.securityLocked, 'fund_password');
  const { leaving: _, ...rest } = { ...examples.security, phrase: '' };
  const answer = await play<Security>(
    {
      consumer,
      given: [loggedIn, ['a fund password is guessed at', { token }]],
      does: 'security with a fund password that is guessed at',
      data: { ...rest, ...data },
    },
    () => read(security()),
  );
  expect(answer.fund_password).toEqual(data.fund_password);
});

const [own, change] = examples.securityHeld.withdrawal_holds;

it.each([
  [own!, 'own', 'by the owner'],
  [change!, 'password', 'after a change'],
])('security says why withdrawals are held: %o', async (hold, reason, what) => {
  const answer = await play<Security>(
    {
      consumer,
      given: [loggedIn, ['withdrawals are held', { token, reason }]],
      does: `security with withdrawals that are held ${what}`,
      data: { ...examples.securityBare, phrase: '', email: 'a***@example.com', withdrawal_holds: [hold] },
    },
    () => read(security()),
  );
  expect(answer.withdrawal_holds).toEqual([hold]);
});

it('sessions says where the account is logged in', async () => {
  const data = [examples.sessions[1]!];
  const answer = await play(
    { consumer, given: [loggedIn, ['another session', { token }]], does: 'sessions of the caller', data },
    () => read(sessions()),
  );
  expect(answer).toEqual(data);
});

it('endSession ends one of them', async () => {
  const form = { session_id: 'b8sYd1LmN4zC' };
  const text = await play(
    {
      consumer,
      given: [loggedIn, ['another session', { token }]],
      does: 'endSession of another device',
      form,
      fromState: { session_id: 'session_id' },
      data: examples.endSession,
    },
    () => command(endSession(), form),
  );
  expect(text).toBe(examples.endSession);
});

it('endOtherSessions ends all but this one', async () => {
  const text = await play(
    { consumer, given: [loggedIn], does: 'endOtherSessions', data: examples.endOtherSessions },
    () => command(endOtherSessions(), undefined),
  );
  expect(text).toBe(examples.endOtherSessions);
});

it('setPhrase keeps the phrase of mails', async () => {
  const form = { phrase: 'linden 14 blue' };
  const text = await play(
    { consumer, given: [loggedIn], does: 'setPhrase', form, data: examples.setPhrase },
    () => command(setPhrase(), form),
  );
  expect(text).toBe(examples.setPhrase);
});

it('holdWithdrawals holds them from now on', async () => {
  const text = await play(
    { consumer, given: [loggedIn], does: 'holdWithdrawals', data: examples.holdWithdrawals },
    () => command(holdWithdrawals(), undefined),
  );
  expect(text).toBe(examples.holdWithdrawals);
});

it('liftWithdrawalHold asks for its end with a code', async () => {
  const form = { code: '123456' };
  const text = await play(
    {
      consumer,
      given: [
        ...[loggedIn, ['withdrawals are held', { token }] as const],
        ['a code was sent', { email: 'ada@example.com', type: 'lift', code: '123456' }],
      ],
      does: 'liftWithdrawalHold with its code',
      form,
      fromState: { code: 'code' },
      data: examples.liftWithdrawalHold,
    },
    () => command(liftWithdrawalHold(), form),
  );
  expect(text).toBe(examples.liftWithdrawalHold);
});

it('sendOwnCode says how long to wait and where it went', async () => {
  const form = { type: 'fundPassword', channel: 'mail' } as const;
  const data = { cooldown_s: 60, to: 'a***@example.com' };
  const sent = await play(
    { consumer, given: [loggedIn], does: 'sendOwnCode for a fund password', form, data },
    () => command(sendOwnCode(), form),
  );
  expect(sent).toEqual({ ...data, to: 'a•••@example.com' });
});

it('sendOwnCode of a sandbox shows the code', async () => {
  const data = { cooldown_s: 60, sandbox_code: '123456' };
  const sent = await play(
    { consumer, given: [loggedIn], does: 'sendOwnCode on a sandbox', form: { type: 'lift' }, data },
    () => command(sendOwnCode(), { type: 'lift' }),
  );
  expect(sent).toEqual(data);
});

it('sendOwnCode says that the code is a longer one where codes were guessed at', async () => {
  const data = { cooldown_s: 60, digits: 12 };
  const sent = await play<{ digits?: number }>(
    {
      consumer,
      given: [loggedIn, ['codes are guessed at', { email: 'ada@example.com', type: 'forget' }]],
      does: 'sendOwnCode after many wrong codes',
      form: { type: 'lift' },
      data,
    },
    () => command(sendOwnCode(), { type: 'lift' }),
  );
  expect(sent.digits).toBe(12);
});

it('sendOwnCode names the reason where there is no address', async () => {
  const message = 'Add an email address or phone number first';
  const answer = await play(
    {
      consumer,
      given: [['a registered user is logged in', { username: 'ada_l', token }]],
      does: 'sendOwnCode of a username',
      form: { type: 'lift' },
      refuses: { message, reason: 'account.noAddress' },
    },
    () => command(sendOwnCode(), { type: 'lift' }).catch(refused),
  );
  expect(answer).toMatchObject({ reason: 'account.noAddress' });
});

const both = { password: '730264', re_password: '730264' };

it('setFundPassword sets the first one with the login password', async () => {
  const form = { ...both, login_password: 'correct horse 7' };
  const text = await play(
    {
      consumer,
      given: [loggedIn],
      does: 'setFundPassword for the first time',
      form,
      data: examples.setFundPassword,
    },
    () => command(setFundPassword(), form),
  );
  expect(text).toBe(examples.setFundPassword);
});

it('setFundPassword replaces a forgotten one with login password and code', async () => {
  const form = { ...both, login_password: 'correct horse 7', code: '123456' };
  const text = await play(
    {
      consumer,
      given: [
        ...[loggedIn, fundSet],
        ['a code was sent', { email: 'ada@example.com', type: 'fundPassword', code: '123456' }],
      ],
      does: 'setFundPassword in place of a forgotten one',
      form,
      fromState: { code: 'code' },
      data: examples.setFundPassword,
    },
    () => command(setFundPassword(), form),
  );
  expect(text).toBe(examples.setFundPassword);
});

it('setFundPassword names the field of a wrong old one and the tries left', async () => {
  const form = { ...both, oldpassword: '135790' };
  const message = 'The fund password is wrong. Try again';
  const answer = await play(
    {
      consumer,
      given: [loggedIn, fundSet],
      does: 'setFundPassword with a wrong old one, by its field',
      form,
      refuses: {
        message,
        reason: 'account.fundPasswordWrong',
        fields: { oldpassword: message },
        values: { attempts: '4' },
      },
    },
    () => command(setFundPassword(), form).catch(refused),
  );
  expect(answer).toMatchObject({ fields: { oldpassword: message }, values: { attempts: '4' } });
});

it('setFundPassword says until when none is looked at', async () => {
  const form = { ...both, oldpassword: '482913' };
  const values = { until_ms: '1767614400000' };
  const answer = await play(
    {
      consumer,
      given: [loggedIn, ['a fund password is guessed at', { token }]],
      does: 'setFundPassword while none is looked at',
      form,
      refuses: { message: 'Too many attempts. Try again in 60 min', reason: 'account.locked', values },
    },
    () => command(setFundPassword(), form).catch(refused),
  );
  expect(answer).toMatchObject({ reason: 'account.locked', values });
});

it('changePassword names the field of a wrong old one and the tries left', async () => {
  const form = { old_password: 'wrong horse 1', password: 'another horse 8' };
  const message = 'The current password is wrong. Try again';
  const answer = await play(
    {
      consumer,
      given: [loggedIn],
      does: 'changePassword with a wrong old one, by its field',
      form,
      refuses: {
        message,
        reason: 'account.oldPasswordWrong',
        fields: { old_password: message },
        values: { attempts: '4' },
      },
    },
    () => command(changePassword(), form).catch(refused),
  );
  expect(answer).toMatchObject({ fields: { old_password: message }, values: { attempts: '4' } });
});

const contact = { type: 'mobile', user_string: '15112345678', area_code: '49' } as const;

it('sendContactCode says how long to wait and where it went', async () => {
  const data = { cooldown_s: 60, to: '+49***78' };
  const sent = await play(
    { consumer, given: [loggedIn], does: 'sendContactCode to a phone', form: contact, data },
    () => command(sendContactCode(), contact),
  );
  expect(sent).toEqual({ ...data, to: '+49•••78' });
});

it('sendContactCode of a sandbox shows the code', async () => {
  const form = { type: 'email', user_string: 'ada.new@example.com' } as const;
  const data = { cooldown_s: 60, sandbox_code: '123456' };
  const sent = await play(
    { consumer, given: [loggedIn], does: 'sendContactCode on a sandbox', form, data },
    () => command(sendContactCode(), form),
  );
  expect(sent).toEqual(data);
});

it('sendContactCode says that the code is a longer one where codes were guessed at', async () => {
  const form = { type: 'email', user_string: 'ada.new@example.com' } as const;
  const data = { cooldown_s: 60, digits: 12 };
  const sent = await play<{ digits?: number }>(
    {
      consumer,
      given: [loggedIn, ['codes are guessed at', { email: 'ada.new@example.com', type: 'bind' }]],
      does: 'sendContactCode after many wrong codes',
      form,
      data,
    },
    () => command(sendContactCode(), form),
  );
  expect(sent.digits).toBe(12);
});

it('bindContact binds a phone to a username with password and code', async () => {
  const form = { ...contact, password: 'correct horse 7', code: '123456' };
  const person = { username: 'ada_l', token };
  const text = await play(
    {
      consumer,
      given: [
        ['a registered user is logged in', person],
        ['a code was sent to bind an address', { ...person, contact: '+4915112345678', code: '123456' }],
      ],
      does: 'bindContact of a username',
      form,
      fromState: { code: 'code' },
      data: examples.bindContact,
    },
    () => command(bindContact(), form),
  );
  expect(text).toBe(examples.bindContact);
});
