// Identity details of a user.
import type { Context } from '../../context.ts';
import type { Person } from '../../personal/Leaving.ts';
import type { CopyRow, PersonalData } from '../../personal/PersonalData.ts';
import type { MoneyTx } from '../../commands/MoneyCommand.ts';
import { removeDocument } from './public/Documents.ts';
import { endsOfRejected, findLevel, removeLevel, statuses } from './public/levels.ts';
import { readPersonal } from './public/Personal.ts';
import { levels } from './tables.ts';

async function* copy(context: Context, { owner }: Person): AsyncGenerator<CopyRow> {
  const { db } = context.store;
  for (const level of levels) {
    const row = await findLevel(db, owner, level);
    if (!row) continue;
    const { country, reasons, submitted_at, decided_at } = row;
    yield [
      'verification',
      {
        level,
        status: Number(row.status),
        country,
        reasons: JSON.parse(reasons) as object,
        sent_ms: Number(submitted_at),
        decided_ms: decided_at === null ? null : Number(decided_at),
        ...(level === 'basic' ? await readPersonal({ db, sealer: context.sealer }, owner) : {}),
      },
    ];
  }
  const pictures = await db
    .selectFrom('document')
    .select(['name', 'field', 'created_at'])
    .where('owner', '=', owner)
    .execute();
  for (const { name, field, created_at } of pictures) {
    const jpeg = await context.documents.read({ owner, name });
    yield [
      'pictures',
      { field, sent_ms: Number(created_at), type: 'image/jpeg', base64: jpeg.toString('base64') },
    ];
  }
}

/** Unverified submissions serve no purpose any more. */
async function close(tx: MoneyTx, { owner }: Person): Promise<void> {
  for (const level of levels) {
    const row = await findLevel(tx.db, owner, level);
    if (row && Number(row.status) !== statuses.verified) await removeLevel(tx, owner, level);
  }
  await removeDocuments(tx, owner, { areUnused: true });
}

async function forget(tx: MoneyTx, { owner }: Person): Promise<void> {
  for (const level of levels) await removeLevel(tx, owner, level);
  await removeDocuments(tx, owner, { areUnused: false });
}

async function removeDocuments(
  { db }: MoneyTx,
  owner: string,
  { areUnused }: { areUnused: boolean },
): Promise<void> {
  const documents = await db
    .selectFrom('document')
    .select('name')
    .where('owner', '=', owner)
    .$if(areUnused, (query) => query.where('field', 'is', null))
    .execute();
  for (const { name } of documents) await removeDocument(db, name);
}

export const verificationPersonal: PersonalData = {
  keeping: {
    verification: 'forTheLaw',
    sealed_field: 'forTheLaw',
    document: 'forTheLaw',
    document_part: 'forTheLaw',
    sealing_key: 'ofNobody',
  },
  copy,
  close,
  forget,
  ends: { 'verification.forget': endsOfRejected },
};
