// Runs one command of npm test or npm run proofs and waits until all processes that it started have ended.
import { spawn, type ChildProcess } from 'node:child_process';
import { resolve as resolvePath } from 'node:path';

export type Command = [string, ...string[]];

export interface Ending {
  code: number;
  said: string;
}

const children = new Set<ChildProcess>();

/** Kills the process and its children. */
function end({ pid }: ChildProcess): void {
  if (pid === undefined) return;
  try {
    process.kill(-pid, 'SIGKILL');
  } catch {
    // The process has already ended.
  }
}
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => {
    children.forEach(end);
    process.exit(1);
  });

interface Manner {
  /** Output mode: streamed, or buffered until the end, so the output of two commands does not interleave. */
  isLoud: boolean;
  /** Timeout in seconds; the command is then terminated. */
  limitS: number;
  environment?: Readonly<Record<string, string>>;
}

export function runCommand(
  name: string,
  [program, ...args]: Command,
  { isLoud, limitS, environment = {} }: Manner,
): Promise<Ending> {
  return new Promise((resolve) => {
    if (isLoud) console.log(`\n── ${name}`);
    const child = spawn(program, args, {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        ...process.env,
        NO_COLOR: '1',
        STORYBOOK_DISABLE_TELEMETRY: '1',
        // About sixty server processes start in a run; they share compiled code.
        NODE_COMPILE_CACHE: resolvePath('node_modules/.cache/node'),
        ...environment,
      },
      // Separate process group, so the whole group can be killed.
      detached: true,
    });
    children.add(child);
    let said = '';
    const hear = (text: string) => {
      said += text;
      if (isLoud) process.stdout.write(text);
    };
    const limit = setTimeout(() => {
      hear(`\n${name} did not end within ${limitS.toFixed(0)} s\n`);
      end(child);
    }, limitS * 1000);
    for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', hear);
    let isOver = false;
    const finish = (code: number) => {
      if (isOver) return;
      isOver = true;
      clearTimeout(limit);
      children.delete(child);
      if (!isLoud) console.log(`\n── ${name}\n${said.trimEnd()}`);
      resolve({ code, said });
    };
    child.on('error', () => finish(1));
    child.on('close', (code) => finish(code ?? 1));
    // Orphaned child processes may keep its output open.
    child.on('exit', (code) => setTimeout(() => finish(code ?? 1), 2000));
  });
}
