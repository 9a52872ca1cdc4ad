// Runs every story as a test in a browser: play function, final state, network requests, contrast in both themes, and
// all axe rules on the first story of each file. Usage: node scripts/stories.ts [--built] [part of a file's path ...];
// --built tests the published stories of dist/storybook (npm run storybook:build) with all axe rules on each. It takes
// three times as long.
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { findBrowser } from './browser.ts';
import { serveFolder } from './staticServer.ts';

const storybook = 'dist/storybook';

type Report = {
  numPassedTests: number;
  numFailedTests: number;
  testResults: { name: string; status: string; message: string; assertionResults: unknown[] }[];
};

/** @param stdout the runner of the built stories also writes its report there; it is discarded */
function run(command: string, args: readonly string[], stdout: 'inherit' | 'ignore'): Promise<number> {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      stdio: ['ignore', stdout, 'inherit'],
      env: { ...process.env, CHROME_PATH: findBrowser(), FORCE_COLOR: '0', TZ: 'UTC' },
    });
    child.on('error', (error) => {
      console.error(error.message);
      resolve(1);
    });
    child.on('close', (code) => resolve(code ?? 1));
  });
}

async function runBuilt(outputFile: string, paths: readonly string[]): Promise<number> {
  if (!existsSync(`${storybook}/iframe.html`)) {
    console.error(`${storybook} is missing: run npm run storybook:build first`);
    return 1;
  }
  const server = await serveFolder(storybook);
  const args = ['--url', server.url, '--maxWorkers', '2', '--failOnConsole', '--testTimeout', '30000'];
  const code = await run(
    'test-storybook',
    [...args, '--json', '--outputFile', outputFile, ...paths],
    'ignore',
  );
  await server.close();
  return code;
}

async function runSources(outputFile: string, paths: readonly string[]): Promise<number> {
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${outputFile}`];
  return run('vitest', ['run', '--config', 'vitest.stories.config.ts', ...reporters, ...paths], 'inherit');
}

const { values, positionals } = parseArgs({
  options: { built: { type: 'boolean', default: false } },
  allowPositionals: true,
});
const outputFile = values.built ? 'dist/reports/stories-built.json' : 'dist/reports/stories.json';
mkdirSync('dist/reports', { recursive: true });
rmSync(outputFile, { force: true });
const code = await (values.built ? runBuilt : runSources)(outputFile, positionals);
if (!existsSync(outputFile)) {
  console.error('The runner left no report');
  process.exit(1);
}
const report = JSON.parse(readFileSync(outputFile, 'utf8')) as Report;
// A file that fails to load has no tests to count.
const broken = report.testResults.filter((f) => f.status === 'failed' && f.assertionResults.length === 0);
const failed = report.numFailedTests + broken.length;
console.log(`stories: ${report.numPassedTests} passed, ${failed} failed`);
// Errors between stories are not part of the report.
process.exitCode = code === 0 && failed === 0 && report.numPassedTests > 0 ? 0 : 1;
