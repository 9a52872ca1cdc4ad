import type { Kysely } from 'kysely';
import type { PendingRows } from '../store/rows.ts';
import type { Schema } from '../store/schema.ts';
import type { ServerEvent } from './events.ts';

/**
 * A part of the server that keeps its truth in memory and is changed by commands: the ledger, the engines of domains.
 * The command executor persists every participant of a group in the group's one transaction. After a commit has failed
 * the database is the truth, and every participant is rebuilt from it.
 */
export interface Participant {
  /** 'now': an answer waits for it; 'soon': only the operator's own state, which may wait for the next group. */
  pending(): 'none' | 'soon' | 'now';
  /** Hands over what has changed since the last time, as the rows that keep it. */
  takeRows(): PendingRows[];
  /** Events that describe the changes since the last call; published after the commit. */
  takeEvents(): ServerEvent[];
  rebuild(db: Kysely<Schema>): Promise<void>;
  /** After a rebuild: whether the rows that were handed over last are in the database, as far as this part can tell. */
  wasKept?(): boolean;
}
