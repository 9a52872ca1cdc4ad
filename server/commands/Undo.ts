/**
 * What a failed command has to take back. Everything that lives in memory and is changed by commands pushes
 * the opposite of each change here; the command executor runs them backwards when a command fails, and forgets them
 * when it succeeds.
 */
export class Undo {
  private readonly steps: (() => void)[] = [];

  push(step: () => void): void {
    this.steps.push(step);
  }

  /** A point to come back to. */
  mark(): number {
    return this.steps.length;
  }

  rollback(mark: number): void {
    while (this.steps.length > mark) this.steps.pop()!();
  }

  forget(): void {
    this.steps.length = 0;
  }
}
