// Server time on a device whose clock may be hours off, be changed while the app runs, and pause while the device
// sleeps. All times in ms since 1970 UTC unless stated otherwise.

/** Gradual clock corrections make device clock and monotonic clock differ by less than this. */
const jumpMs = 1_000;
/** Samples older than this are unreliable because clocks drift. */
const keptMs = 15 * 60_000;
const mostSamples = 8;
/** A timestamp this far ahead is either wrong or confirmed by the next one. */
const leapMs = 5_000;
/** Maximum duration of a response. */
const backMs = 90_000;

interface Sample {
  /** Server clock minus monotonic clock. */
  offset: number;
  roundTripMs: number;
  /** On the monotonic clock. */
  at: number;
}

export class ServerClock {
  private samples: Sample[] = [];
  private offset: number | undefined;
  private slept = 0;
  private lead: number | undefined;
  private isSampled = false;
  /** Offset that an unconfirmed timestamp far ahead would give. */
  private claimed: number | undefined;

  /**
   * Monotonic milliseconds: setting the device clock back does not stop them, and sleep counts. A device clock set
   * forward looks like sleep, so prices look older than they are, never fresher, until the server time is known.
   */
  steady(): number {
    const lead = Date.now() - performance.now();
    const jump = lead - (this.lead ?? lead);
    this.lead = lead;
    if (jump > jumpMs) {
      this.slept += jump;
      this.samples = [];
      this.isSampled = false;
    }
    return performance.now() + this.slept;
  }

  /** Server time; device time before the first sample. */
  now(): number {
    const steady = this.steady();
    return this.offset === undefined ? Date.now() : steady + this.offset;
  }

  /** True until the server time is known, and again after possible sleep. */
  get isDoubtful(): boolean {
    this.steady();
    return !this.isSampled;
  }

  /**
   * A response with the server's time has arrived: half of its round trip is attributed to the way back, so the fastest
   * response is the most precise.
   */
  noteAnswer(serverMs: number, roundTripMs: number): void {
    const at = this.steady();
    const sample = { offset: serverMs + roundTripMs / 2 - at, roundTripMs, at };
    const isPossible = (known: Sample) =>
      Math.abs(known.offset - sample.offset) <= (known.roundTripMs + sample.roundTripMs) / 2 + jumpMs;
    // Samples that contradict the newest one are from before a clock change.
    this.samples = this.samples.filter((known) => isPossible(known) && at - known.at < keptMs);
    this.samples = [...this.samples, sample].slice(-mostSamples);
    this.offset = this.samples.reduce((best, next) =>
      next.roundTripMs <= best.roundTripMs ? next : best,
    ).offset;
    this.isSampled = true;
  }

  /**
   * A message has arrived: the server's clock is not behind its timestamp. One wrong timestamp must not make all prices
   * stale permanently, so a leap requires confirmation by a second message.
   * @param isNow the timestamp is the current time, not that of an older event: then the clock is not far ahead of it
   * either
   */
  noteServerMoment(serverMs: number, isNow = false): void {
    const least = serverMs - this.steady();
    const ahead = this.offset === undefined ? 0 : least - this.offset;
    const isLeap = ahead > leapMs || (isNow && ahead < -backMs);
    const isClaimed = this.claimed !== undefined && Math.abs(least - this.claimed) <= leapMs;
    this.claimed = isLeap ? least : undefined;
    if (isLeap && !isClaimed) return;
    if (this.offset === undefined || ahead > 0 || isLeap) this.offset = least;
  }
}

/** Clock of this page's server. */
export const serverClock = new ServerClock();

/** @param serverMs server time in a response that has just arrived; the others are this device's */
export function noteServerTime(serverMs: number, sentAt: number, receivedAt: number): void {
  serverClock.noteAnswer(serverMs, Math.max(0, receivedAt - sentAt));
}
