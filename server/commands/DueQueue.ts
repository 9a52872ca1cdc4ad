// Scheduled work: written in the transaction of the command that schedules it.
import type { Kysely } from 'kysely';
import type { PendingRows } from '../store/rows.ts';
import type { Schema } from '../store/schema.ts';
import { jsonOf, RowBuffer } from './RowBuffer.ts';
import type { Undo } from './Undo.ts';

/** Kinds of due work with their payload as JSON; each domain adds its own (`declare module`). */
export interface DueKinds {}

/** Schedules work; `at` is the due time, ms since 1970 UTC. */
export type Schedule = <Kind extends keyof DueKinds & string>(
  kind: Kind,
  at: number,
  about: DueKinds[Kind],
) => void;

/** Buffers scheduled work until the end of the group. */
export class DueQueue extends RowBuffer<'due_work'> {
  private first = Infinity;

  constructor(undo: Undo) {
    super(undo, 'due_work', ['at', 'due_at', 'kind', 'about', 'tries', 'error', 'set_aside_at']);
  }

  /** Earliest due time of the unwritten items. */
  get earliest(): number {
    return this.first;
  }

  readonly schedule: Schedule = (kind, at, about) => {
    if (!Number.isSafeInteger(at)) throw new Error(`${kind} cannot fall due at ${at}`);
    this.add([at, at, kind, jsonOf(kind, about), 0, '', null]);
    const before = this.first;
    this.first = Math.min(before, at);
    this.undo.push(() => (this.first = before));
  };

  override takeRows(): PendingRows[] {
    this.first = Infinity;
    return super.takeRows();
  }

  override rebuild(db: Kysely<Schema>): Promise<void> {
    this.first = Infinity;
    return super.rebuild(db);
  }
}
