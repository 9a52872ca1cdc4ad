import { expect, test } from 'vitest';
import { seededRandom } from '../../../random.ts';
import { Dice } from './Dice.ts';
import { Ladder } from './Ladder.ts';
import type { Quote } from './Ladder.ts';
import { profileOf } from './profiles.ts';

const profile = profileOf('BTC/USDT');

/** Applies a ladder's plans as the simulator does. */
class Follower {
  readonly quotes = new Map<number, Quote>();
  readonly ladder = new Ladder(profile, new Dice(seededRandom('ladder'), 1));
  private nextId = 1;

  follow(fair: number, seconds: number): { cancelled: number; placed: number } {
    const { cancel, place } = this.ladder.plan(fair, seconds);
    for (const id of cancel) {
      this.quotes.delete(id);
      this.ladder.forget(id);
    }
    for (const quote of place) {
      this.quotes.set(this.nextId, quote);
      this.ladder.note(this.nextId++, quote);
    }
    return { cancelled: cancel.length, placed: place.length };
  }

  distances(side: 'buy' | 'sell', fair: number): number[] {
    return [...this.quotes.values()]
      .filter((quote) => quote.side === side)
      .map(({ tick }) => (side === 'buy' ? fair - tick : tick - fair));
  }
}

test.each([6_721_450.3, 1173.4, 9998.5, 60.2])(
  'a fair price of %d ticks is quoted on 24 levels a side',
  (fair) => {
    const follower = new Follower();
    follower.follow(fair, 0.1);
    for (const side of ['buy', 'sell'] as const) {
      const distances = follower.distances(side, fair);
      expect(distances).toHaveLength(24);
      expect(new Set(distances).size).toBe(24);
      expect(Math.min(...distances)).toBeGreaterThanOrEqual(Math.max(0.5, profile.halfSpread * fair));
      expect(Math.max(...distances)).toBeGreaterThan(0.05 * fair);
    }
  },
);

test('no quote is left where the price has come too close to it, nor two in one band', () => {
  const follower = new Follower();
  let fair = 6_721_450;
  const dice = new Dice(seededRandom('walk'), 1);
  for (let step = 0; step < 500; step += 1) {
    fair *= Math.exp(dice.normal() * 0.0002);
    follower.follow(fair, 0.1);
    const near = 0.4 * profile.halfSpread * fair;
    for (const side of ['buy', 'sell'] as const) {
      const distances = follower.distances(side, fair);
      expect(distances).toHaveLength(24);
      expect(Math.min(...distances)).toBeGreaterThanOrEqual(near);
    }
  }
});

test('a price that hardly moves changes few quotes', () => {
  const follower = new Follower();
  follower.follow(6_721_450, 0.1);
  let changed = 0;
  for (let step = 1; step <= 100; step += 1) changed += follower.follow(6_721_450 + step, 0.1).placed;
  // Ten seconds at two and a half refreshes each, and a few for the drift.
  expect(changed).toBeGreaterThan(5);
  expect(changed).toBeLessThan(60);
});

test('a price that is almost nothing is not quoted at or below zero', () => {
  const follower = new Follower();
  follower.follow(3.2, 0.1);
  for (const { tick } of follower.quotes.values()) expect(tick).toBeGreaterThanOrEqual(1);
  expect(follower.distances('sell', 3.2)).toHaveLength(24);
});
