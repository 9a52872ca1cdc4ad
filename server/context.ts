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

/** What the server is given from outside. */
export interface Surroundings {
  clock: Clock;
  random: Random;
  store: Store;
  config: Config;
  /** What it measures goes there. */
  metrics: Metrics;
}

/** What domains make for handlers, their own and those of others; each adds its own (`declare module`). */
export interface Services {}

/**
 * Everything that handlers work with; made once by buildApp. Whatever changes anything is a command of the command executor; reads
 * go to `store.db` or to `committed`.
 */
export interface Context
  extends Surroundings, Services, Pick<Core, 'executor' | 'gate' | 'quarantine' | 'reasons' | 'committed'> {
  log: FastifyBaseLogger;
  booksWatch: BooksWatch;
  /** Does what has fallen due while the server listens. */
  dueWork: DueRunner;
  /** What the server needs to work; whoever runs it is told what is missing. */
  readiness: Readiness;
  /** What domains tell people of their accounts. */
  noticeKinds: DeclaredNotices;
  /** Of lists that grow as long as somebody is a customer. */
  readBudget: ReadBudget;
  /** Carries what commands send while the server listens. */
  outbox: Outbox;
  /** What a sandbox keeps instead of sending it. */
  sandboxOutbox: SandboxOutbox | undefined;
  /** Told of faults that no call hears of. */
  onFault(error: unknown): void;
  /** Called once the server listens. */
  start(): Promise<void>;
  /** Finishes waiting commands and stops what moves by itself. */
  close(): Promise<void>;
}
