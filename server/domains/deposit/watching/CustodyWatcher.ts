import type { MoneyGate } from '../../../ledger/MoneyGate.ts';
import { Crediter } from '../Crediter.ts';
import type { CrediterOptions } from '../Crediter.ts';
import type { DepositNetwork } from '../public/depositNetworks.ts';
import { runLoop } from '../../../custody/runLoop.ts';
import type { Watcher } from './Watcher.ts';
import { takeNotice } from './takeNotice.ts';
import type { CustodyDeposit } from '../../../custody/notices/verifyWebhook.ts';
import { scannedHeight } from '../../../custody/scannedHeight.ts';

interface Options extends CrediterOptions {
  /** Those that run on the chain. */
  networks: readonly DepositNetwork[];
  gate: MoneyGate;
}

/** What was told is credited so soon. */
const pauseMs = 500;

/** A chain that nobody here reads: what a custody provider tells of it is all that is known. */
export class CustodyWatcher implements Watcher {
  /** Whoever tells nothing may have nothing to tell. */
  readonly isBehind = false;
  private readonly options: Options;
  private readonly crediter: Crediter;
  private readonly controller = new AbortController();
  private running: Promise<void> | undefined;
  private stepping: Promise<unknown> = Promise.resolve();
  private known: number | undefined;

  constructor(options: Options) {
    this.options = options;
    this.crediter = new Crediter(options);
  }

  get height(): number | undefined {
    return this.known;
  }

  start(): void {
    const { signal } = this.controller;
    const { onFault } = this.options;
    this.running ??= runLoop({ step: () => this.step(), pauseMs, signal, onFault });
  }

  async stop(): Promise<void> {
    this.controller.abort();
    await this.running;
  }

  /** Answers once it is in the database. @throws NoticeFault; what the command executor throws */
  async take(told: CustodyDeposit): Promise<void> {
    const { networks, executor } = this.options;
    const rules = { networks, isScreened: this.crediter.isScreened };
    await executor.runForPlatform('deposit.told', (tx) => takeNotice(tx, told, rules));
    this.crediter.wake();
  }

  step(): Promise<boolean> {
    // One after the other, whoever asks.
    const step = this.stepping.then(() => this.stepNow());
    this.stepping = step.catch(() => undefined);
    return step;
  }

  private async stepNow(): Promise<boolean> {
    const { gate, db, chain } = this.options;
    // What moves money waits with everybody else.
    if (!gate.isOpen) return false;
    if (this.known === undefined || this.crediter.hasPending) {
      this.known = await scannedHeight(db, chain);
    }
    return this.crediter.step();
  }
}
