import { expect, it } from 'vitest';
import { profile } from '../../src/api/account.ts';
import { advancedProfile } from '../../src/api/verification.ts';
import * as examples from '../examples/account.ts';
import { loggedIn, pick, play, read } from './interaction.ts';

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

// The same for every call with a session, so it is agreed once.
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
