/**
 * Undo log of a command. Everything in memory that commands change pushes the inverse of each change here; the command
 * executor runs them backwards when a command fails and drops them when it succeeds.
 */
export class Undo {
  private readonly steps: (() => void)[] = [];

  push(step: () => void): void {
    this.steps.push(step);
  }

  /** A savepoint. */
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
