// Products offered to a user, and the questions before them: all extensions.
import { expect, it } from 'vitest';
import { answerQuestion, products, questions } from '../../src/api/products.ts';
import * as examples from '../examples/products.ts';
import { command, loggedIn, pick, play, read, token, type ProviderState } from './tools/interaction.ts';

const consumer = 'meridian-extensions';
const passed: ProviderState = ['questions are passed', { token }];
const lever = { product: 'lever' } as const;
const offered = [{ product: 'lever' as const, is_open: true }];
const [first] = examples.questions.questions;
/** One choice represents all of them. */
const unanswered = { ...first, choices: first!.choices.slice(0, 1) };

it('products says what is offered, and what is asked first', async () => {
  const data = { products: offered, questions: [{ ...lever, count: 3 }] };
  const answer = await play({ consumer, given: [loggedIn], does: 'products of the caller', data }, () =>
    read(products()),
  );
  expect(answer).toEqual(data);
});

it('products says when questions were passed', async () => {
  const { passed_ms } = examples.questionsPassed;
  const data = { products: offered, questions: [{ ...lever, count: 3, passed_ms }] };
  const answer = await play(
    { consumer, given: [loggedIn, passed], does: 'products whose questions are passed', data },
    () => read(products()),
  );
  expect(answer).toEqual(data);
});

it('questions come without what is right', async () => {
  const data = { version: 1, questions: [unanswered], answers: [] };
  const answer = await play(
    { consumer, given: [loggedIn], does: 'questions before contracts', query: lever, data },
    () => read(questions('lever', 'en')),
  );
  expect(answer).toEqual(data);
});

it('questions that are passed come with all that is right', async () => {
  const { version, passed_ms, answers } = examples.questionsPassed;
  const data = { version, passed_ms, questions: [unanswered], answers: answers.slice(0, 1) };
  const answer = await play(
    { consumer, given: [loggedIn, passed], does: 'questions that are passed', query: lever, data },
    () => read(questions('lever', 'en')),
  );
  expect(answer).toEqual(data);
});

it('answerQuestion says what is right and why', async () => {
  const form = { ...lever, version: '1', question: '1', choice: '1' };
  const { answers } = examples.answerQuestion;
  const data = {
    ...pick(examples.answerQuestion, 'version'),
    questions: [unanswered],
    answers: answers.slice(0, 1),
  };
  const answer = await play(
    {
      consumer,
      given: [loggedIn, ['a question was answered', { token }]],
      does: 'answerQuestion',
      form,
      fromState: { version: 'version' },
      data,
    },
    () => command(answerQuestion(), form),
  );
  expect(answer).toEqual(data);
});

it('answerQuestion says when the last right answer passed them', async () => {
  const { version, passed_ms, answers } = examples.questionsPassed;
  const form = { ...lever, version: '1', question: '3', choice: '2' };
  const data = { version, passed_ms, questions: [unanswered], answers: answers.slice(0, 1) };
  const answer = await play(
    {
      consumer,
      given: [loggedIn, ['all questions but the last were answered', { token }]],
      does: 'answerQuestion with the last right answer',
      form,
      fromState: { version: 'version', question: 'question', choice: 'choice' },
      data,
    },
    () => command(answerQuestion(), form),
  );
  expect(answer).toEqual(data);
});
