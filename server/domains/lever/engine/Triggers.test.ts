import { expect, it } from 'vitest';
import { Undo } from '../../../commands/Undo.ts';
import { Triggers } from './Triggers.ts';
import type { Bounds } from './Triggers.ts';

const seed = Number(process.env.SEED ?? 1);

/** Deterministic random integers from 0 for a seed. */
function dice(state: number): (below: number) => number {
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

it(`after 20,000 random changes, half of them taken back, due is what a list says, SEED=${seed}`, () => {
  const random = dice(seed);
  const undo = new Undo();
  const triggers = new Triggers(undo);
  let list = new Map<string, Bounds>();
  for (let count = 0; count < 20_000; count += 1) {
    const before = new Map(list);
    const mark = undo.mark();
    const name = String(random(300));
    const bound = () => (random(3) === 0 ? undefined : BigInt(random(1000)));
    const bounds = { below: bound(), above: bound() };
    triggers.set(name, bounds);
    list.set(name, bounds);
    if (random(2) === 0) {
      undo.rollback(mark);
      list = before;
    }
    const price = BigInt(random(1000));
    const isDue = ({ below, above }: Bounds) =>
      (below !== undefined && below >= price) || (above !== undefined && above <= price);
    const due = triggers.nextDue(price);
    if (due === undefined) expect([...list.values()].filter(isDue), `seed ${seed}`).toEqual([]);
    else expect(isDue(list.get(due)!), `seed ${seed}`).toBe(true);
  }
  for (const [name, { below, above }] of list) expect(triggers.boundsOf(name)).toEqual({ below, above });
});

it('is due at its very price, falling and rising', () => {
  const triggers = new Triggers(new Undo());
  triggers.set('one', { below: 100n, above: 200n });
  expect(triggers.nextDue(101n)).toBeUndefined();
  expect(triggers.nextDue(199n)).toBeUndefined();
  expect(triggers.nextDue(100n)).toBe('one');
  expect(triggers.nextDue(200n)).toBe('one');
  triggers.set('one', {});
  expect(triggers.nextDue(100n)).toBeUndefined();
  expect(triggers.size).toBe(0);
});
