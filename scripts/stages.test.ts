import { expect, it } from 'vitest';
import { budgetOf, stages } from './stages.ts';

/** Seconds on two cores, when stages that fill one run in pairs. */
const whole = (screens: number): number =>
  stages.reduce((sum, stage) => sum + (budgetOf(stage, screens) * stage.cores) / 2, 0);

it('the whole may take 12 minutes at 16 screens, and 20 at 69', () => {
  expect(whole(16)).toBeLessThanOrEqual(12 * 60);
  expect(whole(69)).toBeLessThanOrEqual(20 * 60);
});

it('a further screen may take 6 seconds', () => {
  const perScreen = stages.reduce((sum, { budget, cores }) => sum + (budget.perScreen * cores) / 2, 0);
  expect(perScreen).toBeLessThanOrEqual(6);
});

it('every stage comes after those whose work it takes up', () => {
  for (const { name, after = [] } of stages) {
    const before = stages
      .slice(
        0,
        stages.findIndex((stage) => stage.name === name),
      )
      .map((stage) => stage.name);
    expect(before).toEqual(expect.arrayContaining([...after]));
  }
});
