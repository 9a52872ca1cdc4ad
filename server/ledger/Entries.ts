// Postings as their owners read them: each has an entry in every user account that it changes.
import { RowWriter } from '../store/rows.ts';
import type { Account } from './account.ts';
import type { Posting } from './Postings.ts';

type Named = Pick<Account, 'id'>;
type Entered = Pick<Posting, 'id' | 'reason' | 'debitAfter' | 'creditAfter'> & {
  debit: Named;
  credit: Named;
};

/** Number of entries by reason. */
type Counts = Record<string, number>;

const none = '{}';

/** Parses the stored text; undefined if it was not written by this server. */
export function countsOf(text: unknown): Counts | undefined {
  if (typeof text !== 'string') return undefined;
  try {
    const counts: unknown = JSON.parse(text);
    return isCounts(counts) ? counts : undefined;
  } catch {
    return undefined;
  }
}

function isCounts(value: unknown): value is Counts {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  return Object.values(value).every((count) => Number.isSafeInteger(count) && count > 0);
}

/** Explains why entries of an account can no longer be numbered. */
export function uncountedSentence({ id, asset }: { id: number | bigint; asset: string }): string {
  return `Account ${id} (${asset}): its entries cannot be counted`;
}

export const entryRows = new RowWriter('entry', ['account', 'reason', 'id', 'nth']);

/** Increases with time; the two entries of a posting are adjacent. */
function entryIdOf(postingId: number, side: 'debit' | 'credit'): number {
  return postingId * 2 + (side === 'credit' ? 1 : 0);
}

export function postingOf(entryId: number): number {
  return Math.floor(entryId / 2);
}

/** The later entry of a posting. */
export function lastEntryOf(postingId: number): number {
  return entryIdOf(postingId, 'credit');
}

/**
 * Number of entries by account and reason. Every new entry is numbered within its series, so that the entries between
 * two of them are counted without reading rows.
 */
export class Entries {
  private readonly counts = new Map<number, Counts>();

  /**
   * Reloads from texts that `textOf` returned.
   * @returns accounts with an invalid text
   */
  load<Of extends Named>(accounts: Iterable<readonly [account: Of, text: string]>): Of[] {
    this.counts.clear();
    const unread: Of[] = [];
    for (const [account, text] of accounts) {
      if (text === none) continue;
      const counts = countsOf(text);
      if (counts) this.counts.set(account.id, counts);
      else unread.push(account);
    }
    return unread;
  }

  /** Rows for the entries of the newest postings; an account without `after` has no entries. */
  rowsOf(postings: readonly Entered[]): unknown[][] {
    const rows: unknown[][] = [];
    for (const { id, reason, debit, credit, debitAfter, creditAfter } of postings) {
      if (debitAfter !== null) rows.push(this.rowOf(debit, reason, entryIdOf(id, 'debit')));
      if (creditAfter !== null) rows.push(this.rowOf(credit, reason, entryIdOf(id, 'credit')));
    }
    return rows;
  }

  /** Counts of one account, stored with it. */
  textOf({ id }: Named): string {
    const counts = this.counts.get(id);
    return counts === undefined ? none : JSON.stringify(counts);
  }

  private rowOf({ id: account }: Named, reason: string, id: number): unknown[] {
    const counts = this.counts.get(account) ?? {};
    this.counts.set(account, counts);
    const nth = (counts[reason] ?? 0) + 1;
    counts[reason] = nth;
    return [account, reason, id, nth];
  }
}
