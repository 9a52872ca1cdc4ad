import { isPlatform } from './account.ts';
import type { Account } from './account.ts';
import { timedId } from '../store/timedId.ts';
import type { Undo } from '../commands/Undo.ts';

/** A stored transfer: one debit and one credit of the same units. */
export interface Posting {
  id: number;
  debit: Account;
  credit: Account;
  units: bigint;
  reason: string;
  reference: string;
  createdAt: number;
  /** Balance of the debited account after it, free and held; null unless the account is a user's. */
  debitAfter: bigint | null;
  creditAfter: bigint | null;
}

/** Postings since the last flush. */
export class Postings {
  private readonly undo: Undo;
  private waiting: Posting[] = [];
  private byKey = new Map<string, Posting>();
  /** Last posting of each user account. */
  private newest = new Map<number, Posting>();
  /** Last id assigned. */
  lastId = 0;

  constructor(undo: Undo) {
    this.undo = undo;
  }

  get size(): number {
    return this.waiting.length;
  }

  /**
   * Merges postings that differ only in units and time into one row. For a user account, only consecutive postings are
   * merged: each row states the balance after it, and in another order the balance might have been negative.
   * @returns the id of the row
   */
  add(posting: Omit<Posting, 'id'>): number {
    const key = keyOf(posting);
    const known = this.byKey.get(key);
    if (known && this.isNewest(known)) {
      const { units, debitAfter, creditAfter } = known;
      known.units += posting.units;
      known.debitAfter = posting.debitAfter;
      known.creditAfter = posting.creditAfter;
      this.undo.push(() => Object.assign(known, { units, debitAfter, creditAfter }));
      return known.id;
    }
    this.lastId = timedId(this.lastId, posting.createdAt);
    const added = { ...posting, id: this.lastId };
    this.waiting.push(added);
    this.undo.push(() => void this.waiting.pop());
    this.put(this.byKey, key, added);
    if (added.debitAfter !== null) this.put(this.newest, added.debit.id, added);
    if (added.creditAfter !== null) this.put(this.newest, added.credit.id, added);
    return added.id;
  }

  /** Returns and clears the pending postings, platform-to-platform ones netted. */
  take(): Posting[] {
    const taken = this.netPlatform();
    this.clear();
    return taken;
  }

  restart(lastId: number): void {
    this.clear();
    this.lastId = lastId;
  }

  private isNewest(posting: Posting): boolean {
    const { debit, credit, debitAfter, creditAfter } = posting;
    return (
      (debitAfter === null || this.newest.get(debit.id) === posting) &&
      (creditAfter === null || this.newest.get(credit.id) === posting)
    );
  }

  private put<Key>(map: Map<Key, Posting>, key: Key, posting: Posting): void {
    const before = map.get(key);
    map.set(key, posting);
    this.undo.push(() => void (before ? map.set(key, before) : map.delete(key)));
  }

  private clear(): void {
    this.waiting = [];
    this.byKey = new Map();
    this.newest = new Map();
  }

  /** Simulated trading moves the same units back and forth; only the net amount of a flush gets a row. */
  private netPlatform(): Posting[] {
    for (const forward of this.waiting) {
      const { debit, credit } = forward;
      if (!isPlatform(debit.owner) || !isPlatform(credit.owner)) continue;
      const opposite = this.byKey.get(keyOf({ ...forward, debit: credit, credit: debit }));
      if (!opposite) continue;
      const common = forward.units < opposite.units ? forward.units : opposite.units;
      forward.units -= common;
      opposite.units -= common;
    }
    return this.waiting.filter((posting) => posting.units > 0n);
  }
}

function keyOf({ debit, credit, reason, reference }: Omit<Posting, 'id'>): string {
  return `${debit.id}>${credit.id} ${reason} ${reference}`;
}
