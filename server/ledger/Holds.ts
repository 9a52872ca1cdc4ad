// Held units of accounts, each for one purpose: an order, a withdrawal, a stake. An account's held amount is exactly
// the sum of its holds.
import { isPlatform } from './account.ts';
import type { Account } from './account.ts';
import { timedId } from '../store/timedId.ts';
import type { Undo } from '../commands/Undo.ts';

/** Purpose of a hold. */
export interface Purpose {
  /** Kind of the hold: 'spot.order'. */
  reason: string;
  /** What the units are held for: 'order:12'. */
  reference: string;
}

/** Open until all units are posted (transferred) or voided (returned). */
export interface Hold extends Readonly<Purpose> {
  readonly id: number;
  readonly account: Account;
  /** Initial minor units. */
  readonly units: bigint;
  readonly posted: bigint;
  readonly voided: bigint;
  /** ms since 1970 UTC. */
  readonly createdAt: number;
  /** ms since 1970 UTC; undefined while open. */
  readonly endedAt: number | undefined;
}

type Mutable = { -readonly [Key in keyof Hold]: Hold[Key] } & {
  /**
   * Whether the hold has a row: a hold that begins and ends between two flushes needs none, unless it is the newest.
   */
  isKept: boolean;
};

/** Units that are still held. */
export function heldBy({ units, posted, voided }: Pick<Hold, 'units' | 'posted' | 'voided'>): bigint {
  return units - posted - voided;
}

export class Holds {
  private readonly undo: Undo;
  private readonly open = new Map<number, Mutable>();
  private dirty = new Set<Mutable>();
  private lastId = 0;

  constructor(undo: Undo) {
    this.undo = undo;
  }

  /** Open holds, oldest first. */
  all(): Iterable<Hold> {
    return this.open.values();
  }

  get(id: number): Hold | undefined {
    return this.open.get(id);
  }

  add(account: Account, units: bigint, { reason, reference }: Purpose, createdAt: number): Hold {
    this.lastId = timedId(this.lastId, createdAt);
    const hold: Mutable = {
      id: this.lastId,
      account,
      units,
      posted: 0n,
      voided: 0n,
      reason,
      reference,
      createdAt,
      endedAt: undefined,
      isKept: false,
    };
    this.open.set(hold.id, hold);
    this.dirty.add(hold);
    this.undo.push(() => {
      this.open.delete(hold.id);
      this.dirty.delete(hold);
    });
    return hold;
  }

  /** @throws Error when the hold has less */
  take(hold: Hold, units: bigint, as: 'posted' | 'voided', now: number): void {
    const known = this.open.get(hold.id);
    if (known !== hold || units > heldBy(hold)) throw new Error(`${hold.reference} does not hold ${units}`);
    const before = { posted: known.posted, voided: known.voided, endedAt: undefined };
    known[as] += units;
    const hasEnded = heldBy(known) === 0n;
    if (hasEnded) {
      known.endedAt = now;
      this.open.delete(known.id);
    }
    this.dirty.add(known);
    this.undo.push(() => {
      Object.assign(known, before);
      if (hasEnded) this.open.set(known.id, known);
    });
  }

  /**
   * Returns the holds changed since the last call. The newest always gets a row: ids continue from the last row, and an
   * id that other rows reference (a case that an operator decides) must never be reused.
   */
  takeChanges(): Hold[] {
    const own = [...this.dirty].filter(({ account }) => !isPlatform(account.owner));
    const newest = own.reduce((most, { id }) => Math.max(most, id), 0);
    const changed = own.filter(({ id, isKept, endedAt }) => isKept || endedAt === undefined || id === newest);
    for (const hold of changed) hold.isKept = true;
    this.dirty = new Set();
    return changed;
  }

  /** Reloads persisted open holds. */
  load(holds: Iterable<Hold>, lastId: number): void {
    this.open.clear();
    this.dirty = new Set();
    for (const hold of holds) this.open.set(hold.id, { ...hold, isKept: true });
    this.lastId = lastId;
  }
}
