// Runs every story of dist/storybook as a test: its play function, where it comes to rest, axe over the whole document,
// and the contrast once more in the dark theme. Usage: node scripts/stories.ts [part of a file's path ...]; build first
// with npm run storybook:build.
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { findBrowser } from './browser.ts';
import { serveFolder } from './staticServer.ts';

const storybook = 'dist/storybook';
const outputFile = 'dist/reports/stories.json';

type Report = {
  numPassedTests: number;
  numFailedTests: number;
  testResults: { name: string; status: string; message: string; assertionResults: unknown[] }[];
};

function runStories(url: string, paths: readonly string[]): Promise<void> {
  const args = ['--url', url, '--maxWorkers', '2', '--failOnConsole', '--testTimeout', '30000'];
  return new Promise((resolve) => {
    const child = spawn('test-storybook', [...args, '--json', '--outputFile', outputFile, ...paths], {
      // The runner's own JSON goes to the file and, again, to stdout, where nobody reads it.
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, CHROME_PATH: findBrowser(), FORCE_COLOR: '0', TZ: 'UTC' },
    });
    child.on('error', (error) => {
      console.error(error.message);
      resolve();
    });
    child.on('close', () => resolve());
  });
}

if (!existsSync(`${storybook}/iframe.html`)) {
  console.error(`${storybook} is missing: run npm run storybook:build first`);
  process.exit(1);
}
mkdirSync('dist/reports', { recursive: true });
rmSync(outputFile, { force: true });
const server = await serveFolder(storybook);
await runStories(server.url, process.argv.slice(2));
await server.close();
if (!existsSync(outputFile)) {
  console.error('The runner left no report');
  process.exit(1);
}
const report = JSON.parse(readFileSync(outputFile, 'utf8')) as Report;
// A file that fails to load has no tests of its own to count.
const broken = report.testResults.filter((f) => f.status === 'failed' && f.assertionResults.length === 0);
const failed = report.numFailedTests + broken.length;
console.log(`stories: ${report.numPassedTests} passed, ${failed} failed`);
process.exitCode = failed === 0 && report.numPassedTests > 0 ? 0 : 1;
