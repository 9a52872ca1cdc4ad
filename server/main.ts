// Process entry point: configuration from the environment, ports, graceful shutdown.
import { chmodSync, statSync } from 'node:fs';
import { buildApp } from './app.ts';
import { readConfig } from './config.ts';
import type { Config } from './config.ts';
import { explainStart } from './explainStart.ts';
import { listen } from './http/listen.ts';
import { Metrics } from './ops/Metrics.ts';
import { OpsPort } from './ops/OpsPort.ts';
import { systemRandom } from './random.ts';
import { StartError } from './StartError.ts';
import { LeaseLost } from './store/Lease.ts';
import { lockFolder } from './store/lockFolder.ts';
import { openStore } from './store/openStore.ts';
import type { Store } from './store/openStore.ts';
import { migrations } from './product.ts';
import { UnknownOutcome } from './commands/CommandExecutor.ts';

const graceMs = 10_000;
/**
 * A first start computes years of prices between statements of one transaction, on a possibly busy machine. No command
 * is acknowledged yet, and a standby that takes over terminates its session.
 */
const startPauseMs = 60_000;
/** Time for pending requests to receive the answer that the outcome must be looked up. */
const lastAnswersMs = 200;

/** A start that loses its database ends with a message; the next start resumes where it stopped. */
function cutOff(store: Store, error: unknown): unknown {
  const cause = error instanceof UnknownOutcome ? error.cause : error;
  if (!store.isPassing(cause)) return error;
  const why = (cause as Error).message;
  return new StartError(`The database was lost during the start: ${why}`, { cause: error });
}

/** Restricts an existing folder to its owner, who may be another user. */
function closeFolder(folder: string): void {
  if (statSync(folder).uid === process.getuid?.()) chmodSync(folder, 0o700);
}

/**
 * Opens the database, listens, and stops on SIGTERM or SIGINT after the queued commands. On PostgreSQL it stands by
 * while another server holds the lease. Exits with code 1 when the database cannot be read after a failed commit or
 * another server has taken over: memory is invalid then, and the supervisor starts a new process.
 * @returns the listening address
 * @throws StartError when the data folder or port is in use, or the address does not belong to this machine
 */
export async function serve(config: Config): Promise<string> {
  // Files written here are not readable for other users of the machine.
  process.umask(0o077);
  // Nothing is acknowledged before listening, so it may exit immediately.
  let end: (signal: string) => unknown = () => process.exit(0);
  process.once('SIGTERM', (signal) => void end(signal));
  process.once('SIGINT', (signal) => void end(signal));
  // A full disk or a closed pipe behind them loses log lines, but does not end the server.
  for (const output of [process.stdout, process.stderr]) output.on('error', () => undefined);
  const metrics = new Metrics();
  const ops = await OpsPort.open(config, metrics);
  const { dataDir: folder, databaseUrl } = config;
  const unlock = databaseUrl === undefined ? lockFolder(folder) : () => undefined;
  if (databaseUrl === undefined) closeFolder(folder);
  const onWaiting = () => {
    ops.notReady('standby');
    process.stdout.write('Another server has the database: standing by\n');
  };
  const store = await openStore({ folder, databaseUrl, onWaiting, longestPauseMs: startPauseMs }, migrations);
  const lost = new Promise<never>((_, reject) => {
    store.whenLost(({ message }) => reject(new StartError(message)));
  });
  const app = await Promise.race([
    buildApp({
      clock: { now: Date.now },
      random: systemRandom,
      store,
      config,
      metrics,
      // The logger's own stream retries forever and blocks the exit when a disk is full.
      logStream: process.stdout,
    }),
    lost,
  ]).catch((error: unknown) => {
    const damage = store.damageOf(error);
    throw damage === undefined ? cutOff(store, error) : new StartError(damage, { cause: error });
  });
  store.limitPauses();
  let isEnding = false;
  end = async (signal: string) => {
    if (isEnding) return;
    isEnding = true;
    ops.notReady('stopping');
    app.log.info({ signal }, 'stopping');
    // Bounds the shutdown: committed data is safe, and the rest was never acknowledged.
    setTimeout(() => process.exit(1), graceMs).unref();
    await app.close();
    await store.close();
    unlock();
    process.exit(0);
  };
  app.context.executor.whenBroken((error) => {
    // The shutdown has already begun and has nothing left to write.
    if (isEnding) return;
    isEnding = true;
    const reason =
      error instanceof LeaseLost
        ? 'another server writes to the database: ending'
        : 'the state cannot be rebuilt from the database: ending';
    app.log.fatal({ err: error }, reason);
    setTimeout(() => process.exit(1), lastAnswersMs);
  });
  const address = await listen(app, config);
  const { readiness } = app.context;
  if (!isEnding) ops.ask({ reasons: () => readiness.reasons(), warnings: () => readiness.warnings() });
  return address;
}

if (import.meta.main) {
  await explainStart(async () => {
    await serve(readConfig(process.env));
  });
}
