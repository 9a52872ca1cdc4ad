// A whole server on its own database, for tests: manual clock, responses validated against openapi.json, log retained.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { operationsOf } from '../../../contracts/readOpenapi.ts';
import { buildApp } from '../../app.ts';
import { sentencesOf } from '../../audit/Findings.ts';
import type { Product } from '../../Domain.ts';
import { defaultConfig } from '../../config.ts';
import type { Config } from '../../config.ts';
import type { Context } from '../../context.ts';
import type { Core } from '../../engines.ts';
import { seededRandom } from '../../random.ts';
import { product as meridian } from '../../product.ts';
import type { Store } from '../../store/openStore.ts';
import { openTestStore, writeBegun } from '../testStore.ts';
import { keepDrawn } from '../keepDrawn.ts';
import { keptValidators } from '../keptValidators.ts';
import { closeAudited } from '../invariants.ts';
import { intercept } from './InterceptedDriver.ts';
import { MoneyStops } from '../MoneyStops.ts';
import type { Interception } from './InterceptedDriver.ts';

interface Answer {
  status: number;
  type: string;
  message: string;
  // oxlint-disable-next-line typescript/no-explicit-any -- tests look into answers of every call
  data: any;
}

interface Options {
  /**
   * Number of earlier starts on the same folder, so that random values differ between starts and repeat between runs.
   */
  starts: number;
  changes: Partial<Config>;
  interception: Interception;
  product?: () => Product;
  moneyStops: MoneyStops;
}

interface CallOptions {
  token?: string;
  language?: string;
  address?: string;
  userAgent?: string;
}

export interface TestApp {
  app: FastifyInstance;
  context: Context;
  /** Ledger and exchange themselves, including uncommitted state. */
  memory: Pick<Core, 'ledger' | 'exchange'>;
  folder: string;
  clock: { now(): number; advance(ms: number): void };
  /** Log lines written until now. */
  log: string[];
  call(operationId: string, fields?: Record<string, string>, options?: CallOptions): Promise<Answer>;
  /** Registers an address and logs in. */
  person(email: string): Promise<{ token: string; userId: number; owner: string }>;
  /** Declares that this test stops money on purpose; otherwise a stop fails `stop` and `close`, and the run. */
  expectBrokenBooks(): void;
  /** Stops like a process, keeping the folder. */
  stop(): Promise<void>;
  /** Restarts on the same folder, with an unchanged clock. */
  restart(changes?: Partial<Config>): Promise<TestApp>;
  /** Stops and removes the folder. */
  close(): Promise<void>;
}

export const password = 'correct horse 7';
/** Cheap on purpose: tests cover the flow, not the cost. */
const passwordCost = { memoryKiB: 64, passes: 1, parallelism: 1 };
const generous = 1_000_000;

const shared = meridian();
/** Cached by content: equal documents are read once. */
const documents = new Map([[JSON.stringify(shared.specification), shared.specification]]);

function oneOf({ specification, domains }: Product): Product {
  const text = JSON.stringify(specification);
  const known = documents.get(text);
  if (!known) documents.set(text, specification);
  return { specification: known ?? specification, domains };
}

const routes = new Map(
  operationsOf(shared.specification).map(
    ({ operation, ...route }) => [operation.operationId, route] as const,
  ),
);

export function testConfig(changes: Partial<Config> = {}): Config {
  return {
    ...defaultConfig,
    passwordCost,
    // Generating three years of candles takes a second.
    market: { ...defaultConfig.market, source: { kind: 'simulated', historyDays: 0 } },
    validatesResponses: true,
    documentKeys: { current: Buffer.alloc(32, 7) },
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
    ...changes,
  };
}

/**
 * Every stop ends with a full audit, unless the test declares that it damages the books.
 * @param interception around every statement of the server
 * @param product replaces this product, for each start
 */
export async function startTestApp(
  changes: Partial<Config> = {},
  interception: Interception = {},
  product?: () => Product,
): Promise<TestApp> {
  const folder = mkdtempSync(join(tmpdir(), 'meridian-server-'));
  // A market with its own prices has no shared history.
  if (!changes.market) await writeBegun(folder, begin);
  return startOn(folder, beginMs, {
    starts: 0,
    changes,
    interception,
    product,
    moneyStops: new MoneyStops(),
  });
}

/**
 * Folder after a completed first start, with a day of prices: for a server process, which would otherwise generate
 * years.
 */
export async function prepareFolder(folder: string): Promise<void> {
  await writeBegun(folder, begin);
}

const beginMs = Date.UTC(2026, 0, 5, 12);

/** Starts and stops a server, which leaves the price history. */
async function begin(folder: string): Promise<void> {
  const server = await startOn(folder, beginMs, {
    starts: 0,
    changes: {},
    interception: {},
    moneyStops: new MoneyStops(),
  });
  await server.stop();
}

async function startOn(folder: string, startMs: number, options: Options): Promise<TestApp> {
  const { starts, changes, interception, product, moneyStops } = options;
  let nowMs = startMs;
  const clock = { now: () => nowMs, advance: (ms: number) => void (nowMs += ms) };
  const log: string[] = [];
  const own = product && oneOf(product());
  const store = await openTestStore(folder, intercept(interception), own?.domains);
  const config = testConfig({ dataDir: folder, ...changes });
  const logStream = { write: (line: string) => void log.push(line) };
  const app = await buildApp({
    clock,
    random: seededRandom(`start ${starts}`),
    store,
    config,
    logStream,
    appFolder: join(folder, 'app'),
    product: own ?? shared,
    compiling: keptValidators,
  });
  app.context.gate.whenStopped((stops) => moneyStops.add(sentencesOf(stops)));
  await app.ready();
  keepDrawn(app.context.pictures);
  const stop = stopOnce(app, store, moneyStops, own);

  const call: TestApp['call'] = async (operationId, fields = {}, options = {}) => {
    const route = routes.get(operationId);
    if (!route) throw new Error(`openapi.json has no ${operationId}`);
    const text = new URLSearchParams(fields).toString();
    const isRead = route.method === 'get';
    const response = await app.inject({
      method: route.method as 'GET',
      url: `/api${route.path}${isRead && text ? `?${text}` : ''}`,
      headers: {
        ...(isRead ? {} : { 'content-type': 'application/x-www-form-urlencoded' }),
        ...(options.token === undefined ? {} : { authorization: options.token }),
        ...(options.userAgent === undefined ? {} : { 'user-agent': options.userAgent }),
        ...(options.language === undefined ? {} : { 'language-mark': options.language }),
      },
      remoteAddress: options.address ?? '127.0.0.1',
      ...(isRead ? {} : { payload: text }),
    });
    return { status: response.statusCode, ...response.json<Omit<Answer, 'status'>>() };
  };

  const person: TestApp['person'] = async (email) => {
    const code = (await call('sendEmailCode', { user_string: email, type: 'register' })).data.sandbox_code;
    await call('register', registration(email, code));
    const token = (await call('login', { user_string: email, password, user_type: 'email' })).data;
    const userId = (await call('profile', {}, { token })).data.id;
    return { token, userId, owner: `user:${userId}` };
  };

  return {
    app,
    context: app.context,
    memory: (await untilItReads(() => app.context.committed.read((state) => state))) as Core,
    folder,
    clock,
    log,
    call,
    person,
    expectBrokenBooks: () => moneyStops.expect(),
    stop,
    restart: async (changes = {}) => {
      await stop();
      const all = { ...options.changes, ...changes };
      return startOn(folder, nowMs, { ...options, starts: starts + 1, changes: all });
    },
    close: () => stopAndRemove(stop, folder),
  };
}

/** @returns a stop that fails when money has stopped or the books are broken, unless the test has declared it */
function stopOnce(
  app: FastifyInstance,
  store: Store,
  moneyStops: MoneyStops,
  own: Product | undefined,
): () => Promise<void> {
  const end = async () => {
    await app.close();
    await (moneyStops.isExpected ? store.close() : closeAudited(store, own));
    moneyStops.require();
  };
  let stopped: Promise<void> | undefined;
  return () => (stopped ??= end());
}

async function stopAndRemove(stop: () => Promise<void>, folder: string): Promise<void> {
  try {
    await stop();
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Retries a read: a stalled machine may have delayed the renewal of a start's lease. */
async function untilItReads<Seen>(read: () => Promise<Seen>): Promise<Seen> {
  for (let tries = 0; ; tries++) {
    try {
      return await read();
    } catch (error) {
      if (tries === 50) throw error;
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
  }
}

/** Complete form of the email tab. */
export function registration(email: string, code: string): Record<string, string> {
  return {
    type: 'email',
    user_string: email,
    password,
    re_password: password,
    code,
    extension_code: defaultConfig.invitationCode,
  };
}
