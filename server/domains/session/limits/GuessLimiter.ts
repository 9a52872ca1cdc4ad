import { Attempts } from '../public/Attempts.ts';
import { NetworkAttempts } from './NetworkAttempts.ts';

const quarterMs = 15 * 60_000;
/** Failures on one account from one network within a quarter of an hour; the owner can wait, a guesser cannot. */
const failuresHereMax = 10;

export interface Place {
  /**
   * Subject of the guess, such as 'email:ann@example.com' or 'forget:ann@example.com'; counted alike whether or not it
   * exists.
   */
  identifier: string;
  /** Network of the caller, in the format of networkOf. */
  network: string;
}

/** Counts failed attempts per network: on one account, and on all accounts. */
export class GuessLimiter {
  private readonly here: Attempts;
  private readonly network: NetworkAttempts;

  /** @param failuresPerNetwork maximum failures from one network, across all accounts, within a quarter of an hour */
  constructor(clock: { now(): number }, failuresPerNetwork: number) {
    this.here = new Attempts(clock, failuresHereMax, quarterMs);
    this.network = new NetworkAttempts(clock, failuresPerNetwork, quarterMs);
  }

  /** Counters, by names with this prefix. */
  counters(name: string): Record<string, Attempts> {
    return { [`${name}.here`]: this.here, ...this.network.counters(`${name}.network`) };
  }

  /** Whole seconds until this place may try again; 0 when it may now. */
  waitS(place: Place): number {
    return Math.max(this.here.waitS(keyOf(place)), this.network.waitS(place.network));
  }

  /** Counts an attempt as a failure before it is checked, because attempts can be concurrent. */
  count(place: Place): void {
    this.here.count(keyOf(place));
    this.network.count(place.network);
  }

  /** Uncounts an attempt that did not fail. */
  uncount(place: Place): void {
    this.here.uncount(keyOf(place));
    this.network.uncount(place.network);
  }

  /** The owner has logged in from here: earlier failures from this place no longer count. */
  ownerSeen(place: Place): void {
    this.here.forget(keyOf(place));
  }
}

function keyOf({ identifier, network }: Place): string {
  return `${network} ${identifier}`;
}
