import { boundedCache } from './boundedCache.ts';
import { limit } from './domains/session/limits/limit.ts';
import type { Spend } from './store/newestIds.ts';

/** Rows that a user may read without a pause: twice to the end of a list of a million. */
const mostRows = 2_000_000;
/** Refill rate: reading 20,000 rows takes a core about 8 ms. */
const rowsPerS = 20_000;
/** The oldest make room. */
const ownersMax = 10_000;
/** Concurrent and queued reads of one owner; an app requests only a few pages at a time. */
export const readsAtOnce = 20;

interface Left {
  rows: number;
  /** Time of the reading, ms since 1970 UTC. */
  at: number;
}

interface Queue {
  reads: number;
  /** Settles once the last of them has ended. */
  ended: Promise<void>;
}

/**
 * Limits the rows that each owner reads. A limit on calls does not suffice: the first pages of a list take a
 * millisecond, a page far back half a second. An owner who overdraws the budget waits until it refills, whatever a
 * single call costs.
 */
export class ReadBudget {
  private readonly clock: { now(): number };
  private readonly onRefused: () => void;
  private readonly owners = boundedCache<Left>(ownersMax);
  private readonly queues = new Map<string, Queue>();

  /** @param onRefused told of each read that is refused */
  constructor(clock: { now(): number }, onRefused: () => void = () => undefined) {
    this.clock = clock;
    this.onRefused = onRefused;
  }

  /**
   * Reads once what this owner asked for before has been read: what that cost shows only at its end.
   * @throws Refusal system.rateLimited when the owner has had too many rows looked at, or waits for too many reads
   */
  async inTurn<Answer>(owner: string, read: (spend: Spend) => Promise<Answer>): Promise<Answer> {
    const queue = this.queues.get(owner) ?? { reads: 0, ended: Promise.resolve() };
    if (queue.reads >= readsAtOnce) this.limit(Math.max(1, this.waitS(owner)));
    const answer = queue.ended.then(() => {
      this.limit(this.waitS(owner));
      return read((rows) => this.spend(owner, rows));
    });
    queue.reads += 1;
    queue.ended = answer.then(
      () => undefined,
      () => undefined,
    );
    this.queues.set(owner, queue);
    try {
      return await answer;
    } finally {
      queue.reads -= 1;
      if (queue.reads === 0) this.queues.delete(owner);
    }
  }

  /** @throws Refusal system.rateLimited when there is something to wait for */
  private limit(waitS: number): void {
    if (waitS > 0) this.onRefused();
    limit(waitS);
  }

  /** Whole seconds until this owner may read on; 0 when it may now. */
  private waitS(owner: string): number {
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
