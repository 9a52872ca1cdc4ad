// What a desk sees of a verification.
import type { Kysely } from 'kysely';
import type { Schema } from '../../store/schema.ts';
import type { DeskCase, DeskCases } from '../desk/deskCases.ts';
import { findLevel, pictureFields } from './levels.ts';
import { readPersonal } from './Personal.ts';
import type { Level } from './tables.ts';

const summary = ({ country }: { country: string }) => country;

const contents: DeskCase['contents'] = async ({ store: { db }, sealer }, { id, owner, kind }) => {
  const level: Level = kind === 'verification.advanced' ? 'advanced' : 'basic';
  const current = await findLevel(db, owner, level);
  // What was sent later is not what this one was decided by.
  if (current?.review !== id) return { fields: [], pictures: [] };
  const basic = await findLevel(db, owner, 'basic');
  const said = await readPersonal({ db, sealer }, owner);
  const fields =
    basic && said ? Object.entries({ country: basic.country, ...said }) : ([] as [string, string][]);
  return {
    fields: fields.map(([name, value]) => ({ name, value })),
    pictures: level === 'advanced' ? await picturesOf(db, owner) : [],
  };
};

const picture: DeskCase['picture'] = async ({ store: { db }, documents }, { owner }, field) => {
  const row = await db
    .selectFrom('document')
    .select('name')
    .where('owner', '=', owner)
    .where('field', '=', field)
    .executeTakeFirst();
  return row && documents.read({ owner, name: row.name });
};

async function picturesOf(db: Kysely<Schema>, owner: string) {
  const rows = await db
    .selectFrom('document')
    .select(['field', 'width', 'height', 'bytes'])
    .where('owner', '=', owner)
    .where('field', 'in', [...pictureFields])
    .execute();
  const inOrder = pictureFields.flatMap((field) => rows.filter((row) => row.field === field));
  return inOrder.map(({ field, width, height, bytes }) => ({
    field: field!,
    width: Number(width),
    height: Number(height),
    bytes: Number(bytes),
  }));
}

export const verificationDeskCases = {
  'verification.basic': { hasPapers: true, summary, contents, picture },
  'verification.advanced': { hasPapers: true, summary, contents, picture },
} satisfies DeskCases;
