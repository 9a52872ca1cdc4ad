// npm run check: all checks that need no running app. Two run in parallel; oxlint and the type check use a core each.
import { spawn } from 'node:child_process';
import process from 'node:process';

type Task = { name: string; command: [string, ...string[]] };
type Result = { name: string; isGood: boolean; seconds: string; output: string };

const tasks: Task[] = [
  { name: 'oxlint', command: ['oxlint', '.'] },
  // Version 7 checks types in a quarter of the time; tools that use the compiler API need 5.9.
  { name: 'tsc', command: ['node', 'node_modules/typescript7/bin/tsc', '--noEmit', '-p', '.'] },
  { name: 'eslint', command: ['eslint', 'src', 'desk', '--max-warnings', '0'] },
  { name: 'oxfmt', command: ['oxfmt', '--check', '.'] },
  {
    name: 'depcruise',
    command: [
      'depcruise',
      '--no-progress',
      'src',
      'desk',
      'server',
      'contracts',
      'scripts',
      'stories',
      'tests',
      '.storybook',
    ],
  },
  { name: 'knip', command: ['knip', '--no-progress'] },
  { name: 'joins', command: ['node', 'scripts/check.ts'] },
];

function run({ name, command }: Task): Promise<Result> {
  const startedAt = performance.now();
  return new Promise((resolve) => {
    const [program, ...args] = command;
    const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
    const finish = (isGood: boolean) =>
      resolve({ name, isGood, seconds: ((performance.now() - startedAt) / 1000).toFixed(1), output });
    child.on('error', (error) => {
      output += String(error);
      finish(false);
    });
    child.on('close', (code) => finish(code === 0));
  });
}

const only = process.argv.slice(2);
const waiting = tasks.filter(({ name }) => only.length === 0 || only.includes(name));
const failed: string[] = [];

async function work(): Promise<void> {
  for (let task = waiting.shift(); task; task = waiting.shift()) {
    const { name, isGood, seconds, output } = await run(task);
    console.log(`${isGood ? 'ok  ' : 'FAIL'} ${name.padEnd(10)} ${seconds.padStart(6)} s`);
    if (isGood) continue;
    failed.push(name);
    console.log(output.trimEnd().replaceAll(/^/gm, '     '));
  }
}

await Promise.all([work(), work()]);
console.log(failed.length === 0 ? 'All checks passed' : `Failed: ${failed.join(', ')}`);
process.exitCode = failed.length === 0 ? 0 : 1;
