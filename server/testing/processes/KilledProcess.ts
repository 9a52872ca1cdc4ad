import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { MoneyStops } from '../MoneyStops.ts';

const longestMs = 240_000;

/** A server of e2e/killed that reports its commits line by line, until it is killed. */
export class KilledProcess {
  private readonly child: ChildProcess;
  private output = '';
  private errors = '';

  /** @param script in e2e/killed */
  constructor(script: string, values: readonly string[]) {
    const path = join(import.meta.dirname, '../../../e2e/killed', script);
    this.child = spawn(process.execPath, [path, ...values], { stdio: ['ignore', 'pipe', 'pipe'] });
    new MoneyStops().requireAlways(this.child);
    this.child.stdout!.setEncoding('utf8').on('data', (text: string) => (this.output += text));
    this.child.stderr!.setEncoding('utf8').on('data', (text: string) => (this.errors += text));
  }

  /** Complete lines of output. */
  get lines(): string[] {
    return this.output.split('\n').slice(0, -1);
  }

  /** Latest reported counts by kind. */
  get state(): Record<string, number> {
    const line = this.lines.findLast((each) => each.startsWith('state '));
    return line === undefined ? {} : (JSON.parse(line.slice('state '.length)) as Record<string, number>);
  }

  /** @throws Error when it ends before, or takes minutes */
  async until(isSo: () => boolean): Promise<void> {
    const until = performance.now() + longestMs;
    while (!isSo()) {
      if (performance.now() > until || this.child.exitCode !== null)
        throw new Error(`It does not come to it: ${this.errors} ${this.lines.slice(-3).join('\n')}`);
      await sleep(10);
    }
  }

  /** @throws Error when it has ended before, or has reported an error */
  async kill(): Promise<void> {
    const closed = once(this.child, 'close');
    this.child.kill('SIGKILL');
    const [code, signal] = (await closed) as [number | null, string | null];
    if (signal !== 'SIGKILL' || this.errors !== '') throw new Error(`It ended with ${code}: ${this.errors}`);
  }
}
