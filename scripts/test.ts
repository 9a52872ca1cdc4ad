// npm test: every stage on a fresh clone, each counted from its own report; the last line sums them up.
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';

const reports = 'dist/reports';

interface Stage {
  name: string;
  command: [string, ...string[]];
  /** Jest-shaped JSON reports; a stage without one counts as a single test. */
  reports?: string[];
}

interface Outcome {
  passed: number;
  failed: number;
  /** Left out for a reason that the stage itself prints; never counted as passed. */
  skipped: number;
}

const vitest = (name: string, ...projects: string[]): Stage => ({
  name,
  command: [
    'vitest',
    'run',
    ...projects.flatMap((project) => ['--project', project]),
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${reports}/${name}.json`,
  ],
  reports: [`${reports}/${name}.json`],
});

const stages: Stage[] = [
  { name: 'check', command: ['node', 'scripts/check-all.ts'] },
  vitest('unit', 'app', 'node'),
  vitest('pact', 'pact'),
  { name: 'pact-verify', command: ['node', 'contracts/verify.ts'] },
  { name: 'pact-compare', command: ['node', 'contracts/compare.ts'] },
  { name: 'generated-files', command: ['node', 'scripts/generated.ts'] },
  { name: 'build', command: ['node', 'scripts/appBuild.ts'] },
  vitest('e2e', 'e2e'),
  { name: 'storybook-build', command: ['storybook', 'build', '-o', 'dist/storybook', '--quiet'] },
  {
    name: 'stories',
    command: ['node', 'scripts/stories.ts'],
    reports: [`${reports}/stories-light.json`, `${reports}/stories-dark.json`],
  },
];

function run(stage: Stage): Promise<number> {
  return new Promise((resolve) => {
    const [command, ...args] = stage.command;
    const child = spawn(command, args, {
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, NO_COLOR: '1', STORYBOOK_DISABLE_TELEMETRY: '1' },
    });
    child.on('error', () => resolve(1));
    child.on('close', (code) => resolve(code ?? 1));
  });
}

function countReport(path: string): Outcome {
  if (!existsSync(path)) return { passed: 0, failed: 1, skipped: 0 };
  const report = JSON.parse(readFileSync(path, 'utf8')) as {
    numPassedTests: number;
    numFailedTests: number;
    numPendingTests: number;
    numFailedTestSuites: number;
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

function count(stage: Stage, exitCode: number): Outcome {
  if (!stage.reports) return { passed: exitCode === 0 ? 1 : 0, failed: exitCode === 0 ? 0 : 1, skipped: 0 };
  const sum = stage.reports.map(countReport).reduce((a, b) => ({
    passed: a.passed + b.passed,
    failed: a.failed + b.failed,
    skipped: a.skipped + b.skipped,
  }));
  const isUnexplained = sum.failed === 0 && (exitCode !== 0 || sum.passed === 0);
  return isUnexplained ? { ...sum, failed: 1 } : sum;
}

const only = process.argv.slice(2);
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

const total: Outcome = { passed: 0, failed: 0, skipped: 0 };
const beganAt = Date.now();
const lines: string[] = [];
for (const stage of stages.filter(({ name }) => only.length === 0 || only.includes(name))) {
  const startedAt = Date.now();
  console.log(`\n── ${stage.name}`);
  const exitCode = await run(stage);
  const outcome = count(stage, exitCode);
  total.passed += outcome.passed;
  total.failed += outcome.failed;
  total.skipped += outcome.skipped;
  const seconds = ((Date.now() - startedAt) / 1000).toFixed(0);
  const skipped = outcome.skipped === 0 ? '' : `, ${outcome.skipped} skipped`;
  lines.push(
    `${outcome.failed === 0 ? 'ok  ' : 'FAIL'} ${stage.name.padEnd(16)} ${String(outcome.passed).padStart(5)} passed ${String(outcome.failed).padStart(4)} failed ${seconds.padStart(5)} s${skipped}`,
  );
}
console.log(`\n${lines.join('\n')}\n`);
const minutes = ((Date.now() - beganAt) / 60_000).toFixed(1);
console.log(`${minutes} minutes, ${total.skipped} skipped`);
// Read by machines: nothing else may follow.
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed === 0 ? 0 : 1;
