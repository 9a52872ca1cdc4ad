import type { Kysely } from 'kysely';
import { countFailedMessages, readOutboxFigures } from '../messaging/outboxFigures.ts';
import type { OutboxFigures } from '../messaging/outboxFigures.ts';
import type { OutboxObserver } from '../messaging/OutboxObserver.ts';
import type { Schema } from '../store/schema.ts';
import type { Channel } from '../commands/OutboxQueue.ts';
import type { Metrics } from './Metrics.ts';
import { Question } from './Question.ts';

interface Parts {
  db: Kysely<Schema>;
  clock: { now(): number };
  channels: readonly Channel[];
}

/**
 * Measures sending and queue of messages.
 * @returns observer for the outbox
 */
export function observeOutbox(metrics: Metrics, { db, clock, channels }: Parts): OutboxObserver {
  const read = new Question(async () => {
    const figures = new Map<string, OutboxFigures>();
    for (const channel of channels) figures.set(channel, await readOutboxFigures(db, channel, clock.now()));
    return figures;
  });
  const failedMessages = new Question(() => countFailedMessages(db));
  const gauges = (name: string, help: string, value: (figures: OutboxFigures) => number) =>
    metrics.gauges(name, help, 'channel', async () => {
      const figures = await read.answer();
      return figures && new Map(Array.from(figures, ([channel, of]) => [channel, value(of)] as const));
    });
  gauges('outbox_waiting', 'Messages that have not left', ({ waiting }) => waiting);
  gauges('outbox_age_seconds', 'Since the oldest of them was written down', ({ ageMs }) => ageMs / 1000);
  metrics.gauge('outbox_given_up', 'Messages that were not sent, and are kept for somebody to see', () =>
    failedMessages.answer(),
  );
  // Kinds declared on this server: messages of undeclared kinds are given up without an attempt.
  const sent = metrics.counter('outbox_sent_total', 'Messages that were taken over', ['kind']);
  const failures = metrics.counter('outbox_failures_total', 'Tries of messages that failed', ['kind']);
  const lost = metrics.counter('outbox_given_up_total', 'Messages that were given up', ['kind']);
  return {
    onSent: (kind) => sent.inc({ kind }),
    onFailed: (kind) => failures.inc({ kind }),
    onFailedMessage: (kind) => lost.inc({ kind }),
  };
}
