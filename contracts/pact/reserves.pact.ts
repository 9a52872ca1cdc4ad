import { expect, it } from 'vitest';
import { reserves } from '../../src/api/reserves.ts';
import * as examples from '../examples/reserves.ts';
import { play, read } from './interaction.ts';
import { orNone } from './matcher.ts';

const consumer = 'meridian-extensions';

it('reserves tells anybody what is held and owed of each coin', async () => {
  // Nothing is held before the first deposit.
  const list = examples.reserves.list.slice(0, 1);
  const data = { ...examples.reserves, list: orNone(list) };
  const answer = await play(
    {
      consumer,
      given: [['no session']],
      does: 'reserves of the operator',
      data,
    },
    () => read(reserves()),
  );
  expect(answer).toEqual({ ...examples.reserves, list });
});
