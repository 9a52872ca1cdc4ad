import type { Kysely } from 'kysely';
import type { PendingRows } from '../store/rows.ts';
import type { Schema } from '../store/schema.ts';
import type { ServerEvent } from './events.ts';

/**
 * A part of the server with in-memory state that commands change: the ledger, the engines of domains. The command
 * executor persists all participants of a group in one transaction. After a failed commit every participant is rebuilt
 * from the database, which is authoritative.
 */
export interface Participant {
  /** 'now': a response waits for it; 'soon': the platform's own state only, which may wait for the next group. */
  pending(): 'none' | 'soon' | 'now';
  /** Returns the changes since the last call as database rows. */
  takeRows(): PendingRows[];
  /** Events that describe the changes since the last call; published after the commit. */
  takeEvents(): ServerEvent[];
  rebuild(db: Kysely<Schema>): Promise<void>;
  /** After a rebuild: whether the last written rows are in the database, as far as this participant can tell. */
  wasKept?(): boolean;
}
