// The real server for contract verification: a fresh database, a frozen clock and reproducible randomness for every
// interaction, on one stable port.
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildApp } from '../app.ts';
import { defaultConfig } from '../config.ts';
import type { Config } from '../config.ts';
import type { Product } from '../Domain.ts';
import { exampleReviews } from './states/exampleReviews.ts';
import { closeAudited } from './invariants.ts';
import { keepDrawn } from './keepDrawn.ts';
import { keptValidators } from './keptValidators.ts';
import { seededRandom } from '../random.ts';
import type { StateValues } from '../../contracts/providerStates.ts';
import { putInto } from './states/states.ts';
import type { StateParameters } from './states/stateOf.ts';
import { openStore } from '../store/openStore.ts';
import { migrations, product as meridian } from '../product.ts';
import type { Place } from '../store/openStore.ts';
import { openTestStore, placeOf, withoutSync } from './testStore.ts';

export interface VerificationServer {
  /** For example http://127.0.0.1:1234; calls are under /api. */
  url: string;
  /**
   * Puts the server into a state. The first state after a request begins with a fresh database.
   * @returns values that replace the pact's own in the calls
   * @throws Error for a state that server/testing/states/states.ts does not have
   */
  setState(name: string, parameters?: StateParameters): Promise<StateValues>;
  close(): Promise<void>;
}

/** The product with kinds of cases for pacts; shared, so that its document is read once. */
const product: Product = withExamples(meridian());

function withExamples({ specification, domains }: Product): Product {
  return { specification, domains: [...domains, exampleReviews] };
}

const startMs = Date.UTC(2026, 0, 5, 12);
const generous = 1_000_000;

function verificationConfig(folder: string): Config {
  return {
    ...defaultConfig,
    dataDir: folder,
    validatesResponses: true,
    reviewHours: 24,
    // Key of the data that is copied between databases.
    documentKeys: { current: Buffer.alloc(32, 1) },
    // Candles are copied and scanned before each interaction: today's are enough.
    market: { ...defaultConfig.market, source: { kind: 'simulated', historyDays: 0 } },
    // Short block time, so that no test waits.
    sandboxBlockMs: 1000,
    logLevel: 'silent',
    // The cost of password hashing is not verified here.
    passwordCost: { memoryKiB: 64, passes: 1, parallelism: 1 },
    limits: {
      callsPerMinute: generous,
      moneyPerMinute: generous,
      sessionPerMinute: generous,
      codesPerHour: generous,
      loginFailures: generous,
      usernamesPerHour: generous,
      socketsPerNetwork: generous,
      verificationsPerDay: generous,
      uploadsPerDay: generous,
      bankCardsPerDay: generous,
      sandboxSendsPerDay: generous,
    },
  };
}

async function startOn(place: Place) {
  let nowMs = startMs;
  const clock = { now: () => nowMs, advance: (ms: number) => void (nowMs += ms) };
  const { folder } = place;
  const store = await withoutSync(await openStore(place, migrations), place);
  const random = seededRandom('verification');
  const app = await buildApp({
    clock,
    random,
    store,
    config: verificationConfig(folder),
    appFolder: join(folder, 'app'),
    product,
    compiling: keptValidators,
  });
  await app.ready();
  keepDrawn(app.context.pictures);
  const close = async () => {
    await app.close();
    await closeAudited(store, product);
  };
  return { app, close, folder };
}

/** Writes the tables and a day of prices once; every interaction begins with a copy of them. */
async function makeTemplate(folder: string): Promise<void> {
  const { close } = await startOn(await placeOf(folder));
  await close();
}

/** @param options.port 0 selects any free one */
export async function startVerificationServer({ port = 0 } = {}): Promise<VerificationServer> {
  const folder = mkdtempSync(join(tmpdir(), 'meridian-verification-'));
  const template = join(folder, 'template');
  await makeTemplate(template);
  const startFresh = async () => startOn(await placeOf(mkdtempSync(join(folder, 'run-')), template));
  let current = await startFresh();
  let hasAnswered = false;
  const front = createServer((request, response) => {
    hasAnswered = true;
    current.app.routing(request, response);
  });
  await new Promise<void>((resolve) => front.listen(port, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(front.address() as AddressInfo).port}`,
    async setState(name, parameters = {}) {
      if (hasAnswered) {
        await current.close();
        rmSync(current.folder, { recursive: true });
        current = await startFresh();
        hasAnswered = false;
      }
      return putInto(current.app.context, name, parameters);
    },
    async close() {
      front.closeAllConnections();
      await new Promise((resolve) => front.close(resolve));
      await current.close();
      rmSync(folder, { recursive: true });
    },
  };
}

/** The real server on a port, with a running clock and market: for messages that it pushes over sockets. */
export async function startFeedVerificationServer(): Promise<VerificationServer> {
  const folder = mkdtempSync(join(tmpdir(), 'meridian-feed-verification-'));
  const store = await openTestStore(folder);
  const config = verificationConfig(folder);
  const random = seededRandom('feed verification');
  const app = await buildApp({
    clock: { now: Date.now },
    random,
    store,
    config,
    appFolder: join(folder, 'app'),
    product,
    compiling: keptValidators,
  });
  const url = await app.listen({ host: '127.0.0.1', port: 0 });
  return {
    url,
    setState: (name, parameters) => putInto(app.context, name, parameters),
    async close() {
      await app.close();
      await closeAudited(store, product);
      rmSync(folder, { recursive: true });
    },
  };
}
