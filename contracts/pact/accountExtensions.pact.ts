// What this product adds to the calls of compatible back ends: a back end may have all of it, some, or nothing.
import { expect, it } from 'vitest';
import { profile } from '../../src/api/account.ts';
import { setTextConsent } from '../../src/api/consent.ts';
import * as account from '../examples/account.ts';
import { command, loggedIn, pick, play, read, token } from './tools/interaction.ts';
import { exactly } from './tools/matcher.ts';

const consumer = 'meridian-extensions';

it('profile says what the account is called, and what has been agreed to', async () => {
  const data = {
    ...pick(account.profile, 'id', 'account_number', 'email', 'phone', 'username', 'review_status'),
    name: '',
    advanced_user: 0,
    has_password: true,
    text_messages: false,
    is_sandbox: true,
  };
  const answer = await play(
    { consumer, given: [loggedIn], does: 'profile with all that is known', data },
    () => read(profile()),
  );
  expect(answer).toEqual({ ...data, email: 'a•••@example.com' });
});

it('profile says what is under review', async () => {
  const data = { ...account.profileUnderReview, review_status: exactly(1 as const) };
  const answer = await play(
    {
      consumer,
      given: [['a verification waits for review', { token }]],
      does: 'profile whose verification is under review',
      data,
    },
    () => read(profile()),
  );
  expect(answer).toMatchObject({ review_status: 1, country: 'Germany' });
});

it('profile says why a verification was rejected', async () => {
  const { reasons } = account.profileRejected;
  const data = { ...account.profileRejected, review_status: exactly(3 as const) };
  const answer = await play(
    {
      consumer,
      given: [['a verification was rejected', { token }]],
      does: 'profile whose verification was rejected',
      data,
    },
    () => read(profile()),
  );
  expect(answer).toMatchObject({ review_status: 3, reasons });
});

it('setTextConsent takes a choice', async () => {
  const answer = await play(
    {
      consumer,
      given: [loggedIn],
      does: 'setTextConsent to text messages',
      form: { text_messages: '1' },
      data: account.setTextConsent,
    },
    () => command(setTextConsent(), { text_messages: '1' }),
  );
  expect(answer).toBe(account.setTextConsent);
});
