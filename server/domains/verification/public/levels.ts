// State of each verification level, and the effect of an operator's decision.
import type { Kysely, Selectable } from 'kysely';
import type { RefusalReason } from '../../../../contracts/messages/messages.ts';
import { rejectedKeptUntil } from '../../../personal/Leaving.ts';
import type { Leaving, Retention } from '../../../personal/Leaving.ts';
import { Refusal } from '../../../refusal.ts';
import type { Review, ReviewKind } from '../../../reviews/ReviewKind.ts';
import type { Schema } from '../../../store/schema.ts';
import type { MoneyTx } from '../../../commands/MoneyCommand.ts';
import { removeDocument } from './Documents.ts';
import { removePersonal } from './Personal.ts';
import type { Level, VerificationTable } from '../tables.ts';
import { notify } from '../verificationNotices.ts';

declare module '../../../commands/ReviewKinds.ts' {
  interface ReviewKinds {
    'verification.basic': About;
    'verification.advanced': About;
  }
}
declare module '../../../commands/DueQueue.ts' {
  interface DueKinds {
    'verification.forget': { owner: string; level: Level; review: number };
  }
}

/** Contains no personal data: a case is kept longer than its subject. */
interface About {
  level: Level;
  country: string;
  asksRejection: boolean;
}

/** Status values of the profile. */
export const statuses = { none: 0, underReview: 1, verified: 2, rejected: 3 } as const;
export const pictureFields = ['front_pic', 'reverse_pic', 'hand_pic'] as const;

/** Maximum number of submissions per level and day: enough for corrections, too few to try out numbers. */
const perDay = 10;

export type LevelRow = Selectable<VerificationTable>;

export function findLevel(db: Kysely<Schema>, owner: string, level: Level): Promise<LevelRow | undefined> {
  return db
    .selectFrom('verification')
    .selectAll()
    .where('owner', '=', owner)
    .where('level', '=', level)
    .executeTakeFirst();
}

const pictureReasons = [
  'verification.glare',
  'verification.notReadable',
  'verification.cornersCut',
  'verification.expired',
] as const satisfies readonly RefusalReason[];

const outcomes = {
  approved: async (tx: MoneyTx, { owner, about: { level }, id }: Review<About>) => {
    if (level === 'advanced') await requirePictures(tx, owner);
    await decide(tx, { owner, level, review: id }, { status: statuses.verified, reasons: '{}' });
    await notify(tx, owner, 'verification.verified', { level });
  },
  rejected: async (
    tx: MoneyTx,
    { owner, about: { level }, id, rejections }: Review<About>,
    { retention }: Leaving,
  ) => {
    const reasons = JSON.stringify(rejections);
    await decide(tx, { owner, level, review: id }, { status: statuses.rejected, reasons });
    const end = rejectedKeptUntil(retention, tx.now);
    tx.schedule('verification.forget', end, { owner, level, review: id });
    await notify(tx, owner, 'verification.rejected', { level });
  },
  withdrawn: (tx: MoneyTx, { owner, about: { level }, id }: Review<About>) =>
    forget(tx, { owner, level, review: id }),
};

export const verificationReviews = {
  'verification.basic': {
    perDay,
    ...outcomes,
    rejections: {
      country: ['verification.countryDiffers'],
      name: ['verification.nameDiffers'],
      card_id: ['verification.idDiffers', 'verification.expired'],
      address: ['verification.addressUnclear'],
    },
    sandboxRejects: ({ asksRejection }) => (asksRejection ? { name: 'verification.nameDiffers' } : undefined),
  },
  'verification.advanced': {
    perDay,
    ...outcomes,
    rejections: {
      front_pic: pictureReasons,
      reverse_pic: pictureReasons,
      hand_pic: [...pictureReasons, 'verification.faceHidden'],
    },
    sandboxRejects: ({ asksRejection }) =>
      asksRejection ? { front_pic: 'verification.glare', hand_pic: 'verification.faceHidden' } : undefined,
  },
} satisfies Readonly<Record<string, ReviewKind<About>>>;

/** A user cannot be verified with fewer pictures than required. */
async function requirePictures({ db }: MoneyTx, owner: string): Promise<void> {
  const shown = await db
    .selectFrom('document')
    .select('field')
    .distinct()
    .where('owner', '=', owner)
    .where('field', 'in', [...pictureFields])
    .execute();
  if (shown.length < pictureFields.length) throw new Refusal('verification.pictureMissing');
}

interface Which {
  owner: string;
  level: Level;
  review: number;
}

async function decide(
  { db, now }: MoneyTx,
  { owner, level, review }: Which,
  outcome: { status: number; reasons: string },
): Promise<void> {
  await db
    .updateTable('verification')
    .set({ ...outcome, decided_at: now })
    .where('owner', '=', owner)
    .where('level', '=', level)
    .where('review', '=', BigInt(review))
    .execute();
}

/** Deletion time of a rejected submission. */
export async function endsOfRejected(
  db: Kysely<Schema>,
  abouts: readonly Which[],
  retention: Retention,
): Promise<(number | undefined)[]> {
  const rows = await db
    .selectFrom('verification')
    .select(['review', 'decided_at'])
    .where(
      'owner',
      'in',
      abouts.map(({ owner }) => owner),
    )
    .execute();
  const decided = new Map(rows.map(({ review, decided_at }) => [review, decided_at]));
  return abouts.map(({ review }) => {
    const at = decided.get(BigInt(review)) ?? null;
    return at === null ? undefined : rejectedKeptUntil(retention, Number(at));
  });
}

/** Deletes the submission of an unsuccessful case, unless a newer one exists. */
export async function forget(tx: MoneyTx, { owner, level, review }: Which): Promise<void> {
  const row = await findLevel(tx.db, owner, level);
  if (row?.review !== BigInt(review) || Number(row.status) === statuses.verified) return;
  await removeLevel(tx, owner, level);
}

/** Removes a level and the data sent for it. */
export async function removeLevel({ db }: MoneyTx, owner: string, level: Level): Promise<void> {
  await db.deleteFrom('verification').where('owner', '=', owner).where('level', '=', level).execute();
  if (level === 'basic') return removePersonal(db, owner);
  const documents = await db
    .selectFrom('document')
    .select('name')
    .where('owner', '=', owner)
    .where('field', 'in', [...pictureFields])
    .execute();
  for (const { name } of documents) await removeDocument(db, name);
}
