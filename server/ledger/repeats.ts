// The answers of commands that may be sent again, by owner and command id.
import type { Kysely } from 'kysely';
import { RowWriter } from '../store/rows.ts';
import type { PendingRows } from '../store/rows.ts';
import type { Schema } from '../store/schema.ts';

/** Makes a command harmless to repeat: the same owner and id get the first answer again. */
export interface Once {
  owner: string;
  commandId: string;
}

export type AnswerRow = readonly [owner: string, commandId: string, answer: string, createdAt: number];

const commandRows = new RowWriter('command', ['owner', 'command_id', 'answer', 'created_at']);

export function onceKey(once: Once): string {
  return `${once.owner} ${once.commandId}`;
}

/** One query finds which repeatable commands of a group have been answered before. */
export async function findAnswers(db: Kysely<Schema>, asked: readonly Once[]): Promise<Map<string, unknown>> {
  if (asked.length === 0) return new Map();
  const rows = await db
    .selectFrom('command')
    .select(['owner', 'command_id', 'answer'])
    .where((eb) => eb.or(asked.map(({ owner, commandId }) => eb.and({ owner, command_id: commandId }))))
    .execute();
  return new Map(
    rows.map((row) => [onceKey({ owner: row.owner, commandId: row.command_id }), JSON.parse(row.answer)]),
  );
}

/** Made while the command can still fail alone: an answer that is no JSON must not stop its group. */
export function answerRow(once: Once, answer: unknown, now: number): AnswerRow {
  return [once.owner, once.commandId, JSON.stringify(answer ?? null), now];
}

export function answerRows(rows: readonly AnswerRow[]): PendingRows {
  return { into: commandRows, rows };
}
