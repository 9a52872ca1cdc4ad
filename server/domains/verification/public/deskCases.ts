// Operator view of a verification.
import type { Kysely } from 'kysely';
import type { Schema } from '../../../store/schema.ts';
import type { ReviewRow } from '../../../reviews/ReviewBook.ts';
import type { DeskCase, DeskCases } from '../../desk/public/deskCases.ts';
import { findLevel, pictureFields } from './levels.ts';
import { readPersonal } from './Personal.ts';
import type { Level } from '../tables.ts';

const summary = ({ country }: { country: string }) => country;

const levelOf = (kind: string): Level => (kind === 'verification.advanced' ? 'advanced' : 'basic');

const contents: DeskCase['contents'] = async ({ store: { db }, sealer }, row) => {
  const { id, owner, kind } = row;
  const current = await findLevel(db, owner, levelOf(kind));
  // A later submission is not what this case was decided on.
  if (current?.review !== id) return { fields: [], pictures: [] };
  const basic = await findLevel(db, owner, 'basic');
  const said = await readPersonal({ db, sealer }, owner);
  const fields =
    basic && said ? Object.entries({ country: basic.country, ...said }) : ([] as [string, string][]);
  return {
    fields: fields.map(([name, value]) => ({ name, value })),
    pictures: levelOf(kind) === 'advanced' ? await picturesOf(db, row) : [],
  };
};

const picture: DeskCase['picture'] = async ({ store: { db }, documents }, row, field) => {
  const shown = await pictureRows(db, row).where('document.field', '=', field).executeTakeFirst();
  if (!shown) return undefined;
  const jpeg = await documents.read({ owner: row.owner, name: shown.name });
  // Deleted during the read.
  return jpeg.length === 0 ? undefined : jpeg;
};

/** For an open case only: users are promised that their documents are not viewed after the review. */
const pictureRows = (db: Kysely<Schema>, { id, owner, kind }: ReviewRow) =>
  db
    .selectFrom('document')
    // In one statement: a submission made meanwhile belongs to another case.
    .innerJoin('verification', 'verification.owner', 'document.owner')
    .innerJoin('review', 'review.id', 'verification.review')
    .select(['document.name', 'document.field', 'document.width', 'document.height', 'document.bytes'])
    .where('document.owner', '=', owner)
    .where('document.field', 'in', [...pictureFields])
    .where('verification.level', '=', levelOf(kind))
    .where('verification.review', '=', id)
    .where('review.ended_at', 'is', null);

async function picturesOf(db: Kysely<Schema>, row: ReviewRow) {
  const rows = await pictureRows(db, row).execute();
  const inOrder = pictureFields.flatMap((field) => rows.filter((shown) => shown.field === field));
  return inOrder.map(({ field, width, height, bytes }) => ({
    field: field!,
    width: Number(width),
    height: Number(height),
    bytes: Number(bytes),
  }));
}

export const verificationDeskCases = {
  // The basic level has no pictures.
  'verification.basic': { hasPapers: false, summary, contents, picture },
  'verification.advanced': { hasPapers: true, summary, contents, picture },
} satisfies DeskCases;
