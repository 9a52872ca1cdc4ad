// npm test: every stage on a fresh clone, each counted from its own report; the last line sums them up.
// Usage: npm test -- [stage ...] [--changed <ref>]: only these stages; only what a change since that commit can reach.
import { spawn } from 'node:child_process';
import { existsSync, globSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { builtScreens } from '../contracts/spec/scope.ts';
import { changedSince, isModule, journeysReached, readAll, relevant, storiesReached } from './changed.ts';

const reports = 'dist/reports';

type Command = [string, ...string[]];

interface Stage {
  name: string;
  command: Command;
  /** Jest-shaped JSON report; a stage without one counts as a single test. */
  report?: string;
  /** How many of two cores it keeps busy. */
  cores: 1 | 2;
  /** Stages whose work it takes up. */
  after?: readonly string[];
  /** What it may take on two quiet cores, in seconds, and how much more with each further screen. */
  budget: { base: number; perScreen: number };
  /** Folders and files whose change it can notice. */
  reads: readonly string[];
  /** The command for what changed since a commit, where it need not be the whole; nothing where nothing is reached. */
  narrowed?: (ref: string, changed: readonly string[]) => Command | undefined;
}

interface Outcome {
  passed: number;
  failed: number;
  /** Left out for a reason that the stage itself prints; never counted as passed. */
  skipped: number;
}

const settings = ['package.json', 'package-lock.json', 'tsconfig.json', 'vite.config.ts', 'vitest.config.ts'];
const app = ['src', 'contracts', 'tokens', 'public', 'index.html', 'scripts'];

function vitest(
  name: string,
  projects: readonly string[],
  ...options: string[]
): Pick<Stage, 'name' | 'command' | 'report'> {
  const report = `${reports}/${name}.json`;
  const chosen = projects.flatMap((project) => ['--project', project]);
  const output = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  return { name, command: ['vitest', 'run', ...chosen, ...output, ...options], report };
}

/** Vitest follows imports; what is read by its path may reach any test. */
function byImports(stage: Pick<Stage, 'command'>): Stage['narrowed'] {
  return (ref, changed) =>
    changed.every(isModule)
      ? ([...stage.command, '--changed', ref, '--passWithNoTests'] as Command)
      : stage.command;
}

const unit = vitest('unit', ['app', 'mocking', 'node']);
const processes = vitest('process', ['process']);
const pact = vitest('pact', ['pact']);
// Journeys wait for servers, browsers and clocks more than they work, so two cores carry three.
const e2e = vitest('e2e', ['e2e'], '--maxWorkers=3');

const stages: Stage[] = [
  {
    name: 'check',
    command: ['node', 'scripts/check-all.ts'],
    cores: 2,
    budget: { base: 26, perScreen: 0.6 },
    reads: [
      'src',
      'server',
      'contracts',
      'stories',
      'e2e',
      'scripts',
      'bench',
      '.storybook',
      'tokens',
      'docs',
    ],
  },
  {
    ...pact,
    cores: 1,
    // The check reads what this one writes.
    after: ['check'],
    budget: { base: 9, perScreen: 0.2 },
    reads: [...settings, 'src', 'contracts'],
    narrowed: byImports(pact),
  },
  {
    name: 'build',
    command: ['node', 'scripts/appBuild.ts'],
    cores: 1,
    budget: { base: 12, perScreen: 0.1 },
    reads: [...settings, ...app, 'server', 'e2e'],
  },
  {
    name: 'storybook-build',
    command: ['storybook', 'build', '-o', 'dist/storybook', '--quiet'],
    cores: 1,
    budget: { base: 30, perScreen: 0.2 },
    reads: [...settings, ...app, 'stories', '.storybook'],
  },
  {
    name: 'pact-verify',
    command: ['node', 'contracts/verify.ts'],
    cores: 1,
    after: ['pact'],
    budget: { base: 10, perScreen: 0.2 },
    reads: [...settings, 'contracts', 'server', 'src/api'],
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
    budget: { base: 40, perScreen: 0 },
    reads: [...settings, 'server', 'contracts', 'scripts'],
  },
  {
    ...unit,
    cores: 2,
    budget: { base: 135, perScreen: 0.6 },
    reads: [...settings, 'src', 'server', 'contracts', 'scripts', 'tokens', '.storybook'],
    narrowed: byImports(unit),
  },
  {
    ...e2e,
    cores: 2,
    after: ['build'],
    budget: { base: 200, perScreen: 2 },
    reads: [...settings, ...app, 'server', 'e2e'],
    narrowed(_ref, changed) {
      const files = globSync('e2e/**/*.test.ts');
      const reached = journeysReached(changed, readAll(files));
      return reached.length === 0 ? undefined : ([...e2e.command, ...reached] as Command);
    },
  },
  {
    name: 'stories',
    command: ['node', 'scripts/stories.ts'],
    report: `${reports}/stories.json`,
    cores: 2,
    after: ['storybook-build'],
    budget: { base: 110, perScreen: 2 },
    reads: [...settings, ...app, 'stories', '.storybook'],
    narrowed(ref, changed) {
      if (!changed.every((path) => isModule(path) && !path.startsWith('.storybook/'))) return this.command;
      const reached = storiesReached(ref);
      return reached.length === 0 ? undefined : ([...this.command, ...reached] as Command);
    },
  },
];

/** Runs a stage alone on the terminal, or keeps what it says until it ends, so that two do not speak at once. */
function run({ name, cores }: Stage, [program, ...args]: Command): Promise<number> {
  return new Promise((resolve) => {
    const isAlone = cores === 2;
    if (isAlone) console.log(`\n── ${name}`);
    const child = spawn(program, args, {
      stdio: ['ignore', isAlone ? 'inherit' : 'pipe', isAlone ? 'inherit' : 'pipe'],
      env: { ...process.env, NO_COLOR: '1', STORYBOOK_DISABLE_TELEMETRY: '1' },
    });
    let said = '';
    child.stdout?.on('data', (chunk: Buffer) => (said += chunk.toString()));
    child.stderr?.on('data', (chunk: Buffer) => (said += chunk.toString()));
    const finish = (code: number) => {
      if (!isAlone) console.log(`\n── ${name}\n${said.trimEnd()}`);
      resolve(code);
    };
    child.on('error', () => finish(1));
    child.on('close', (code) => finish(code ?? 1));
  });
}

function countReport(path: string): Outcome {
  if (!existsSync(path)) return { passed: 0, failed: 1, skipped: 0 };
  const report = JSON.parse(readFileSync(path, 'utf8')) as {
    numPassedTests: number;
    numFailedTests: number;
    numPendingTests: number;
    testResults: { status: string; assertionResults: unknown[] }[];
  };
  // A file that fails to load has no tests of its own to count.
  const brokenFiles = report.testResults.filter(
    (file) => file.status === 'failed' && file.assertionResults.length === 0,
  ).length;
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + brokenFiles,
    skipped: report.numPendingTests,
  };
}

function count(stage: Stage, exitCode: number, mayBeEmpty: boolean): Outcome {
  if (!stage.report) return { passed: exitCode === 0 ? 1 : 0, failed: exitCode === 0 ? 0 : 1, skipped: 0 };
  const counted = countReport(stage.report);
  const isUnexplained = counted.failed === 0 && (exitCode !== 0 || (counted.passed === 0 && !mayBeEmpty));
  return isUnexplained ? { ...counted, failed: 1 } : counted;
}

const budgetOf = ({ budget }: Stage): number =>
  Math.round(budget.base + budget.perScreen * builtScreens.length);

const { values, positionals } = parseArgs({
  options: { changed: { type: 'string' } },
  allowPositionals: true,
});
const ref = values.changed;
const changed = ref === undefined ? undefined : changedSince(ref);

/** What a stage has to run, if anything. */
function commandOf(stage: Stage): Command | undefined {
  if (positionals.length > 0 && !positionals.includes(stage.name)) return undefined;
  if (ref === undefined || changed === undefined) return stage.command;
  const noticed = relevant(changed, stage.reads);
  if (noticed.length === 0) return undefined;
  return stage.narrowed ? stage.narrowed(ref, noticed) : stage.command;
}

const unknown = positionals.filter((name) => !stages.some((stage) => stage.name === name));
if (unknown.length > 0) {
  console.error(`There is no stage ${unknown.join(', ')}: ${stages.map(({ name }) => name).join(', ')}`);
  process.exit(1);
}
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

const waiting = stages.flatMap((stage) => {
  const command = commandOf(stage);
  return command ? [{ stage, command }] : [];
});
const chosen = waiting.map(({ stage }) => stage);
const results = new Map<string, { outcome: Outcome; seconds: number }>();
const beganAt = Date.now();

async function work({ stage, command }: (typeof waiting)[number]): Promise<void> {
  const startedAt = Date.now();
  const exitCode = await run(stage, command);
  const seconds = (Date.now() - startedAt) / 1000;
  results.set(stage.name, { outcome: count(stage, exitCode, ref !== undefined), seconds });
}

/** The first stage that has what it builds on and for which there are cores. */
function takeNext(freeCores: number): (typeof waiting)[number] | undefined {
  const isReady = ({ after = [] }: Stage) =>
    after.every((name) => results.has(name) || !chosen.some((stage) => stage.name === name));
  const at = waiting.findIndex(({ stage }) => isReady(stage));
  // Nobody overtakes a stage that waits for both cores, or it would wait for ever.
  return at >= 0 && waiting[at]!.stage.cores <= freeCores ? waiting.splice(at, 1)[0] : undefined;
}

const running = new Map<Promise<void>, number>();
while (waiting.length > 0 || running.size > 0) {
  const busy = [...running.values()].reduce((sum, cores) => sum + cores, 0);
  const next = takeNext(2 - busy);
  if (next) {
    const job: Promise<void> = work(next).finally(() => running.delete(job));
    running.set(job, next.stage.cores);
  } else {
    await Promise.race(running.keys());
  }
}

const total: Outcome = { passed: 0, failed: 0, skipped: 0 };
const lines: string[] = [];
const late: string[] = [];
for (const stage of chosen) {
  const { outcome, seconds } = results.get(stage.name)!;
  total.passed += outcome.passed;
  total.failed += outcome.failed;
  total.skipped += outcome.skipped;
  const budget = budgetOf(stage);
  if (seconds > budget) late.push(`${stage.name} (${seconds.toFixed(0)} of ${budget} s)`);
  const skipped = outcome.skipped === 0 ? '' : `, ${outcome.skipped} skipped`;
  lines.push(
    `${outcome.failed === 0 ? 'ok  ' : 'FAIL'} ${stage.name.padEnd(16)} ${String(outcome.passed).padStart(5)} passed ${String(outcome.failed).padStart(4)} failed ${seconds.toFixed(0).padStart(5)} of ${String(budget).padStart(3)} s${skipped}`,
  );
}
console.log(`\n${lines.join('\n')}\n`);
if (ref !== undefined) console.log(`Only what changed since ${ref} can reach`);
// A busy machine is no fault of the product: time is told and fails nothing.
if (late.length > 0) console.log(`Over budget: ${late.join(', ')}`);
const minutes = ((Date.now() - beganAt) / 60_000).toFixed(1);
console.log(`${minutes} minutes, ${total.skipped} skipped`);
// Read by machines: nothing else may follow.
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed === 0 ? 0 : 1;
