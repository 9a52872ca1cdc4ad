// State changes of stored messages.
import type { Selectable } from 'kysely';
import type { OutboxTable } from '../store/schema.ts';
import type { Tx } from '../commands/MoneyCommand.ts';
import type { Channel } from '../commands/OutboxQueue.ts';
import type { CommandExecutor } from '../commands/CommandExecutor.ts';

const errorMost = 500;
/** Retention of failed messages: age, and number. */
const keptMs = 30 * 86_400_000;
export const keptMost = 10_000;
/** Batch size, so that pruning delays no other command. */
const prunedAtOnce = 500;
const all: readonly Channel[] = ['mail', 'sms', 'webhook'];

/** The message was accepted. */
export async function takeOut({ db }: Tx, id: bigint): Promise<void> {
  await db.deleteFrom('outbox').where('id', '=', id).execute();
}

/** An attempt has failed. */
export async function putOff(
  { db }: Tx,
  { id, tries }: { id: bigint; tries: bigint },
  reason: string,
  at: bigint,
): Promise<void> {
  const tried = { tries: tries + 1n, error: reason.slice(0, errorMost), at };
  await db.updateTable('outbox').set(tried).where('id', '=', id).execute();
}

/**
 * Marks a message as failed, for the operator.
 * @param isSecret removes the payload
 * @returns whether it was still to be sent
 */
export async function giveUp(
  { db, now }: Tx,
  id: bigint,
  reason: string,
  isSecret: boolean,
): Promise<boolean> {
  const told = { error: reason.slice(0, errorMost), given_up_at: now, ...(isSecret && { about: '' }) };
  const { numUpdatedRows } = await db
    .updateTable('outbox')
    .set(told)
    .where('id', '=', id)
    .where('given_up_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

type Useless = Pick<Selectable<OutboxTable>, 'id' | 'key' | 'kind' | 'channel'>;

/**
 * Gives up messages for channels that no longer exist, and deletes those given up long ago.
 * @param channels existing channels
 * @returns messages given up
 */
export async function pruneOutbox(
  executor: Pick<CommandExecutor, 'run'>,
  channels: readonly Channel[],
): Promise<readonly Useless[]> {
  const gone = all.filter((channel) => !channels.includes(channel));
  const failedMessages: Useless[] = [];
  for (let some = prunedAtOnce; some === prunedAtOnce;) {
    const useless = await executor.run('outbox.prune', (tx) => giveUpUseless(tx, gone));
    failedMessages.push(...useless);
    some = useless.length;
  }
  while ((await executor.run('outbox.prune', removeOld)) === prunedAtOnce);
  return failedMessages;
}

async function giveUpUseless({ db, now }: Tx, gone: readonly Channel[]): Promise<Useless[]> {
  if (gone.length === 0) return [];
  const useless = await db
    .selectFrom('outbox')
    .select(['id', 'key', 'kind', 'channel'])
    .where('channel', 'in', gone)
    .where('given_up_at', 'is', null)
    .where('until', '<=', BigInt(now))
    .limit(prunedAtOnce)
    .execute();
  if (useless.length === 0) return [];
  // Applies to secrets too: it is too late for all of them.
  const told = { error: 'its channel is not configured', given_up_at: now, about: '' };
  await db.updateTable('outbox').set(told).where('id', 'in', idsOf(useless)).execute();
  return useless;
}

async function removeOld({ db, now }: Tx): Promise<number> {
  const failedMessages = db.selectFrom('outbox').where('given_up_at', 'is not', null);
  const beyond = await failedMessages
    .select('given_up_at')
    .orderBy('given_up_at', 'desc')
    .orderBy('id', 'desc')
    .offset(keptMost)
    .limit(1)
    .executeTakeFirst();
  const until = Math.max(now - keptMs, Number(beyond?.given_up_at ?? 0));
  const old = await failedMessages
    .select('id')
    .where('given_up_at', '<=', BigInt(until))
    .limit(prunedAtOnce)
    .execute();
  if (old.length === 0) return 0;
  await db.deleteFrom('outbox').where('id', 'in', idsOf(old)).execute();
  return old.length;
}

function idsOf(rows: readonly { id: bigint }[]): bigint[] {
  return rows.map(({ id }) => id);
}
