import { isHouse } from './account.ts';
import type { Account } from './account.ts';
import type { Undo } from './Undo.ts';

/** A transfer as it is kept: one debit and one credit of the same units. */
export interface Posting {
  id: number;
  debit: Account;
  credit: Account;
  units: bigint;
  reason: string;
  reference: string;
  createdAt: number;
}

/** The postings since the last flush. */
export class Postings {
  private readonly undo: Undo;
  private waiting = new Map<string, Posting>();
  private nextId = 1;

  constructor(undo: Undo) {
    this.undo = undo;
  }

  get size(): number {
    return this.waiting.size;
  }

  /** Postings that agree in all but units and time become one row. */
  add(posting: Omit<Posting, 'id'>): void {
    const key = keyOf(posting);
    const known = this.waiting.get(key);
    if (known) {
      known.units += posting.units;
      this.undo.push(() => {
        known.units -= posting.units;
      });
      return;
    }
    this.waiting.set(key, { ...posting, id: this.nextId++ });
    this.undo.push(() => {
      this.waiting.delete(key);
    });
  }

  /** Hands over what waits, house-to-house postings netted. */
  take(): Posting[] {
    const taken = netHouse(this.waiting);
    this.waiting = new Map();
    return taken;
  }

  restart(lastId: number): void {
    this.waiting = new Map();
    this.nextId = lastId + 1;
  }
}

function keyOf({ debit, credit, reason, reference }: Omit<Posting, 'id'>): string {
  return `${debit.id}>${credit.id} ${reason} ${reference}`;
}

/** Simulated trading moves the same units to and fro; only what remains of a flush is worth a row. */
function netHouse(postings: ReadonlyMap<string, Posting>): Posting[] {
  for (const forward of postings.values()) {
    const { debit, credit } = forward;
    if (!isHouse(debit.owner) || !isHouse(credit.owner)) continue;
    const opposite = postings.get(keyOf({ ...forward, debit: credit, credit: debit }));
    if (!opposite) continue;
    const common = forward.units < opposite.units ? forward.units : opposite.units;
    forward.units -= common;
    opposite.units -= common;
  }
  return [...postings.values()].filter((posting) => posting.units > 0n);
}
