// The product's server as a process: one shared by all journeys, and a separate one for tests that configure, kill or
// damage it.
import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { cpSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { moneyStopped, MoneyStops } from '../../server/testing/MoneyStops.ts';
import { startPlainBackEnd } from './plainBackEnd.ts';

/** Environment variable with the folder whose copies save each server from generating a history (prepare.ts). */
export const preparedFolder = 'PREPARED_DATA_DIR';
/** Environment variable with the address of the shared server (prepare.ts). */
export const sharedServer = 'SHARED_SERVER';

/** Journeys meet the product as if a plain back end stood behind it (npm run proofs -- "plain back end"). */
export const isPlain = process.env['FAMILY'] === '1';

export interface ProductServer {
  url: string;
  dataDir: string;
  /** SIGKILL: no flush and no output. */
  crash(): Promise<void>;
  /** Restarts on the same folder and port. */
  restart(): Promise<void>;
  /** Declares that this test intentionally stops money. */
  expectBrokenBooks(): void;
  /**
   * SIGTERM; resolves with the exit code.
   * @throws Error when money processing has stopped, or the full audit of the server's data finds a fault, unexpectedly
   */
  stop(): Promise<number | null>;
}

const startsWithinMs = 60_000;
/** Interval of the audit during tests. */
const auditSeconds = '20';
/** Matches a line of the server's log. */
const listening = /Server listening at (http:\/\/127\.0\.0\.1:\d+)/;

/** @returns the address from the log */
function whenListening(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let output = '';
    const fail = (what: string) => reject(new Error(`${what}:\n${output}`));
    const timer = setTimeout(() => fail('The server did not listen within a minute'), startsWithinMs);
    const keep = (chunk: Buffer) => {
      output = (output + chunk.toString()).slice(-20_000);
      const [, url] = listening.exec(output) ?? [];
      if (url === undefined) return;
      clearTimeout(timer);
      resolve(url);
    };
    child.stdout?.on('data', keep);
    child.stderr?.on('data', keep);
    child.once('exit', () => {
      clearTimeout(timer);
      fail('The server ended at start');
    });
  });
}

/** @throws Error with the findings of the complete audit */
function requireSound(dataDir: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const args = ['server/cli/audit.ts', '--data', dataDir];
    execFile('node', args, (error, stdout, stderr) => {
      const found = `${stdout}${stderr}`.trim().replaceAll('\n', '; ');
      if (error) reject(new Error(`${moneyStopped}: ${found}`));
      else resolve();
    });
  });
}

/** A separate data folder for a server, in the run's folder if there is one. */
export function newDataDir(): string {
  const prepared = process.env[preparedFolder];
  if (prepared === undefined) return mkdtempSync(join(tmpdir(), 'meridian-e2e-'));
  const folder = mkdtempSync(join(dirname(prepared), 'server-'));
  cpSync(prepared, folder, { recursive: true });
  return folder;
}

/** @param script starts the server; default: the product's own, others are used for comparison */
export async function startProductServer(
  environment: Record<string, string> = {},
  script = 'server/main.ts',
): Promise<ProductServer> {
  const dataDir = environment['DATA_DIR'] ?? newDataDir();
  const moneyStops = new MoneyStops();
  let child: ChildProcess;

  /** @param port default: any free port */
  function start(port = '0'): Promise<string> {
    child = spawn('node', [script], {
      env: {
        ...process.env,
        AUDIT_SECONDS: auditSeconds,
        ...environment,
        PORT: port,
        HOST: '127.0.0.1',
        DATA_DIR: dataDir,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    moneyStops.watch(child);
    return whenListening(child);
  }

  function end(signal: NodeJS.Signals): Promise<number | null> {
    return new Promise((resolve) => {
      if (child.exitCode !== null || child.signalCode !== null) return resolve(child.exitCode);
      child.once('exit', (code) => resolve(code));
      child.kill(signal);
    });
  }

  const url = await start(environment['PORT']);
  let family = isPlain ? await startPlainBackEnd(url) : undefined;
  const metAt = family?.url ?? url;
  return {
    url: metAt,
    dataDir,
    expectBrokenBooks: () => moneyStops.expect(),
    crash: async () => void (await end('SIGKILL')),
    async restart() {
      await start(new URL(url).port);
      if (isPlain) family ??= await startPlainBackEnd(url, Number(new URL(metAt).port));
    },
    async stop() {
      await family?.close();
      family = undefined;
      const code = await end('SIGTERM');
      moneyStops.require();
      if (!moneyStops.isExpected) await requireSound(dataDir);
      return code;
    },
  };
}

/** Server configured for journeys (journeyConfig.ts): its market does not move until a user trades. */
export const startJourneyServer = (environment: Record<string, string> = {}): Promise<ProductServer> =>
  startProductServer(environment, 'e2e/support/journeyServer.ts');

export type JoinedServer = Pick<ProductServer, 'url' | 'stop'>;

/** Server shared by all journeys; each journey uses new users. */
export async function joinServer(): Promise<JoinedServer> {
  const url = process.env[sharedServer];
  if (url === undefined)
    throw new Error(`${sharedServer} is not set: prepare.ts starts the server of all journeys`);
  const family = isPlain ? await startPlainBackEnd(url) : undefined;
  return {
    url: family?.url ?? url,
    async stop() {
      await family?.close();
      return 0;
    },
  };
}
