import { expect, it } from 'vitest';
import { FairScheduler } from './FairScheduler.ts';

const busy = () => new Error('busy');

/**
 * Submits requests of places in this order.
 * @returns those that ran, in order, and those rejected as busy
 */
async function turnsOf(places: readonly string[]): Promise<{ began: string[]; refused: string[] }> {
  const turns = new FairScheduler({ concurrent: 2, waitingMost: 100, waitingMostHere: 20 });
  const [began, refused]: [string[], string[]] = [[], []];
  const asked = places.map((place) =>
    turns.run(place, () => Promise.resolve(began.push(place)), busy).catch(() => refused.push(place)),
  );
  await Promise.all(asked);
  return { began, refused };
}

it('a place that asks for much waits behind its own, and takes nobody else’s turn', async () => {
  const { began, refused } = await turnsOf([...Array.from({ length: 60 }, () => 'crowd'), 'owner']);
  // Two were running when it arrived, and one of the crowd had the turn before.
  expect(began.indexOf('owner')).toBe(3);
  expect(began).toHaveLength(22 + 1);
  expect(refused).toHaveLength(60 - 22);
});

it('where too many wait whoever has most waiting makes room for one who has none', async () => {
  const crowd = Array.from({ length: 110 }, (_, count) => `crowd ${count % 6}`);
  const { began, refused } = await turnsOf([...crowd, 'owner']);
  expect(began).toContain('owner');
  expect(refused).toHaveLength(110 - 102 + 1);
});
