import { Attempts } from './Attempts.ts';
import { NetworkAttempts } from './NetworkAttempts.ts';

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
 * Slows down the guessing of passwords, and of codes, without handing anybody the means to lock others out: failures
 * count where they come from, and where somebody has logged in before, the failures of other places do not matter.
 */
export class GuessGuard {
  private readonly here: Attempts;
  private readonly anywhere: Attempts;
  private readonly network: NetworkAttempts;
  private readonly familiar: Attempts;

  /** @param failuresPerNetwork failures from one network, on whichever accounts, within a quarter of an hour */
  constructor(clock: { now(): number }, failuresPerNetwork: number) {
    this.here = new Attempts(clock, failuresHereMax, quarterMs);
    this.anywhere = new Attempts(clock, failuresAnywhereMax, quarterMs);
    this.network = new NetworkAttempts(clock, failuresPerNetwork, quarterMs);
    this.familiar = new Attempts(clock, 1, familiarMs);
  }

  /** What counts, by names that begin with this one. */
  counters(name: string): Record<string, Attempts> {
    return {
      [`${name}.here`]: this.here,
      [`${name}.anywhere`]: this.anywhere,
      ...this.network.counters(`${name}.network`),
      [`${name}.familiar`]: this.familiar,
    };
  }

  /** Whole seconds until this place may try again; 0 when it may now. */
  waitS(place: Place): number {
    return Math.max(this.waitHereS(place), this.waitAnywhereS(place));
  }

  /** The part of the wait that the place has brought about itself. */
  waitHereS(place: Place): number {
    return Math.max(this.here.waitS(keyOf(place)), this.network.waitS(place.network));
  }

  /** The part of the wait that all places together have brought about. */
  waitAnywhereS(place: Place): number {
    return this.isFamiliar(place) ? 0 : this.anywhere.waitS(place.identifier);
  }

  /** Counts a try as a failure before it is looked at: many tries at once are many tries. */
  count(place: Place): void {
    this.countHere(place);
    this.countAnywhere(place);
  }

  countHere(place: Place): void {
    this.here.count(keyOf(place));
    this.network.count(place.network);
  }

  countAnywhere({ identifier }: Place): void {
    this.anywhere.count(identifier);
  }

  /** Takes a try back that was no wrong one. */
  uncount(place: Place): void {
    this.uncountHere(place);
    this.uncountAnywhere(place);
  }

  uncountHere(place: Place): void {
    this.here.uncount(keyOf(place));
    this.network.uncount(place.network);
  }

  uncountAnywhere({ identifier }: Place): void {
    this.anywhere.uncount(identifier);
  }

  /** A try that was counted was the owner's. */
  succeed(place: Place): void {
    this.uncount(place);
    this.ownerSeen(place);
  }

  /** The owner is here, by other means than a try: what was tried here before does not matter any longer. */
  ownerSeen(place: Place): void {
    const key = keyOf(place);
    this.here.forget(key);
    this.familiar.forget(key);
    this.familiar.count(key);
  }

  /** Whether the owner has been here. */
  isFamiliar(place: Place): boolean {
    return this.familiar.waitS(keyOf(place)) > 0;
  }
}

function keyOf({ identifier, network }: Place): string {
  return `${network} ${identifier}`;
}
