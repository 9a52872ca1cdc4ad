// A stop of money on a test's server fails the run, unless the test has declared that it stops money on purpose.
import type { ChildProcess } from 'node:child_process';

/** Prefix of this error: npm test never retries a stage that reports it. */
export const moneyStopped = 'Money stopped on a server of a test';

/** All money, or demo money only. */
const logged = /"msg":"(?:practice )?money is stopped"/;

export class MoneyStops {
  private readonly sentences: string[] = [];
  private expected = false;

  get isExpected(): boolean {
    return this.expected;
  }

  /** For a test that breaks books on purpose. */
  expect(): void {
    this.expected = true;
  }

  add(sentences: readonly string[]): void {
    this.sentences.push(...sentences);
  }

  /** Watches a server's log. */
  watch({ stdout }: ChildProcess, onStop?: () => void): void {
    let rest = '';
    stdout?.on('data', (chunk: Buffer) => {
      const lines = (rest + String(chunk)).split('\n');
      rest = lines.pop()!;
      const stops = lines.filter((line) => logged.test(line));
      if (stops.length === 0) return;
      for (const line of stops) this.add((JSON.parse(line) as { violations: string[] }).violations);
      onStop?.();
    });
  }

  /** @throws Error with the violations, when no stop was expected */
  require(): void {
    if (this.expected || this.sentences.length === 0) return;
    throw new Error(`${moneyStopped}: ${this.sentences.splice(0).join('; ')}`);
  }

  /** For a server that no test waits for: an unhandled rejection fails the run. */
  requireAlways(child: ChildProcess): void {
    this.watch(child, () => void Promise.resolve().then(() => this.require()));
  }
}
