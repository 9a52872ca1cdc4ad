// Notices of the caller.
import type { Kysely, Selectable } from 'kysely';
import { refusalText } from '../../../contracts/messages/messages.ts';
import type { RefusalReason } from '../../../contracts/messages/messages.ts';
import type { LocaleId } from '../../../contracts/locales.ts';
import type { components } from '../../../contracts/schema.d.ts';
import type { Handler, Handlers } from '../../http/handler.ts';
import type { Schema } from '../../store/schema.ts';
import type { DeclaredNotices } from './public/kinds.ts';
import { keptMs } from './public/notifier.ts';
import type { NoticeTable } from './tables.ts';

type NoticeRow = components['schemas']['NoticeRow'];

const notices: Handler<'notices'> = async (
  { store: { db }, clock, noticeKinds },
  { input, user, locale },
) => {
  const { owner } = user();
  const [page, limit] = [Number(input.page), Number(input.limit)];
  // Also excludes expired notices that no later notice has deleted yet.
  const oldest = BigInt(clock.now() - keptMs);
  const told = db
    .selectFrom('notice')
    .where('owner', '=', owner)
    .where('created_at', '>=', oldest)
    .$if(input.until_id !== undefined, (query) => query.where('id', '<=', BigInt(input.until_id!)));
  const rows = await told
    .selectAll()
    .orderBy('id', 'desc')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute();
  const { count } = await told.select((eb) => eb.fn.countAll().as('count')).executeTakeFirstOrThrow();
  const list = rows.map((row) => noticeRow(row, noticeKinds, locale));
  return { list, count: Number(count), unread: await unreadOf(db, owner, oldest), page, limit };
};

function noticeRow(row: Selectable<NoticeTable>, kinds: DeclaredNotices, locale: LocaleId): NoticeRow {
  const { kind } = row;
  const { category, title, page } = Object.hasOwn(kinds, kind) ? kinds[kind]! : ofFormerKind;
  return {
    id: Number(row.id),
    kind,
    category,
    title: refusalText(title, locale),
    about: toldOf(row, locale),
    ...(page === undefined ? {} : { page }),
    sent_to: Object.values(JSON.parse(row.sent_to) as Record<string, string>),
    created_ms: Number(row.created_at),
    is_read: row.read_at !== null,
  };
}

/** A reason is stored as its code, and shown in the reader's language. */
function toldOf({ about }: Selectable<NoticeTable>, locale: LocaleId): Record<string, string> {
  const { reason, ...known } = JSON.parse(about) as Record<string, string> & { reason?: RefusalReason };
  return reason === undefined ? known : { ...known, reason: refusalText(reason, locale) };
}

/** Notice of a domain that the product no longer has. */
const ofFormerKind = { category: 'attention', title: 'notice.other', page: undefined } as const;

const readNotices: Handler<'readNotices'> = async ({ executor }, { input, user }) => {
  const { owner } = user();
  const { notice_id: one, until_id: until } = input;
  const unread = await executor.runFor(owner, 'notices.read', async ({ db, now, publish }) => {
    const { numUpdatedRows } = await db
      .updateTable('notice')
      .set({ read_at: now })
      .where('owner', '=', owner)
      .where('read_at', 'is', null)
      .$if(one !== undefined, (query) => query.where('id', '=', BigInt(one!)))
      .$if(until !== undefined, (query) => query.where('id', '<=', BigInt(until!)))
      .executeTakeFirst();
    // Clears the unread mark on other devices too.
    if (numUpdatedRows > 0n) publish({ type: 'notice', owner });
    return unreadOf(db, owner, BigInt(now - keptMs));
  });
  return { unread };
};

async function unreadOf(db: Kysely<Schema>, owner: string, oldest: bigint): Promise<number> {
  const { count } = await db
    .selectFrom('notice')
    .select((eb) => eb.fn.countAll().as('count'))
    .where('owner', '=', owner)
    .where('read_at', 'is', null)
    .where('created_at', '>=', oldest)
    .executeTakeFirstOrThrow();
  return Number(count);
}

export const handlers: Handlers<'notices'> = { notices, readNotices };
