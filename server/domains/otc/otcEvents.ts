// What has happened to an order: its timeline, and the message that it has changed.
import type { Kysely } from 'kysely';
import { Refusal } from '../../refusal.ts';
import type { Schema } from '../../store/schema.ts';
import type { MoneyTx, Tx } from '../../commands/MoneyCommand.ts';
import { findOwn, takeAs } from '../verification/public/Documents.ts';
import { otcRows } from './public/otcRows.ts';
import type { OtcActor, OtcEventRow, OtcOrderRow, OtcWhat } from './tables.ts';

declare module '../../commands/events.ts' {
  interface Events {
    otcOrder: OtcEvent;
  }
}

export interface OtcEvent {
  type: 'otcOrder';
  owner: string;
  id: number;
  merchant: number;
}

/** Notifies both parties of an order's change. */
export const tellOtc = (
  tx: Tx,
  { owner, id, merchant }: Pick<OtcOrderRow, 'owner' | 'id' | 'merchant'>,
): void => tx.publish({ type: 'otcOrder', owner, id: Number(id), merchant: Number(merchant) });

/** Maximum number of statements of one party in an order's appeals. */
const statementsMost = 10;

export interface Happened {
  actor: OtcActor;
  what: OtcWhat;
  reason?: string | undefined;
  said?: string | undefined;
  /** Who has uploaded the picture, and its path. */
  picture?: { owner: string; path: string } | undefined;
}

/**
 * Adds an event to an order's timeline and notifies both parties.
 * @throws Refusal otc.pictureUnknown for a picture of someone else, or one that is in use; otc.inAppeal for an appeal
 * with too many statements
 */
export async function addEvent(tx: MoneyTx, row: OtcOrderRow, happened: Happened): Promise<void> {
  const { actor, what, reason, said } = happened;
  const events = await eventsOf(tx.db, row.id);
  const same = events.filter((event) => event.what === 'appealed' && event.actor === actor);
  if (what === 'appealed' && same.length >= statementsMost) throw new Refusal('otc.inAppeal');
  const nth = Number(events.at(-1)?.nth ?? 0) + 1;
  const picture = happened.picture && (await takePicture(tx, row, nth, happened.picture));
  await tx.db
    .insertInto('otc_event')
    .values({
      order_id: row.id,
      nth,
      at: tx.now,
      actor,
      what,
      reason: reason ?? null,
      said: said === undefined || said === '' ? null : said,
      picture_owner: picture === undefined ? null : happened.picture!.owner,
      picture: picture ?? null,
    })
    .execute();
  tellOtc(tx, row);
}

/** @returns the name of the document */
async function takePicture(
  tx: MoneyTx,
  row: OtcOrderRow,
  nth: number,
  { owner, path }: { owner: string; path: string },
): Promise<string> {
  const found = await findOwn(tx.db, owner, path);
  if (!found || found.field !== null) throw new Refusal('otc.pictureUnknown', { fields: { picture: '' } });
  await takeAs(tx, owner, { [`${otcRows.referenceOf(row.id)}:${nth}`]: found.name });
  return found.name;
}

/** The oldest first. */
export const eventsOf = (db: Kysely<Schema>, order: number | bigint): Promise<OtcEventRow[]> =>
  db.selectFrom('otc_event').selectAll().where('order_id', '=', BigInt(order)).orderBy('nth').execute();
