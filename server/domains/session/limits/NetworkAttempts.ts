import { wideNetworkOf } from '../../../http/networkOf.ts';
import { Attempts } from '../public/Attempts.ts';

/** A wider block of networks may together make this many times the attempts of one network. */
const wideTimes = 4;

/**
 * Counts attempts by network. Providers assign whole blocks of IPv6 networks to one line, so one user may use 65,536 of
 * them: the block counts as well.
 */
export class NetworkAttempts {
  private readonly narrow: Attempts;
  private readonly wide: Attempts;

  constructor(clock: { now(): number }, limit: number, windowMs: number) {
    this.narrow = new Attempts(clock, limit, windowMs);
    this.wide = new Attempts(clock, wideTimes * limit, windowMs);
  }

  /** Counters, by names with this prefix. */
  counters(name: string): Record<string, Attempts> {
    return { [name]: this.narrow, [`${name}.wide`]: this.wide };
  }

  /** Whole seconds until this network may try again; 0 when it may now. */
  waitS(network: string): number {
    return Math.max(...this.countsOf(network).map(([attempts, key]) => attempts.waitS(key)));
  }

  count(network: string): void {
    for (const [attempts, key] of this.countsOf(network)) attempts.count(key);
  }

  uncount(network: string): void {
    for (const [attempts, key] of this.countsOf(network)) attempts.uncount(key);
  }

  private countsOf(network: string): [attempts: Attempts, key: string][] {
    const wide = wideNetworkOf(network);
    return wide === network
      ? [[this.narrow, network]]
      : [
          [this.narrow, network],
          [this.wide, wide],
        ];
  }
}
