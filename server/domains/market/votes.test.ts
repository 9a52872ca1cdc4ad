// Votes on a pair, on the real server with a test clock.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { messageOf } from '../../../contracts/spec/rows.ts';
import { startTestApp } from '../../testing/processes/startTestApp.ts';
import type { TestApp } from '../../testing/processes/startTestApp.ts';

const dayMs = 86_400_000;
let server: TestApp;
let people: { token: string; owner: string }[];
beforeAll(async () => {
  server = await startTestApp();
  people = await Promise.all(['ann', 'bo', 'cy'].map((name) => server.person(`${name}@example.com`)));
});
afterAll(() => server.close());

const vote = (person: number, type: '1' | '2', currency_id = '1') =>
  server.call('vote', { currency_id, legal_id: '3', type }, { token: people[person]!.token, language: 'en' });
const keptVotes = async () =>
  Number(
    (
      await server.context.store.db
        .selectFrom('market_vote')
        .select((eb) => eb.fn.countAll().as('count'))
        .executeTakeFirstOrThrow()
    ).count,
  );

it('counts one vote a day and pair of each person, and says how they stand [rule:market.vote.daily]', async () => {
  expect(await vote(0, '1')).toMatchObject({ type: 'ok', data: { up: 1, down: 0 } });
  expect(await vote(1, '2')).toMatchObject({ type: 'ok', data: { up: 1, down: 1 } });
  expect(await vote(2, '1')).toMatchObject({ type: 'ok', data: { up: 2, down: 1 } });
  const again = await vote(0, '2');
  expect(again).toMatchObject({ type: 'error', message: messageOf('market.vote.daily') });
  expect(again.data).toMatchObject({ reason: 'market.voted', values: { up: '2', down: '1', own: '1' } });
  // Each pair has its own votes.
  expect(await vote(0, '2', '2')).toMatchObject({ type: 'ok', data: { up: 0, down: 1 } });
});

it('of twenty votes sent at once one counts', async () => {
  const dan = await server.person('dan@example.com');
  const form = { currency_id: '4', legal_id: '3', type: '1' };
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => server.call('vote', form, { token: dan.token })),
  );
  expect(answers.filter(({ type }) => type === 'ok').map(({ data }) => data)).toEqual([{ up: 1, down: 0 }]);
});

it('takes a vote anew from 00:00 UTC on, and forgets those of former days', async () => {
  const midnight = (Math.floor(server.clock.now() / dayMs) + 1) * dayMs;
  server.clock.advance(midnight - server.clock.now() - 1);
  expect(await vote(0, '1')).toMatchObject({ type: 'error' });
  const before = await keptVotes();
  server.clock.advance(1);
  expect(await vote(0, '1')).toMatchObject({ type: 'ok', data: { up: 1, down: 0 } });
  // Three votes of this pair were deleted, one was added.
  expect(await keptVotes()).toBe(before - 2);
});

it('moves no money, needs a session, and knows its pairs', async () => {
  const postings = () =>
    server.context.store.db
      .selectFrom('posting')
      .select((eb) => eb.fn.countAll().as('count'))
      .execute();
  const before = await postings();
  await vote(1, '1');
  expect(await postings()).toEqual(before);
  expect(await server.call('vote', { currency_id: '1', legal_id: '3', type: '1' })).toMatchObject({
    type: '999',
  });
  expect(await vote(1, '1', '999')).toMatchObject({ data: { reason: 'market.pairUnknown' } });
});
