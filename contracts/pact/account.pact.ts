import { expect, it } from 'vitest';
import { profile } from '../../src/api/account.ts';
import {
  changePassword,
  fundPasswordState,
  sendOwnCode,
  setFundPassword,
} from '../../src/api/accountSecurity.ts';
import { advancedProfile } from '../../src/api/verification.ts';
import * as examples from '../examples/account.ts';
import { command, loggedIn, pick, play, read, token } from './tools/interaction.ts';
import { exactly, sentenceOrMore } from './tools/matcher.ts';

it('profile answers the caller', async () => {
  const answer = await play(
    {
      given: [loggedIn],
      does: 'profile of the caller',
      data: pick(examples.profile, 'id', 'account_number', 'email', 'phone', 'review_status'),
    },
    () => read(profile()),
  );
  expect(answer).toMatchObject({ account_number: examples.profile.account_number });
});

// Identical for every call with a session, so one interaction covers all.
it('profile without a valid token ends the session', async () => {
  const answer = await play(
    {
      given: [['the session has ended']],
      does: 'profile with a token that has ended',
      refuses: { type: '999', message: 'Your session has ended. Log in to continue' },
    },
    () => read(profile()).catch((error: unknown) => error),
  );
  expect(answer).toMatchObject({ kind: 'sessionExpired', message: /\S/ });
});

it('advancedProfile answers how far the pictures of the caller are', async () => {
  const answer = await play(
    { given: [loggedIn], does: 'advancedProfile of the caller', data: examples.advancedProfile },
    () => read(advancedProfile()),
  );
  expect(answer).toEqual(examples.advancedProfile);
});

const fundSet = ['a fund password is set', { token }] as const;

it.each([
  ['is set', [loggedIn, fundSet], 1, true],
  ['is not set', [loggedIn], 2, false],
] as const)('fundPasswordState answers whether one %s', async (what, given, data, isSet) => {
  const answer = await play({ given, does: `fundPasswordState where one ${what}`, data: exactly(data) }, () =>
    read(fundPasswordState()),
  );
  expect(answer).toBe(isSet);
});

it('setFundPassword takes the old one', async () => {
  const form = { password: '730264', re_password: '730264', oldpassword: '482913' };
  const text = await play(
    {
      given: [loggedIn, fundSet],
      does: 'setFundPassword with the old one',
      form,
      data: examples.setFundPassword,
    },
    () => command(setFundPassword(), form),
  );
  expect(text).toBe(examples.setFundPassword);
});

it('setFundPassword refuses a wrong old one', async () => {
  const form = { password: '730264', re_password: '730264', oldpassword: '135790' };
  const answer = await play(
    {
      given: [loggedIn, fundSet],
      does: 'setFundPassword with a wrong old one',
      form,
      refuses: { message: 'The fund password is wrong. Try again' },
    },
    () => command(setFundPassword(), form).catch((error: unknown) => error),
  );
  expect(answer).toMatchObject({ kind: 'rejected', message: /\S/ });
});

it('changePassword takes the old one', async () => {
  const form = { old_password: 'correct horse 7', password: 'another horse 8' };
  const text = await play(
    { given: [loggedIn], does: 'changePassword with the old one', form, data: examples.changePassword },
    () => command(changePassword(), form),
  );
  expect(text).toBe(examples.changePassword);
});

it('changePassword refuses a wrong old one', async () => {
  const form = { old_password: 'wrong horse 1', password: 'another horse 8' };
  const answer = await play(
    {
      given: [loggedIn],
      does: 'changePassword with a wrong old one',
      form,
      refuses: { message: 'The current password is wrong. Try again' },
    },
    () => command(changePassword(), form).catch((error: unknown) => error),
  );
  expect(answer).toMatchObject({ kind: 'rejected', message: /\S/ });
});

it('sendOwnCode is answered', async () => {
  const sent = await play(
    { given: [loggedIn], does: 'sendOwnCode to the caller', data: sentenceOrMore('The code was sent') },
    () => command(sendOwnCode(), {}),
  );
  expect(sent.cooldown_s).toBe(60);
});
