// npm start when the app has to be built first: the build process ends before the server listens, and leaves no modules
// in it.
import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, expect, it } from 'vitest';
import { freePort } from '../testing/processes/freePort.ts';
import { MoneyStops } from '../testing/MoneyStops.ts';

const folder = mkdtempSync(join(tmpdir(), 'meridian-start-'));
let server: ChildProcess | undefined;
afterAll(() => {
  server?.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

/** Prints the URL of each module that a process loads. */
const tellModules = `import { registerHooks } from 'node:module';
import { appendFileSync } from 'node:fs';
registerHooks({
  load: (url, context, next) => {
    appendFileSync(${JSON.stringify(join(folder, 'modules'))}, process.pid + ' ' + url + '\\n');
    return next(url, context);
  },
});`;
/** Replaces the complete build, which takes seconds: it loads the bundler only. */
const bundles = `import ${JSON.stringify(import.meta.resolve('vite'))};`;

it(
  'the process that listens has loaded no bundler, which the build before it has',
  { timeout: 120_000 },
  async () => {
    mkdirSync(join(folder, 'scripts/build'), { recursive: true });
    writeFileSync(join(folder, 'scripts/build/appBuild.ts'), bundles);
    // A tape needs no generated history, so the start is fast.
    const tape = join(folder, 'tape.csv');
    writeFileSync(tape, 'time_ms,price,amount,side\n1700000000000,67000.01,0.5,buy\n');
    const port = String(await freePort());
    const own = {
      PORT: port,
      HOST: '127.0.0.1',
      DATA_DIR: join(folder, 'data'),
      MARKET_SOURCE: `replay:${tape}`,
    };
    const hook = `--import=data:text/javascript,${encodeURIComponent(tellModules)}`;
    server = spawn(process.execPath, [resolve('scripts/start.ts')], {
      cwd: folder,
      env: { ...process.env, ...own, NODE_OPTIONS: hook },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    new MoneyStops().requireAlways(server);
    const asked = () => fetch(`http://127.0.0.1:${port}/api/site/config`).catch(() => undefined);
    while (server.exitCode === null && !(await asked())?.ok) await sleep(100);
    expect(server.exitCode).toBeNull();
    const loaded = readFileSync(join(folder, 'modules'), 'utf8').trimEnd().split('\n');
    const bundlerOf = (isServer: boolean) =>
      loaded.filter((line) => {
        const [pid, url = ''] = line.split(' ');
        return (pid === String(server!.pid)) === isServer && /\/node_modules\/(vite|rolldown)\//.test(url);
      });
    expect(loaded.some((line) => line.endsWith('/server/main.ts'))).toBe(true);
    expect(bundlerOf(false)).not.toEqual([]);
    expect(bundlerOf(true)).toEqual([]);
  },
);
