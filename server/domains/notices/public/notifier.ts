// Notifies users of events on their account: a row in the transaction of the command that caused the event.
import type { Tx } from '../../../commands/MoneyCommand.ts';
import { sendToChannels } from './sendToChannels.ts';
import type { SentTo } from './sendToChannels.ts';
import type { NoticeKinds, NoticesOf } from './kinds.ts';

declare module '../../../commands/events.ts' {
  interface Events {
    notice: NoticeEvent;
  }
}

export interface NoticeEvent {
  type: 'notice';
  owner: string;
}

const dayMs = 86_400_000;
/** Maximum number of stored notices per owner; older ones are deleted. */
const keptMost = 500;
/** Maximum retention: the privacy policy promises it for networks, which notices contain in part. */
export const keptMs = 90 * 86_400_000;
/**
 * Maximum per kind and day: an attacker who knows a password must not bury earlier notices, such as the one about their
 * first log-in.
 */
const mostADay = 40;
/** Each new notice deletes this many of the oldest, so that no command has to delete thousands. */
const agedAtOnce = 20;

/**
 * Creates a domain's function that notifies users of its declared kinds, in the app and over the channels of a kind.
 * @returns a function to call in a command; a failed command sends no notices
 */
export function notifier<Kind extends keyof NoticeKinds & string>(declared: NoticesOf<Kind>) {
  return async <Told extends Kind>(
    tx: Tx,
    owner: string,
    kind: Told,
    about: NoticeKinds[Told],
  ): Promise<void> => {
    const { db, now } = tx;
    const newest = await db
      .selectFrom('notice')
      .select((eb) => eb.fn.max('id').as('id'))
      .where('owner', '=', owner)
      .executeTakeFirst();
    const id = BigInt(newest?.id ?? 0) + 1n;
    const today = await toldToday(tx, owner, kind);
    if (today.length >= mostADay) return;
    const sentTo = await sendToChannels(tx, owner, kind, { also: declared[kind].also, about, today });
    await db
      .insertInto('notice')
      .values({
        owner,
        id,
        kind,
        about: JSON.stringify(about),
        sent_to: JSON.stringify(sentTo),
        created_at: now,
        read_at: null,
      })
      .execute();
    await takeAway(tx, owner, id);
    tx.publish({ type: 'notice', owner });
  };
}

/**
 * Today's notices of this kind.
 * @returns the channels that each was sent to
 */
async function toldToday({ db, now }: Tx, owner: string, kind: string): Promise<SentTo[]> {
  const rows = await db
    .selectFrom('notice')
    .select('sent_to')
    .where('owner', '=', owner)
    .where('kind', '=', kind)
    .where('created_at', '>', BigInt(now - dayMs))
    .orderBy('id', 'desc')
    .execute();
  return rows.map(({ sent_to }) => JSON.parse(sent_to) as SentTo);
}

/** Deletes the owner's notices beyond the limit, and the oldest expired notices of all users. */
async function takeAway({ db, now }: Tx, owner: string, newestId: bigint): Promise<void> {
  if (newestId > BigInt(keptMost))
    await db
      .deleteFrom('notice')
      .where('owner', '=', owner)
      .where('id', '<=', newestId - BigInt(keptMost))
      .execute();
  const aged = await db
    .selectFrom('notice')
    .select(['owner', 'id'])
    .where('created_at', '<', BigInt(now - keptMs))
    .orderBy('created_at')
    .limit(agedAtOnce)
    .execute();
  for (const row of aged)
    await db.deleteFrom('notice').where('owner', '=', row.owner).where('id', '=', row.id).execute();
}
