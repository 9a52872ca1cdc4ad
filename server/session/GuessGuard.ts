import { Attempts } from './Attempts.ts';

const quarterMs = 15 * 60_000;
const dayMs = 24 * 3_600_000;
/** Failures on one account from one network within a quarter of an hour; the owner can wait, a guesser cannot. */
const failuresHereMax = 10;
/** The same from all networks together, for those who change between them. */
const failuresAnywhereMax = 50;
/** How long a network is remembered as one that the owner logs in from. */
const familiarMs = 90 * dayMs;

interface Place {
  /** What is guessed at, as 'email:ann@example.com' or 'forget:ann@example.com'; counted alike whether it exists or not. */
  identifier: string;
  /** Where the caller is, as networkOf has it. */
  network: string;
}

/**
 * Slows down the guessing of passwords, and of codes, without handing anybody the means to lock others out: failures count where they come from,
 * and where somebody has logged in before, the failures of other places do not matter.
 */
export class GuessGuard {
  private readonly here: Attempts;
  private readonly anywhere: Attempts;
  private readonly network: Attempts;
  private readonly familiar: Attempts;

  /** @param failuresPerNetwork failures from one network, on whichever accounts, within a quarter of an hour */
  constructor(clock: { now(): number }, failuresPerNetwork: number) {
    this.here = new Attempts(clock, failuresHereMax, quarterMs);
    this.anywhere = new Attempts(clock, failuresAnywhereMax, quarterMs);
    this.network = new Attempts(clock, failuresPerNetwork, quarterMs);
    this.familiar = new Attempts(clock, 1, familiarMs);
  }

  /** What counts, by names that begin with this one. */
  counters(name: string): Record<string, Attempts> {
    return {
      [`${name}.here`]: this.here,
      [`${name}.anywhere`]: this.anywhere,
      [`${name}.network`]: this.network,
      [`${name}.familiar`]: this.familiar,
    };
  }

  /** Whole seconds until this place may try again; 0 when it may now. */
  waitS(place: Place): number {
    const key = keyOf(place);
    const isFamiliar = this.familiar.waitS(key) > 0;
    return Math.max(
      this.here.waitS(key),
      this.network.waitS(place.network),
      isFamiliar ? 0 : this.anywhere.waitS(place.identifier),
    );
  }

  /** Counts a try as a failure before it is looked at: many tries at once are many tries. */
  count(place: Place): void {
    this.here.count(keyOf(place));
    this.anywhere.count(place.identifier);
    this.network.count(place.network);
  }

  /** Takes a try back that was no wrong one. */
  uncount(place: Place): void {
    this.here.uncount(keyOf(place));
    this.anywhere.uncount(place.identifier);
    this.network.uncount(place.network);
  }

  /** The owner has been here. */
  succeed(place: Place): void {
    this.uncount(place);
    this.here.forget(keyOf(place));
    this.familiar.forget(keyOf(place));
    this.familiar.count(keyOf(place));
  }
}

function keyOf({ identifier, network }: Place): string {
  return `${network} ${identifier}`;
}
