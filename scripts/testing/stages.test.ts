import { execFileSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { everything, isWithin } from './changed.ts';
import { budgetOf, checkedAlone, commandAgain, commandSince, stages } from './stages.ts';

/** Seconds on two cores, when single-core stages run in pairs. */
const whole = (screens: number): number =>
  stages.reduce((sum, stage) => sum + (budgetOf(stage, screens) * stage.cores) / 2, 0);

it('the whole may take 10 minutes at 38 screens, and 13 at 69', () => {
  expect(whole(38)).toBeLessThanOrEqual(10 * 60);
  expect(whole(69)).toBeLessThanOrEqual(13 * 60);
});

describe('what fails', () => {
  const again = (name: string, file?: string) =>
    commandAgain(
      stages.find((stage) => stage.name === name)!,
      file,
    )?.at(-1);

  it('is tried once more by its file alone', () => {
    expect(again('unit', 'src/ui/actions/Button.test.tsx')).toBe('src/ui/actions/Button.test.tsx');
    expect(again('stories', 'stories/ui/actions/Button.stories.tsx')).toBe(
      'stories/ui/actions/Button.stories.tsx',
    );
  });

  it('is tried once more as a whole where files are no tests of their own', () => {
    expect(again('check')).toBe('scripts/check-all.ts');
  });

  it.each([
    'server/ledger/Ledger.test.ts',
    'server/commands/CommandExecutor.test.ts',
    'server/audit/slices.test.ts',
    'server/domains/spot/public/Exchange.test.ts',
    'server/domains/withdrawal/moneySimulation.test.ts',
  ])('of money is not tried again: %s', (file) => {
    expect(again('unit', file)).toBeUndefined();
  });

  it('of the pacts is not tried again, nor what names no file', () => {
    expect(again('pact', 'contracts/pact/spot.pact.ts')).toBeUndefined();
    expect(again('pact-verify')).toBeUndefined();
    expect(again('e2e')).toBeUndefined();
  });
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
  const build = stages.find(({ name }) => name === 'build')!;
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
    ['README.md', ['check']],
    ['docs/deploy.md', ['check', 'unit']],
    ['test-runner-jest.config.js', ['check']],
    ['e2e/killed/killedLedger.ts', ['check', 'build', 'process', 'unit', 'e2e']],
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
    for (const path of ['scripts/testing/storyEnvironment.mjs', '.storybook/main.ts', 'public/theme.js'])
      expect(commandSince(stories, 'HEAD', [path])).toBe(stories.command);
    const unit = stages.find(({ name }) => name === 'unit')!;
    const found = ['contracts/states/spot.ts', 'server/domains/spot/fixtures/states.ts'];
    for (const path of ['scripts/testing/appTestSetup.ts', 'public/theme.js', 'index.html', ...found])
      expect(commandSince(unit, 'HEAD', [path])).toBe(unit.command);
  });
});
