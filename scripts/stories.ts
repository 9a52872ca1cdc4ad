// Runs every story of dist/storybook as a test, once per theme: its play function and axe over the whole document.
// Usage: node scripts/stories.ts [light|dark]; build first with npm run storybook:build.
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { findBrowser } from './browser.ts';
import { serveFolder } from './staticServer.ts';

const storybook = 'dist/storybook';
const reports = 'dist/reports';
const themes = process.argv.slice(2).length > 0 ? process.argv.slice(2) : ['light', 'dark'];

type Report = {
  numPassedTests: number;
  numFailedTests: number;
  testResults: { name: string; status: string; message: string; assertionResults: unknown[] }[];
};

function runTheme(url: string, theme: string, outputFile: string): Promise<void> {
  const args = ['--url', url, '--maxWorkers', '2', '--failOnConsole', '--testTimeout', '30000'];
  return new Promise((resolve) => {
    const child = spawn('test-storybook', [...args, '--json', '--outputFile', outputFile], {
      // The runner's own JSON goes to the file and, again, to stdout, where nobody reads it.
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, THEME: theme, CHROME_PATH: findBrowser(), FORCE_COLOR: '0', TZ: 'UTC' },
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
mkdirSync(reports, { recursive: true });
const server = await serveFolder(storybook);
let failed = 0;
let passed = 0;
for (const theme of themes) {
  const outputFile = `${reports}/stories-${theme}.json`;
  rmSync(outputFile, { force: true });
  await runTheme(server.url, theme, outputFile);
  if (!existsSync(outputFile)) {
    console.error(`${theme}: the runner left no report`);
    failed += 1;
    continue;
  }
  const report = JSON.parse(readFileSync(outputFile, 'utf8')) as Report;
  // A file that fails to load has no tests of its own to count.
  const broken = report.testResults.filter((f) => f.status === 'failed' && f.assertionResults.length === 0);
  console.log(`${theme}: ${report.numPassedTests} passed, ${report.numFailedTests + broken.length} failed`);
  passed += report.numPassedTests;
  failed += report.numFailedTests + broken.length;
}
await server.close();
console.log(`stories: ${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 && passed > 0 ? 0 : 1;
