import { Refusal } from '../refusal.ts';
import { demoAsset } from './account.ts';

/** Which money is stopped: all of it, or the practice accounts alone. */
export type MoneyScope = 'all' | 'demo';

export interface Stop {
  sentence: string;
  scope: MoneyScope;
}

type Listener = (stops: readonly Stop[]) => void;

/** Whether money may move. The ledger asks it before every change of a balance, so no command can pass it by. */
export class MoneyGate {
  /** Owners whose broken rows stop nothing. */
  quarantine: { readonly owners: ReadonlySet<string> } = { owners: new Set() };
  private paused: MoneyScope | undefined;
  private readonly told = new Map<string, MoneyScope>();
  private readonly listeners: Listener[] = [];
  /** Asked with every change of a balance. */
  private isMoneyStopped = false;

  /** Whether real money may move. */
  get isOpen(): boolean {
    return this.paused !== 'all' && !this.isStopped;
  }

  /** Whether practice money may move: it stops with all money, and also alone. */
  get isDemoOpen(): boolean {
    return this.paused === undefined && this.told.size === 0;
  }

  /** Whether real money is stopped. */
  get isStopped(): boolean {
    return this.isMoneyStopped;
  }

  /** Why money is stopped; none while it is not. */
  get stops(): readonly Stop[] {
    return Array.from(this.told, ([sentence, scope]) => ({ sentence, scope }));
  }

  /** @throws Refusal system.moneyPaused */
  requireOpen(asset: string): void {
    const isOpen = asset === demoAsset ? this.isDemoOpen : this.isOpen;
    if (!isOpen) throw new Refusal('system.moneyPaused');
  }

  /** Until `resume`: it is not known yet whether the books are sound. */
  pause(scope: MoneyScope = 'all'): void {
    this.paused = scope;
  }

  /** Stops stay. */
  resume(): void {
    this.paused = undefined;
  }

  /** Until `clear`, which a sound audit of everything calls. */
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

  /** Forgets why money was stopped, before everything is audited again: pause it first. */
  clear(): void {
    this.told.clear();
    this.isMoneyStopped = false;
  }

  /** Calls back once with each stop, including earlier ones. */
  whenStopped(listener: Listener): void {
    this.listeners.push(listener);
    if (this.told.size > 0) listener(this.stops);
  }
}
