import type { ServerClock } from './clock.ts';

/** A server whose timestamps are this much older than before has had its clock set back. */
const setBackMs = 60_000;

/** Age of prices by the time their source reports, never by the mere success of a message or a call. */
export class LastWord {
  private readonly clock: ServerClock;
  private asOf: number | undefined;
  /** On the monotonic clock; -Infinity before the first report. */
  private heardAt = -Infinity;

  constructor(clock: ServerClock) {
    this.clock = clock;
  }

  /**
   * @param asOf when the source was known to be live, on the server's clock; undefined for a back end without this
   * field: then the time of arrival or of the request counts
   * @param heardAt that time, on the monotonic clock
   */
  note(asOf: number | undefined, heardAt = this.clock.steady()): void {
    if (!this.isNews(asOf, heardAt)) return;
    this.asOf = asOf;
    this.heardAt = heardAt;
  }

  /** Infinity before the first report. */
  get ageMs(): number {
    return this.ageOf(this.asOf, this.heardAt);
  }

  private ageOf(asOf: number | undefined, heardAt: number): number {
    const silence = Math.max(0, this.clock.steady() - heardAt);
    return asOf === undefined ? silence : Math.max(silence, this.clock.now() - asOf);
  }

  private isNews(asOf: number | undefined, heardAt: number): boolean {
    const isFresher = this.ageOf(asOf, heardAt) < this.ageMs;
    if (asOf === undefined || this.asOf === undefined) return isFresher;
    // A repeated moment is no update, regardless of its channel.
    return asOf > this.asOf || (asOf < this.asOf - setBackMs && isFresher);
  }
}
