import { execFileSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { everything, isWithin } from './changed.ts';
import { budgetOf, checkedAlone, commandSince, stages } from './stages.ts';

/** Seconds on two cores, when stages that fill one run in pairs. */
const whole = (screens: number): number =>
  stages.reduce((sum, stage) => sum + (budgetOf(stage, screens) * stage.cores) / 2, 0);

it('the whole may take 12 minutes at 16 screens, 25 seconds more for a second database 8 for faults of a provider and 15 for those of rows, and 20 at 69', () => {
  expect(whole(16)).toBeLessThanOrEqual(12 * 60 + 25 + 8 + 15);
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

/** The stages that run for these changes. */
const chosen = (...changed: string[]): string[] =>
  stages.filter((stage) => commandSince(stage, 'HEAD', changed) !== undefined).map(({ name }) => name);

describe('of the files in git', () => {
  const tracked = execFileSync('git', ['ls-files', '-z'], { encoding: 'utf8' }).split('\0').filter(Boolean);
  const named = stages.flatMap(({ reads }) => reads).filter((place) => place !== everything);

  it('the check reads every one', () => {
    expect(stages.find(({ name }) => name === 'check')!.reads).toEqual([everything]);
  });

  it('every other one is read by a further stage, or is listed as for the check alone', () => {
    expect(tracked.filter((path) => !isWithin(path, [...named, ...checkedAlone]))).toEqual([]);
  });

  it('none that is listed as for the check alone is read by a further stage', () => {
    expect(checkedAlone.filter((place) => isWithin(place, named))).toEqual([]);
  });

  it('there is one in every place that a stage or the list names', () => {
    const places = [...new Set([...named, ...checkedAlone])];
    expect(places.filter((place) => !tracked.some((path) => isWithin(path, [place])))).toEqual([]);
  });
});

it('who takes up a build is never chosen without it', () => {
  for (const build of stages.filter(({ name }) => name === 'build' || name === 'storybook-build'))
    for (const { name, reads } of stages.filter(({ after }) => after?.includes(build.name)))
      expect(
        reads.filter((place) => !isWithin(place, build.reads)),
        name,
      ).toEqual([]);
});

describe('a change', () => {
  const all = stages.map(({ name }) => name);

  it.each([
    ['eslint.config.js', ['check']],
    ['.gitignore', ['check']],
    ['docs/stories.md', ['check']],
    ['bench/run.ts', ['check']],
    ['README.md', ['check', 'unit']],
    ['test-runner-jest.config.js', ['check', 'storybook-build', 'docs-pages', 'visual', 'stories']],
    ['e2e/killedLedger.ts', ['check', 'build', 'trace-mutate', 'process', 'unit', 'e2e']],
  ])('of %s runs %j', (path, names) => {
    expect(chosen(path)).toEqual(names);
  });

  it('of a file at the root, or in a folder that no stage names, runs every stage whole', () => {
    for (const path of ['new.config.js', 'tools/new.ts']) {
      expect(chosen(path)).toEqual(all);
      for (const stage of stages) expect(commandSince(stage, 'HEAD', [path])).toBe(stage.command);
    }
  });

  it('that deletes a module runs the whole of the stages that narrow by imports', () => {
    for (const name of ['unit', 'stories']) {
      const stage = stages.find((each) => each.name === name)!;
      expect(commandSince(stage, 'HEAD', ['src/ui/gone.ts'])).toBe(stage.command);
    }
  });

  it('of what surrounds every story, or is served as it is, runs the whole of the stages that narrow by imports', () => {
    const stories = stages.find(({ name }) => name === 'stories')!;
    for (const path of ['scripts/storyEnvironment.mjs', '.storybook/main.ts', 'public/theme.js'])
      expect(commandSince(stories, 'HEAD', [path])).toBe(stories.command);
    const unit = stages.find(({ name }) => name === 'unit')!;
    for (const path of ['scripts/appTestSetup.ts', 'public/theme.js', 'index.html'])
      expect(commandSince(unit, 'HEAD', [path])).toBe(unit.command);
  });
});
