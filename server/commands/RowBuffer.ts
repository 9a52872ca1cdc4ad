import type { Kysely } from 'kysely';
import { RowWriter } from '../store/rows.ts';
import type { PendingRows } from '../store/rows.ts';
import type { Schema } from '../store/schema.ts';
import type { ServerEvent } from './events.ts';
import type { Participant } from './Participant.ts';
import type { Undo } from './Undo.ts';

/** Tables to which commands append rows without reading them. */
type Table = 'due_work' | 'outbox';

/** @throws Error if the value has no JSON form: then its command fails alone, not the whole group */
export function jsonOf(kind: string, about: unknown): string {
  const text = JSON.stringify(about) as string | undefined;
  if (text === undefined) throw new Error(`What ${kind} is about cannot be written as JSON`);
  return text;
}

/** Rows that commands append to a table, numbered, and buffered until the end of the group. */
export abstract class RowBuffer<Into extends Table> implements Participant {
  private readonly table: Table;
  private readonly into: RowWriter<Into>;
  protected readonly undo: Undo;
  private waiting: unknown[][] = [];
  private nextId = 1;

  /** @param columns in order, after the id */
  protected constructor(undo: Undo, table: Into, columns: readonly (keyof Schema[Into] & string)[]) {
    this.undo = undo;
    this.table = table;
    this.into = new RowWriter(table, ['id', ...columns]);
  }

  /** @returns its id */
  protected add(values: readonly unknown[]): number {
    const id = this.nextId++;
    this.waiting.push([id, ...values]);
    this.undo.push(() => this.waiting.pop());
    return id;
  }

  pending(): 'none' | 'now' {
    return this.waiting.length > 0 ? 'now' : 'none';
  }

  takeRows(): PendingRows[] {
    const rows = this.waiting;
    this.waiting = [];
    return [{ into: this.into, rows }];
  }

  takeEvents(): ServerEvent[] {
    return [];
  }

  async rebuild(db: Kysely<Schema>): Promise<void> {
    this.waiting = [];
    const last = await db
      .selectFrom(this.table)
      .select((eb) => eb.fn.max('id').as('id'))
      .executeTakeFirst();
    // Never reuses an id: a waiter for the old message would see the new one's status.
    this.nextId = Math.max(this.nextId, Number(last?.id ?? 0) + 1);
  }
}
