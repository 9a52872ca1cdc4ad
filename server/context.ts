import type { FastifyBaseLogger } from 'fastify';
import type { BooksWatch } from './audit/BooksWatch.ts';
import type { Config } from './config.ts';
import type { DeclaredNotices } from './domains/notices/public/kinds.ts';
import type { Core } from './engines.ts';
import type { Outbox } from './messaging/Outbox.ts';
import type { SandboxOutbox } from './messaging/SandboxOutbox.ts';
import type { Metrics } from './ops/Metrics.ts';
import type { Readiness } from './ops/Readiness.ts';
import type { Random } from './random.ts';
import type { ReadBudget } from './ReadBudget.ts';
import type { Store } from './store/openStore.ts';
import type { DueRunner } from './commands/DueRunner.ts';

export interface Clock {
  /** ms since 1970 UTC. */
  now(): number;
}

/** Dependencies of the server from outside. */
export interface Surroundings {
  clock: Clock;
  random: Random;
  store: Store;
  config: Config;
  /** Receives its measurements. */
  metrics: Metrics;
}

/** Services that domains provide to handlers; each domain adds its own (`declare module`). */
export interface Services {}

/**
 * Dependencies of all handlers, created once by buildApp. All changes are commands of the command executor; reads use
 * `store.db` or `committed`.
 */
export interface Context
  extends Surroundings, Services, Pick<Core, 'executor' | 'gate' | 'quarantine' | 'reasons' | 'committed'> {
  log: FastifyBaseLogger;
  booksWatch: BooksWatch;
  /** Runs due work while the server listens. */
  dueWork: DueRunner;
  /** Readiness checks, reported to operators. */
  readiness: Readiness;
  /** Kinds of account notices, declared by domains. */
  noticeKinds: DeclaredNotices;
  /** Read budget of lists that grow with an account. */
  readBudget: ReadBudget;
  /** Sends the messages of commands while the server listens. */
  outbox: Outbox;
  /** Messages that a sandbox stores instead of sending. */
  sandboxOutbox: SandboxOutbox | undefined;
  /** Called for faults outside of calls. */
  onFault(error: unknown): void;
  /** Called once the server listens. */
  start(): Promise<void>;
  /** Finishes waiting commands and stops background work. */
  close(): Promise<void>;
}
