// Account closure and data access requests: submission and outcome.
import { expect, it } from 'vitest';
import { security, type Security } from '../../src/api/accountSecurity.ts';
import { askClosing, askCopy } from '../../src/api/leaving.ts';
import { reviews, withdrawReview, type Review } from '../../src/api/review.ts';
import * as examples from '../examples/account.ts';
import * as cases from '../examples/review.ts';
import { command, loggedIn, moneyCommand, play, read, token } from './tools/interaction.ts';

const consumer = 'meridian-extensions';
const email = 'ada@example.com';
const proof = { login_password: 'correct horse 7', code: '123456' };

const proven = (type: 'closing' | 'copy') => ({
  given: [loggedIn, ['a code was sent', { email, type, code: '123456' }] as const],
  form: proof,
  fromState: { code: 'code' } as const,
});

it('askClosing asks with password and code', async () => {
  const data = examples.askClosing;
  const does = 'askClosing with its proof';
  const text = await play({ consumer, ...proven('closing'), does, data }, () => command(askClosing(), proof));
  expect(text).toBe(data);
});

it('askCopy asks with password and code', async () => {
  const data = examples.askCopy;
  const does = 'askCopy with its proof';
  const text = await play({ consumer, ...proven('copy'), does, data }, () => command(askCopy(), proof));
  expect(text).toBe(data);
});

it('security says what hinders a closing', async () => {
  const { leaving } = examples.securityHindered;
  const data = { ...examples.securityBare, phrase: '', email: 'a***@example.com', leaving };
  const answer = await play<Security>(
    {
      consumer,
      given: [loggedIn, ['a case waits for review', { token }]],
      does: 'security with a request that hinders a closing',
      data,
    },
    () => read(security()),
  );
  expect(answer.leaving).toEqual(leaving);
});

const closing = { kind: 'account.closing', limit: '1' };
it('reviews says that a closing is being checked', async () => {
  const data = [cases.closingOpen];
  const answer = await play<Review[]>(
    {
      consumer,
      given: [loggedIn, ['a closing was requested', { token }]],
      does: 'reviews of a closing',
      query: closing,
      data,
    },
    () => read(reviews(closing)),
  );
  expect(answer).toEqual(data);
});

const copy = { kind: 'account.copy', limit: '1' };
it('reviews says why a copy was declined', async () => {
  const data = [cases.copyDeclined];
  const answer = await play<Review[]>(
    {
      consumer,
      given: [loggedIn, ['a copy was declined', { token }]],
      does: 'reviews of a copy',
      query: copy,
      data,
    },
    () => read(reviews(copy)),
  );
  expect(answer).toEqual(data);
});

it('withdrawReview withdraws it', async () => {
  const form = { review_id: '51' };
  const text = await play(
    {
      consumer,
      given: [loggedIn, ['a closing was requested', { token }]],
      does: 'withdrawReview of a closing',
      form,
      fromState: { review_id: 'review_id' },
      data: cases.withdrawReview,
    },
    () => moneyCommand(withdrawReview(), form),
  );
  expect(text).toBe(cases.withdrawReview);
});
