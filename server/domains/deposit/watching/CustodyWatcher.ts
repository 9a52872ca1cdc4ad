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
  /** Networks on the chain. */
  networks: readonly DepositNetwork[];
  gate: MoneyGate;
}

/** Delay after which reported deposits are credited. */
const pauseMs = 500;

/** A chain that this server does not read: a custody provider's notices are the only source. */
export class CustodyWatcher implements Watcher {
  /** Silence is no fault: the provider may have nothing to report. */
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

  /**
   * Resolves when it is in the database.
   * @throws NoticeFault; errors of the command executor
   */
  async take(told: CustodyDeposit): Promise<void> {
    const { networks, executor } = this.options;
    const rules = { networks, isScreened: this.crediter.isScreened };
    await executor.runForPlatform('deposit.told', (tx) => takeNotice(tx, told, rules));
    this.crediter.wake();
  }

  step(): Promise<boolean> {
    // Steps run one after the other, for all callers.
    const step = this.stepping.then(() => this.stepNow());
    this.stepping = step.catch(() => undefined);
    return step;
  }

  private async stepNow(): Promise<boolean> {
    const { gate, db, chain } = this.options;
    // Work that moves money also waits while money is paused.
    if (!gate.isOpen) return false;
    if (this.known === undefined || this.crediter.hasPending) {
      this.known = await scannedHeight(db, chain);
    }
    return this.crediter.step();
  }
}
