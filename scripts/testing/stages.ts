// The stages of npm test, with their time budgets.
import { globSync } from 'node:fs';
import { builtScreens } from '../../contracts/spec/scope.ts';
import {
  everything,
  isModule,
  isTraceable,
  isWithin,
  journeysReached,
  modulesReached,
  readAll,
  relevant,
  unplaced,
} from './changed.ts';
import type { Command } from '../runCommand.ts';

export const reports = 'dist/reports';

export interface Stage {
  name: string;
  command: Command;
  /** JSON report in Jest's format; a stage without one counts as a single test. */
  report?: string;
  /** Number of cores it keeps busy, of two. */
  cores: 1 | 2;
  /** Stages whose results it uses. */
  after?: readonly string[];
  /** Time budget on two idle cores, in seconds, and the increase for each additional screen. */
  budget: { base: number; perScreen: number };
  /** Folders and files whose changes affect it. */
  reads: readonly string[];
  /** Whether single files can be run; otherwise the whole stage is retried. */
  hasFiles?: boolean;
  /** Reduced command for the changes since a commit; undefined if nothing is affected. */
  narrowed?: (ref: string, changed: readonly string[]) => Command | undefined;
}

const settings = ['package.json', 'package-lock.json', 'tsconfig.json', 'vitest.config.ts'].concat(
  'vite.config.ts',
  'vite.desk.config.ts',
);
const app = ['src', 'desk', 'contracts', 'tokens', 'public', 'index.html', 'scripts'];
/** Files that affect how a story renders. */
const drawn = [...[...settings, ...app, 'stories', '.storybook'], 'vitest.stories.config.ts'];
/** The check stage reads every file; no other stage reads these. */
export const checkedAlone = [
  '.ci',
  '.dependency-cruiser.cjs',
  '.gitignore',
  '.nvmrc',
  '.oxfmtrc.json',
  '.oxlintrc.json',
  'README.md',
  'bench',
  'docs',
  'eslint.config.js',
  'knip.json',
  'test-runner-jest.config.js',
];

function vitest(
  name: string,
  projects: readonly string[],
): Pick<Stage, 'name' | 'command' | 'report' | 'hasFiles'> {
  const report = `${reports}/${name}.json`;
  const chosen = projects.flatMap((project) => ['--project', project]);
  const output = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  return { name, command: ['vitest', 'run', ...chosen, ...output], report, hasFiles: true };
}

/** Test setup files and files found by folder at runtime, with their exclusive imports. */
const beyondImports =
  /^(?:scripts\/testing\/appTestSetup\.ts$|contracts\/(?:states|feedTriggers|examples)\/|server\/testing\/|server\/domains\/\w+\/fixtures\/)/;

/** Vitest follows imports; files read by path, or set up before a test, may affect any test. */
function byImports(stage: Pick<Stage, 'command'>): Stage['narrowed'] {
  return (ref, changed) =>
    changed.every((path) => isModule(path) && !beyondImports.test(path))
      ? ([...stage.command, '--changed', ref, '--passWithNoTests'] as Command)
      : stage.command;
}

const unit = vitest('unit', ['app', 'mocking', 'node']);
const processes = vitest('process', ['process']);
const postgres = vitest('postgres', ['postgres']);
const pact = vitest('pact', ['pact']);
const e2e = vitest('e2e', ['e2e']);

export const stages: readonly Stage[] = [
  {
    name: 'check',
    command: ['node', 'scripts/check-all.ts'],
    cores: 2,
    budget: { base: 26, perScreen: 0.25 },
    reads: [everything],
  },
  {
    ...pact,
    cores: 1,
    // The check stage reads the result of this one: always complete, because a partial run would write incomplete
    // pacts.
    after: ['check'],
    budget: { base: 12, perScreen: 0.05 },
    reads: [...settings, 'src', 'contracts'],
  },
  {
    name: 'build',
    command: ['node', 'scripts/build/appBuild.ts'],
    cores: 1,
    budget: { base: 13, perScreen: 0.05 },
    reads: [...settings, ...app, 'server', 'e2e', 'tests/domains'],
  },
  {
    name: 'pact-verify',
    command: ['node', 'contracts/verify.ts'],
    cores: 1,
    after: ['pact'],
    // A moving book and market: the timing of feed messages varies.
    budget: { base: 32, perScreen: 0.05 },
    reads: [...settings, 'contracts', 'server', 'src/api', 'tokens', 'tests/domains'],
  },
  {
    name: 'pact-compare',
    command: ['node', 'contracts/compare.ts'],
    cores: 1,
    after: ['pact'],
    budget: { base: 3, perScreen: 0.05 },
    reads: [...settings, 'contracts', 'src/api'],
  },
  {
    name: 'generated-files',
    command: ['node', 'scripts/generated.ts'],
    cores: 1,
    after: ['pact'],
    budget: { base: 4, perScreen: 0.05 },
    reads: [...settings, 'contracts', 'src/api'],
  },
  {
    ...processes,
    cores: 1,
    budget: { base: 50, perScreen: 0 },
    reads: [...settings, 'server', 'contracts', 'scripts', 'tokens', 'e2e'],
  },
  {
    ...postgres,
    cores: 1,
    budget: { base: 20, perScreen: 0 },
    reads: [...settings, 'server', 'contracts', 'tokens'],
  },
  {
    ...unit,
    cores: 2,
    budget: { base: 95, perScreen: 0.6 },
    // Tests read the theme's script, the HTML page that contains it, and the table of variables.
    reads: [...settings, ...app, 'server', 'stories', 'tests', '.storybook', 'e2e', 'docs/deploy.md'],
    narrowed: byImports(unit),
  },
  {
    ...e2e,
    cores: 2,
    after: ['build'],
    // Each server gets a complete audit after it stops.
    budget: { base: 100, perScreen: 1.3 },
    reads: [...settings, ...app, 'server', 'e2e', 'tests/domains'],
    narrowed(_ref, changed) {
      const files = globSync('e2e/**/*.test.ts');
      const reached = journeysReached(changed, readAll(files));
      return reached.length === 0 ? undefined : ([...e2e.command, ...reached] as Command);
    },
  },
  {
    name: 'stories',
    command: ['node', 'scripts/stories.ts'],
    hasFiles: true,
    report: `${reports}/stories.json`,
    cores: 2,
    budget: { base: 70, perScreen: 2.1 },
    reads: drawn,
    narrowed(ref, changed) {
      const folders = ['src', 'contracts', 'stories'];
      if (!changed.every((path) => isModule(path) && isWithin(path, folders))) return this.command;
      const modules = modulesReached(ref, [...folders, '.storybook']);
      // Code that renders and checks every story.
      if (modules.some((path) => path.startsWith('.storybook/'))) return this.command;
      const reached = modules.filter((path) => path.endsWith('.stories.tsx'));
      return reached.length === 0 ? undefined : ([...this.command, ...reached] as Command);
    },
  },
];

/** All folders and files that the stages cover. */
const places = [
  ...checkedAlone,
  ...stages.flatMap(({ reads }) => reads).filter((place) => place !== everything),
];

/** Command of a stage for the changes since a commit; undefined if there is nothing to run. */
export function commandSince(stage: Stage, ref: string, changed: readonly string[]): Command | undefined {
  if (unplaced(changed, places).length > 0) return stage.command;
  const noticed = relevant(changed, stage.reads);
  if (noticed.length === 0) return undefined;
  return stage.narrowed && isTraceable(changed) ? stage.narrowed(ref, noticed) : stage.command;
}

/** Stages without retries: a flaky failure there is a fault, because it indicates money at risk. */
const triedOnce =
  /^(?:server\/(?:ledger|commands|audit)\/|server\/domains\/(?:spot|lever)\/(?:public\/|engine\/)?[A-Z]|.*[sS]imulation)/;

/** Command that reruns a failure in isolation; undefined where a retry proves nothing. */
export function commandAgain(stage: Stage, file: string | undefined): Command | undefined {
  // Stages that depend on pacts have used the files of the first attempt.
  if (stage.name === 'pact' || stage.name === 'pact-verify') return undefined;
  if (!stage.hasFiles) return stage.command;
  return file === undefined || triedOnce.test(file) ? undefined : [...stage.command, file];
}

/** In seconds of two idle cores at pace 1, for the built screens. */
export function budgetOf({ budget }: Stage, screens = builtScreens.length): number {
  return Math.round(budget.base + budget.perScreen * screens);
}
