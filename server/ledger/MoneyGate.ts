import { Refusal } from '../refusal.ts';
import { demoAsset } from './account.ts';

/** Scope of a stop: all money, or the demo accounts only. */
export type MoneyScope = 'all' | 'demo';

export interface Stop {
  sentence: string;
  scope: MoneyScope;
}

type Listener = (stops: readonly Stop[]) => void;

/** Decides whether money may move. The ledger checks it before every balance change, so no command can bypass it. */
export class MoneyGate {
  /** Owners whose broken rows do not stop money. */
  quarantine: { readonly owners: ReadonlySet<string> } = { owners: new Set() };
  private paused: MoneyScope | undefined;
  private readonly told = new Map<string, MoneyScope>();
  private readonly listeners: Listener[] = [];
  /** Cached, because it is checked with every balance change. */
  private isMoneyStopped = false;

  /** Whether real money may move. */
  get isOpen(): boolean {
    return this.paused !== 'all' && !this.isStopped;
  }

  /** Whether demo money may move: it stops with all money, and also separately. */
  get isDemoOpen(): boolean {
    return this.paused === undefined && this.told.size === 0;
  }

  /** Whether real money is stopped. */
  get isStopped(): boolean {
    return this.isMoneyStopped;
  }

  /** Reasons why money is stopped; empty while it is not. */
  get stops(): readonly Stop[] {
    return Array.from(this.told, ([sentence, scope]) => ({ sentence, scope }));
  }

  /** @throws Refusal system.moneyPaused */
  requireOpen(asset: string): void {
    const isOpen = asset === demoAsset ? this.isDemoOpen : this.isOpen;
    if (!isOpen) throw new Refusal('system.moneyPaused');
  }

  /** Pauses until `resume`, while the soundness of the books is unknown. */
  pause(scope: MoneyScope = 'all'): void {
    this.paused = scope;
  }

  /** Ends a pause; stops remain. */
  resume(): void {
    this.paused = undefined;
  }

  /** Stops until `clear`, which a successful full audit calls. */
  stop(sentences: readonly string[], scope: MoneyScope = 'all'): void {
    const fresh = sentences.filter((sentence) => !this.told.has(sentence));
    if (fresh.length === 0) return;
    for (const sentence of fresh) this.told.set(sentence, scope);
    if (scope === 'all') this.isMoneyStopped = true;
    const stops = fresh.map((sentence) => ({ sentence, scope }));
    for (const listener of this.listeners) listener(stops);
  }

  /** For a broken row of one owner; a quarantined owner is already known. */
  stopFor(owner: string, sentence: string, scope: MoneyScope): void {
    if (!this.quarantine.owners.has(owner)) this.stop([sentence], scope);
  }

  /** Clears the stops before a full audit: pause first. */
  clear(): void {
    this.told.clear();
    this.isMoneyStopped = false;
  }

  /** Calls the listener once for each stop, including earlier ones. */
  whenStopped(listener: Listener): void {
    this.listeners.push(listener);
    if (this.told.size > 0) listener(this.stops);
  }
}
