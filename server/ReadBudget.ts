import { boundedCache } from './boundedCache.ts';

/** Rows that somebody may have looked at in one go: to the end of a list of a million, twice. */
const mostRows = 2_000_000;
/** What comes back of it: 20,000 rows take a core some 8 ms. */
const rowsPerS = 20_000;
/** The oldest make room. */
const ownersMax = 10_000;

interface Left {
  rows: number;
  /** As of when, ms since 1970 UTC. */
  at: number;
}

/**
 * How many rows each owner may still have looked at. Calls cost too differently to be counted alone: the first pages of
 * a list take a millisecond, one far back half a second. Whoever has spent more than there was waits until it has come
 * back, however much one call has cost.
 */
export class ReadBudget {
  private readonly clock: { now(): number };
  private readonly owners = boundedCache<Left>(ownersMax);

  constructor(clock: { now(): number }) {
    this.clock = clock;
  }

  /** Whole seconds until this owner may read on; 0 when it may now. */
  waitS(owner: string): number {
    return Math.max(0, Math.ceil(-this.left(owner) / rowsPerS));
  }

  spend(owner: string, rows: number): void {
    this.owners.set(owner, { rows: this.left(owner) - rows, at: this.clock.now() });
  }

  private left(owner: string): number {
    const known = this.owners.get(owner);
    if (!known) return mostRows;
    // A clock that was set back takes nothing away.
    const passedS = Math.max(0, this.clock.now() - known.at) / 1000;
    return Math.min(mostRows, known.rows + passedS * rowsPerS);
  }
}
