// The real server as its own process on a folder of its own, so that a test can kill it as a crash would.
import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { startFamilyBackEnd } from './familyBackEnd.ts';
import { freePort } from '../../server/testing/freePort.ts';

/** Names the folder whose copies save each server from inventing a past (prepare.ts). */
export const preparedFolder = 'PREPARED_DATA_DIR';

/** Journeys meet the product as if a plain back end of the family stood behind it (npm run proofs -- "plain back end"). */
export const isFamily = process.env['FAMILY'] === '1';

export interface ProductServer {
  url: string;
  dataDir: string;
  /** SIGKILL: nothing is flushed, nothing is said. */
  crash(): Promise<void>;
  /** Starts again on the same folder and port. */
  restart(): Promise<void>;
  /** SIGTERM; resolves with the exit code. */
  stop(): Promise<number | null>;
}

async function waitUntilReady(url: string, child: ChildProcess, output: () => string): Promise<void> {
  const deadline = Date.now() + 60_000;
  while (Date.now() < deadline) {
    if (child.exitCode !== null) throw new Error(`The server ended at start:\n${output()}`);
    try {
      const answer = await fetch(`${url}/api/currency/quotation_new`);
      if (answer.ok) return;
    } catch {
      // Not listening yet.
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`The server did not answer within a minute:\n${output()}`);
}

/** A folder of its own for a server, in the run's folder where there is one. */
function newDataDir(): string {
  const prepared = process.env[preparedFolder];
  if (prepared === undefined) return mkdtempSync(join(tmpdir(), 'meridian-e2e-'));
  const folder = mkdtempSync(join(dirname(prepared), 'server-'));
  cpSync(prepared, folder, { recursive: true });
  return folder;
}

/** @param script starts the server; another one than the product's own for what is compared with it. */
export async function startProductServer(
  environment: Record<string, string> = {},
  script = 'server/main.ts',
): Promise<ProductServer> {
  const port = await freePort();
  const dataDir = environment['DATA_DIR'] ?? newDataDir();
  const url = `http://127.0.0.1:${port}`;
  let child: ChildProcess;

  async function start(): Promise<void> {
    let output = '';
    child = spawn('node', [script], {
      env: { ...process.env, PORT: String(port), HOST: '127.0.0.1', DATA_DIR: dataDir, ...environment },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const keep = (chunk: Buffer) => {
      output = (output + chunk.toString()).slice(-20_000);
    };
    child.stdout?.on('data', keep);
    child.stderr?.on('data', keep);
    await waitUntilReady(url, child, () => output);
  }

  function end(signal: NodeJS.Signals): Promise<number | null> {
    return new Promise((resolve) => {
      if (child.exitCode !== null || child.signalCode !== null) return resolve(child.exitCode);
      child.once('exit', (code) => resolve(code));
      child.kill(signal);
    });
  }

  await start();
  let family = isFamily ? await startFamilyBackEnd(url) : undefined;
  const metAt = family?.url ?? url;
  return {
    url: metAt,
    dataDir,
    crash: async () => void (await end('SIGKILL')),
    async restart() {
      await start();
      if (isFamily) family ??= await startFamilyBackEnd(url, Number(new URL(metAt).port));
    },
    async stop() {
      await family?.close();
      family = undefined;
      return end('SIGTERM');
    },
  };
}
