import { expect, it } from 'vitest';
import { reserves } from '../../src/api/reserves.ts';
import * as examples from '../examples/reserves.ts';
import { play, read, token } from './tools/interaction.ts';

const consumer = 'meridian-extensions';

it('reserves tells anybody what is held and owed of each coin', async () => {
  const data = { ...examples.reserves, list: examples.reserves.list.slice(0, 1) };
  const answer = await play(
    {
      consumer,
      given: [['practice money', { token, coin: 'USDT', amount: '2000' }]],
      does: 'reserves of the operator',
      data,
    },
    () => read(reserves()),
  );
  expect(answer).toEqual(data);
});
