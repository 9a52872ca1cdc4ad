import { Refusal } from '../refusal.ts';

/** Whether money may move. The ledger asks it before every change of a balance, so no command can pass it by. */
export class MoneyGate {
  private isPaused = false;
  private readonly told = new Set<string>();
  private readonly listeners: ((sentences: readonly string[]) => void)[] = [];

  get isOpen(): boolean {
    return !this.isPaused && !this.isStopped;
  }

  get isStopped(): boolean {
    return this.told.size > 0;
  }

  /** Why money is stopped; nothing while it is not. */
  get sentences(): readonly string[] {
    return [...this.told];
  }

  /** @throws Refusal system.moneyPaused */
  requireOpen(): void {
    if (!this.isOpen) throw new Refusal('system.moneyPaused');
  }

  /** Until `resume`: nobody knows yet whether the books are sound. */
  pause(): void {
    this.isPaused = true;
  }

  /** What was stopped stays so. */
  resume(): void {
    this.isPaused = false;
  }

  /** For as long as this process runs: only a start on a sound database opens it again. */
  stop(sentences: readonly string[]): void {
    const fresh = sentences.filter((sentence) => !this.told.has(sentence));
    if (fresh.length === 0) return;
    for (const sentence of fresh) this.told.add(sentence);
    for (const listener of this.listeners) listener(fresh);
  }

  /** Calls back with every sentence once, also with those of before. */
  whenStopped(listener: (sentences: readonly string[]) => void): void {
    this.listeners.push(listener);
    if (this.isStopped) listener(this.sentences);
  }
}
