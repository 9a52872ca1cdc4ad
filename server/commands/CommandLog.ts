// Log of the commands of users and operators: one row a command, written in its transaction and never changed. The hash
// of a row covers the row before, so changing or removing a row means rewriting all later rows.
import { hash } from 'node:crypto';
import { CompiledQuery } from 'kysely';
import type { Kysely } from 'kysely';
import { isPostgres } from '../store/dialect.ts';
import { RowWriter } from '../store/rows.ts';
import type { PendingRows } from '../store/rows.ts';
import type { Schema } from '../store/schema.ts';
import type { ServerEvent } from './events.ts';
import type { Participant } from './Participant.ts';

/** Identifies a command of one actor; a second one with the same key is a repetition. */
export interface CommandKey {
  /** The actor: 'user:12', 'desk:3', 'visitor'. */
  actor: string;
  name: string;
  repetition: string;
}

export interface CommandEntry extends Omit<CommandKey, 'repetition'> {
  repetition: string | null;
  /** JSON. */
  input: string;
  /** JSON. */
  outcome: string;
  /** ms since 1970 UTC. */
  createdAt: number;
}

export const commandRows = new RowWriter('command', [
  'id',
  'actor',
  'name',
  'repetition',
  'input',
  'outcome',
  'created_at',
  'hash',
]);

/** Hash of a row: SHA-256, in hex, of a JSON array of the previous hash ('' for the first) and the row's columns. */
export function linkOf(previous: string, id: number, entry: CommandEntry): string {
  const { actor, name, repetition, input, outcome, createdAt } = entry;
  return hash('sha256', JSON.stringify([previous, id, actor, name, repetition, input, outcome, createdAt]));
}

export function keyText({ actor, name, repetition }: CommandKey): string {
  return `${actor} ${name} ${repetition}`;
}

/** One statement for any number of keys, for each database. */
const findStatement = {
  sqlite: `select actor, name, repetition, input, outcome from json_each(?) as asked
    join command on actor = asked.value ->> 0 and name = asked.value ->> 1 and repetition = asked.value ->> 2`,
  postgres: `select actor, name, repetition, input, outcome from json_array_elements($1::json) as asked
    join command on actor = asked ->> 0 and name = asked ->> 1 and repetition = asked ->> 2`,
};

/** Input, as JSON, and outcome of a completed command. */
export interface DoneCommand {
  input: string;
  outcome: unknown;
}

/** Commands that were completed earlier, by `keyText`. */
export async function findDone(
  db: Kysely<Schema>,
  asked: readonly CommandKey[],
): Promise<Map<string, DoneCommand>> {
  if (asked.length === 0) return new Map();
  const keys = JSON.stringify(asked.map(({ actor, name, repetition }) => [actor, name, repetition]));
  const statement = findStatement[isPostgres(db) ? 'postgres' : 'sqlite'];
  const { rows } = await db.executeQuery<CommandKey & { input: string; outcome: string }>(
    CompiledQuery.raw(statement, [keys]),
  );
  return new Map(
    rows.map((row) => [keyText(row), { input: row.input, outcome: JSON.parse(row.outcome) as unknown }]),
  );
}

export class CommandLog implements Participant {
  private waiting: CommandEntry[] = [];
  private last = { id: 0, hash: '' };
  /** The last written row; undefined if none. */
  private handedOver: string | undefined;

  /** Adds a successful command; the order of calls is the order of execution. */
  add(entry: CommandEntry): void {
    this.waiting.push(entry);
  }

  pending(): 'none' | 'now' {
    return this.waiting.length > 0 ? 'now' : 'none';
  }

  takeRows(): PendingRows[] {
    const rows = this.waiting.map((entry) => {
      const id = this.last.id + 1;
      this.last = { id, hash: linkOf(this.last.hash, id, entry) };
      const { actor, name, repetition, input, outcome, createdAt } = entry;
      return [id, actor, name, repetition, input, outcome, createdAt, this.last.hash];
    });
    this.handedOver = rows.length > 0 ? this.last.hash : undefined;
    this.waiting = [];
    return [{ into: commandRows, rows }];
  }

  takeEvents(): ServerEvent[] {
    return [];
  }

  wasKept(): boolean {
    return this.handedOver !== undefined && this.last.hash === this.handedOver;
  }

  async rebuild(db: Kysely<Schema>): Promise<void> {
    this.waiting = [];
    const last = await db
      .selectFrom('command')
      .select(['id', 'hash'])
      .where('id', '=', (eb) => eb.selectFrom('command').select((newest) => newest.fn.max('id').as('id')))
      .executeTakeFirst();
    this.last = last ? { id: Number(last.id), hash: last.hash } : { id: 0, hash: '' };
  }
}
