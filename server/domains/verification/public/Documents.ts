// Pictures of users' documents: encrypted, in the database, so that they are available to whichever server takes over.
import type { Kysely, Selectable } from 'kysely';
import type { DrawnPicture } from '../../../pictures/Pictures.ts';
import type { Random } from '../../../random.ts';
import { Refusal } from '../../../refusal.ts';
import type { Sealer } from '../../../sealing/Sealer.ts';
import type { Schema } from '../../../store/schema.ts';
import type { Tx } from '../../../commands/MoneyCommand.ts';
import type { CommandExecutor } from '../../../commands/CommandExecutor.ts';
import type { DocumentTable } from '../tables.ts';

declare module '../../../commands/DueQueue.ts' {
  interface DueKinds {
    'verification.dropUpload': { name: string };
  }
}

interface Options {
  /** Committed rows. */
  db: Kysely<Schema>;
  executor: CommandExecutor;
  random: Random;
  sealer: Sealer;
}

export type DocumentRow = Selectable<DocumentTable>;

const hourMs = 3_600_000;
/** Retention of a picture that was not submitted. */
export const unusedKeptMs = 24 * hourMs;
/** Maximum pictures per user that were not submitted. */
const unusedMost = 12;
/** Bytes written per command, which bounds the delay of other users' commands. */
const partBytes = 192 * 1024;
/** Long enough that a name cannot be guessed, and random, so that it does not reveal the number of documents. */
const nameBytes = 18;
const pathStart = '/upload/';

export const pathOf = (name: string): string => `${pathStart}${name}`;
/** Location that the seal is bound to. */
export const placeOfDocument = (owner: string, name: string, part: number | 'preview') =>
  `${owner} document ${name} ${part}`;

export class Documents {
  private readonly options: Options;

  constructor(options: Options) {
    this.options = options;
  }

  /** @throws Refusal verification.tooManyPictures */
  async refuseTooMany(owner: string): Promise<void> {
    const unused = await this.options.db
      .selectFrom('document')
      .select('name')
      .where('owner', '=', owner)
      .where('field', 'is', null)
      .limit(unusedMost)
      .execute();
    if (unused.length >= unusedMost)
      throw new Refusal('verification.tooManyPictures', { values: { max: String(unusedMost) } });
  }

  /** @returns the path of the picture, once it is committed completely */
  async keep(
    owner: string,
    picture: DrawnPicture,
    { asksRejection }: { asksRejection: boolean },
  ): Promise<string> {
    const { executor, random, sealer } = this.options;
    const name = random.bytes(nameBytes).toString('base64url');
    const { whole, preview, width, height } = picture;
    const parts = Math.ceil(whole.length / partBytes);
    for (let part = 0; part < parts; part += 1) {
      const bytes = whole.subarray(part * partBytes, (part + 1) * partBytes);
      const sealed = sealer.seal(bytes, placeOfDocument(owner, name, part));
      await executor.runFor(owner, 'verification.keepPart', async (tx) => {
        // Scheduled with the first part, so that an upload interrupted by a crash is deleted as well.
        if (part === 0) tx.schedule('verification.dropUpload', tx.now + unusedKeptMs, { name });
        await tx.db.insertInto('document_part').values({ name, part, sealed }).execute();
      });
    }
    await executor.runFor(owner, 'verification.keepDocument', (tx) =>
      tx.db
        .insertInto('document')
        .values({
          name,
          owner,
          field: null,
          width,
          height,
          bytes: whole.length,
          preview: sealer.seal(preview, placeOfDocument(owner, name, 'preview')),
          asks_rejection: asksRejection ? 1 : 0,
          created_at: tx.now,
        })
        .execute(),
    );
    return pathOf(name);
  }

  /**
   * A small JPEG of one of the owner's own pictures.
   * @throws Refusal verification.uploadFailed for any other
   */
  async previewOf(owner: string, path: string): Promise<Buffer> {
    const row = await findOwn(this.options.db, owner, path);
    if (!row) throw new Refusal('verification.uploadFailed', { fields: { path: '' } });
    return this.options.sealer.open(row.preview, placeOfDocument(owner, row.name, 'preview'));
  }

  /** The full JPEG. */
  async read({ owner, name }: Pick<DocumentRow, 'owner' | 'name'>): Promise<Buffer> {
    const { db, sealer } = this.options;
    const parts = await db
      .selectFrom('document_part')
      .select(['part', 'sealed'])
      .where('name', '=', name)
      .orderBy('part')
      .execute();
    return Buffer.concat(
      parts.map(({ part, sealed }) => sealer.open(sealed, placeOfDocument(owner, name, Number(part)))),
    );
  }
}

/** A document that the owner has sent; undefined for another user's, as for an unknown one. */
export async function findOwn(
  db: Kysely<Schema>,
  owner: string,
  path: string,
): Promise<DocumentRow | undefined> {
  if (!path.startsWith(pathStart)) return undefined;
  return db
    .selectFrom('document')
    .selectAll()
    .where('name', '=', path.slice(pathStart.length))
    .where('owner', '=', owner)
    .executeTakeFirst();
}

/** Assigns these pictures to their fields; previous pictures of the fields are deleted. */
export async function takeAs(
  { db }: Tx,
  owner: string,
  names: Readonly<Record<string, string>>,
): Promise<void> {
  const former = await db
    .selectFrom('document')
    .select('name')
    .where('owner', '=', owner)
    .where('field', 'in', Object.keys(names))
    // One of the pictures may have been assigned to another field before.
    .where('name', 'not in', Object.values(names))
    .execute();
  for (const { name } of former) await removeDocument(db, name);
  for (const [field, name] of Object.entries(names))
    await db.updateTable('document').set({ field }).where('name', '=', name).execute();
}

export async function removeDocument(db: Kysely<Schema>, name: string): Promise<void> {
  await db.deleteFrom('document_part').where('name', '=', name).execute();
  await db.deleteFrom('document').where('name', '=', name).execute();
}

/** Deletes an upload that no form has used in time, complete or cut off by a crash. */
export async function dropUpload({ db }: Tx, { name }: { name: string }): Promise<void> {
  const row = await db.selectFrom('document').select('field').where('name', '=', name).executeTakeFirst();
  if (row?.field == null) await removeDocument(db, name);
}
