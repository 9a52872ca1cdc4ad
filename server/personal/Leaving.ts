// What decisions and what falls due need of it when somebody leaves.
import type { MoneyTx } from '../commands/MoneyCommand.ts';

export interface Person {
  id: number;
  /** As 'user:12'. */
  owner: string;
}

export interface Leaving {
  readonly retention: Retention;
  /** Takes away what goes with the account. */
  close(tx: MoneyTx, person: Person): Promise<void>;
  /** Takes away what the law has demanded until now. */
  forget(tx: MoneyTx, person: Person): Promise<void>;
}

/** How long what nobody needs any more is kept. */
export interface Retention {
  /** What of a verification was rejected. */
  rejectedDays: number;
  /** What the law demands of a customer, after the account is closed. */
  closedYears: number;
}

export const defaultRetention: Retention = { rejectedDays: 90, closedYears: 5 };

const dayMs = 86_400_000;
export const rejectedKeptUntil = ({ rejectedDays }: Retention, decidedMs: number): number =>
  decidedMs + rejectedDays * dayMs;
/** The day of the year stays the same. */
export function closedKeptUntil({ closedYears }: Retention, closedMs: number): number {
  const end = new Date(closedMs);
  return end.setUTCFullYear(end.getUTCFullYear() + closedYears);
}
