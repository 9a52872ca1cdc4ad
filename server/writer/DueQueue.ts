// Work that falls due: written down by the command that makes it due, in its transaction.
import type { Kysely } from 'kysely';
import { RowWriter } from '../store/rows.ts';
import type { PendingRows } from '../store/rows.ts';
import type { Schema } from '../store/schema.ts';
import type { ServerEvent } from './events.ts';
import type { Participant } from './Participant.ts';
import type { Undo } from './Undo.ts';

/** What falls due, by kind, with what is known of it as JSON; a domain adds its own (`declare module`). */
export interface DueKinds {}

/** How a command asks for work; `at` is when it falls due, ms since 1970 UTC. */
export type Schedule = <Kind extends keyof DueKinds & string>(
  kind: Kind,
  at: number,
  about: DueKinds[Kind],
) => void;

const dueRows = new RowWriter('due_work', ['id', 'at', 'kind', 'about', 'tries', 'error', 'set_aside_at']);

/** Keeps what commands schedule until the end of their group. */
export class DueQueue implements Participant {
  private readonly undo: Undo;
  private waiting: unknown[][] = [];
  private nextId = 1;

  constructor(undo: Undo) {
    this.undo = undo;
  }

  readonly schedule: Schedule = (kind, at, about) => {
    this.waiting.push([this.nextId++, at, kind, JSON.stringify(about), 0, '', null]);
    this.undo.push(() => this.waiting.pop());
  };

  pending(): 'none' | 'now' {
    return this.waiting.length > 0 ? 'now' : 'none';
  }

  takeRows(): PendingRows[] {
    const rows = this.waiting;
    this.waiting = [];
    return [{ into: dueRows, rows }];
  }

  takeEvents(): ServerEvent[] {
    return [];
  }

  async rebuild(db: Kysely<Schema>): Promise<void> {
    this.waiting = [];
    const last = await db
      .selectFrom('due_work')
      .select((eb) => eb.fn.max('id').as('id'))
      .executeTakeFirst();
    this.nextId = Number(last?.id ?? 0) + 1;
  }
}
