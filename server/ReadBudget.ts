import { boundedCache } from './boundedCache.ts';
import { limit } from './domains/session/limits/limit.ts';
import type { Spend } from './store/newestIds.ts';

/** Rows that a user may read without a pause: twice to the end of a list of a million. */
const mostRows = 2_000_000;
/** Refill rate: reading 20,000 rows takes a core about 8 ms. */
const rowsPerS = 20_000;
/** The oldest entries are evicted. */
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
  /** Resolves when the last read has ended. */
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

  /** @param onRefused called for each refused read */
  constructor(clock: { now(): number }, onRefused: () => void = () => undefined) {
    this.clock = clock;
    this.onRefused = onRefused;
  }

  /**
   * Runs a read after the owner's earlier ones: the cost of a read is known only at its end.
   * @throws Refusal system.rateLimited if the owner's reads have scanned too many rows, or too many reads wait
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

  /** @throws Refusal system.rateLimited if the wait is not 0 */
  private limit(waitS: number): void {
    if (waitS > 0) this.onRefused();
    limit(waitS);
  }

  /** Whole seconds until this owner may read again; 0 if allowed now. */
  private waitS(owner: string): number {
    return Math.max(0, Math.ceil(-this.left(owner) / rowsPerS));
  }

  spend(owner: string, rows: number): void {
    this.owners.set(owner, { rows: this.left(owner) - rows, at: this.clock.now() });
  }

  private left(owner: string): number {
    const known = this.owners.get(owner);
    if (!known) return mostRows;
    // A clock that is set back does not reduce the budget.
    const passedS = Math.max(0, this.clock.now() - known.at) / 1000;
    return Math.min(mostRows, known.rows + passedS * rowsPerS);
  }
}
