// Re-seals all texts sealed with the former key. An interrupted rotation keeps its progress; the remaining texts are
// found by the key that each text names.
import type { Kysely } from 'kysely';
import type { Sealer } from '../../sealing/Sealer.ts';
import { StartError } from '../../StartError.ts';
import type { Schema } from '../../store/schema.ts';
import { placeOfTotp } from '../desk/public/Operators.ts';
import { placeOfDocument } from './public/Documents.ts';
import { idHashesOf } from './submit.ts';
import { placeOfField } from '../../sealing/sealedFields.ts';
import { readPersonal } from './public/Personal.ts';

type Db = Kysely<Schema>;

/** Rows per transaction. */
const atOnce = 50;

/**
 * @returns the number of re-sealed texts
 * @throws StartError where a text is sealed with a key that is not given; earlier progress stays
 */
export async function rotateKeys(
  db: Db,
  sealer: Sealer,
  onProgress: (count: number) => void,
): Promise<number> {
  const used = await db.selectFrom('sealing_key').select('id').execute();
  const missing = used.find(({ id }) => !sealer.knows(id));
  if (missing) throw new StartError(`DOCUMENT_KEY_FORMER is not the key in use (${missing.id})`);
  await db
    .insertInto('sealing_key')
    .values({ id: sealer.keyId, since: Date.now() })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  let count = 0;
  for (const seal of [sealFields, sealPreviews, sealParts, sealFactors])
    for (let done = atOnce; done === atOnce;) {
      done = await db.transaction().execute((tx) => seal(tx, sealer));
      count += done;
      if (done > 0) onProgress(count);
    }
  // After nothing encrypted with the old key is left.
  await db.deleteFrom('sealing_key').where('id', '!=', sealer.keyId).execute();
  return count;
}

const ofCurrent = ({ keyId }: Sealer) => `${keyId}.%`;

async function sealFields(db: Db, sealer: Sealer): Promise<number> {
  const rows = await db
    .selectFrom('sealed_field')
    .selectAll()
    .where('sealed', 'not like', ofCurrent(sealer))
    .limit(atOnce)
    .execute();
  for (const { owner, field, sealed } of rows) {
    const place = placeOfField(owner, field);
    await db
      .updateTable('sealed_field')
      .set({ sealed: sealer.seal(sealer.open(sealed, place), place) })
      .where('owner', '=', owner)
      .where('field', '=', field)
      .execute();
  }
  for (const owner of new Set(rows.map((row) => row.owner))) await hashAnew(db, sealer, owner);
  return rows.length;
}

/** The ID number is looked up by a hash under the same key. */
async function hashAnew(db: Db, sealer: Sealer, owner: string): Promise<void> {
  const [said, row] = [
    await readPersonal({ db, sealer }, owner),
    await db
      .selectFrom('verification')
      .select('country')
      .where('owner', '=', owner)
      .where('level', '=', 'basic')
      .executeTakeFirst(),
  ];
  if (!said || !row) return;
  const [id_hash] = idHashesOf(sealer, { country: row.country, cardId: said.card_id });
  await db
    .updateTable('verification')
    .set({ id_hash })
    .where('owner', '=', owner)
    .where('level', '=', 'basic')
    .execute();
}

/** Operators' second factors. */
async function sealFactors(db: Db, sealer: Sealer): Promise<number> {
  const rows = await db
    .selectFrom('operator')
    .select(['id', 'totp'])
    .where('totp', 'not like', ofCurrent(sealer))
    .limit(atOnce)
    .execute();
  for (const { id, totp } of rows) {
    const place = placeOfTotp(Number(id));
    await db
      .updateTable('operator')
      .set({ totp: sealer.seal(sealer.open(totp, place), place) })
      .where('id', '=', id)
      .execute();
  }
  return rows.length;
}

async function sealPreviews(db: Db, sealer: Sealer): Promise<number> {
  const rows = await db
    .selectFrom('document')
    .select(['owner', 'name', 'preview'])
    .where('preview', 'not like', ofCurrent(sealer))
    .limit(atOnce)
    .execute();
  for (const { owner, name, preview } of rows) {
    const place = placeOfDocument(owner, name, 'preview');
    await db
      .updateTable('document')
      .set({ preview: sealer.seal(sealer.open(preview, place), place) })
      .where('name', '=', name)
      .execute();
  }
  return rows.length;
}

async function sealParts(db: Db, sealer: Sealer): Promise<number> {
  const rows = await db
    .selectFrom('document_part')
    .leftJoin('document', 'document.name', 'document_part.name')
    .select(['document_part.name', 'part', 'sealed', 'owner'])
    .where('sealed', 'not like', ofCurrent(sealer))
    .limit(atOnce)
    .execute();
  for (const { name, part, sealed, owner } of rows) {
    // Part of an upload interrupted by a crash: no form can refer to it.
    if (owner === null) {
      await db.deleteFrom('document_part').where('name', '=', name).execute();
      continue;
    }
    const place = placeOfDocument(owner, name, Number(part));
    await db
      .updateTable('document_part')
      .set({ sealed: sealer.seal(sealer.open(sealed, place), place) })
      .where('name', '=', name)
      .where('part', '=', part)
      .execute();
  }
  return rows.length;
}
