// Numbers of waiting and failed messages, for monitoring.
import type { Kysely } from 'kysely';
import type { Schema } from '../store/schema.ts';
import type { Channel } from '../commands/OutboxQueue.ts';

/** Maximum rows counted: beyond it the exact number is irrelevant. */
const countedMost = 10_000;

/** Figures of one channel. */
export interface OutboxFigures {
  waiting: number;
  /** Age of the oldest message, ms; 0 when there is none. */
  ageMs: number;
}

/** Counts up to 10,000 rows of each lane of a channel. */
export async function readOutboxFigures(
  db: Kysely<Schema>,
  channel: Channel,
  now: number,
): Promise<OutboxFigures> {
  let figures: OutboxFigures = { waiting: 0, ageMs: 0 };
  for (const awaited of [1n, 0n]) {
    const first = db
      .selectFrom('outbox')
      .select('created_at')
      .where('channel', '=', channel)
      .where('awaited', '=', awaited)
      .where('given_up_at', 'is', null)
      .orderBy('at')
      .orderBy('id')
      .limit(countedMost);
    const { count, oldest } = await db
      .selectFrom(first.as('first'))
      .select(({ fn }) => [fn.countAll().as('count'), fn.min('created_at').as('oldest')])
      .executeTakeFirstOrThrow();
    const ageMs = oldest === null ? 0 : Math.max(0, now - Number(oldest));
    figures = { waiting: figures.waiting + Number(count), ageMs: Math.max(figures.ageMs, ageMs) };
  }
  return figures;
}

/** Number of stored failed messages, at most 10,000. */
export async function countFailedMessages(db: Kysely<Schema>): Promise<number> {
  const kept = db
    .selectFrom('outbox')
    .select('id')
    .where('given_up_at', 'is not', null)
    .orderBy('given_up_at')
    .limit(countedMost);
  const { count } = await db
    .selectFrom(kept.as('kept'))
    .select(({ fn }) => fn.countAll().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}
