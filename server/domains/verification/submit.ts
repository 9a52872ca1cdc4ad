// Submits a level for review: details or pictures, and the operators' case, in one command.
import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { countries } from '../../../contracts/countries.ts';
import type { InputOf } from '../../http/handler.ts';
import { Refusal } from '../../refusal.ts';
import type { Sealer } from '../../sealing/Sealer.ts';
import type { Schema } from '../../store/schema.ts';
import type { MoneyCommand, MoneyTx } from '../../commands/MoneyCommand.ts';
import { repeatKey } from '../../commands/repeatKey.ts';
import type { CommandExecutor } from '../../commands/CommandExecutor.ts';
import { findOwn, takeAs } from './public/Documents.ts';
import { keepPersonal, maskId, plainId, readPersonal } from './public/Personal.ts';
import type { PersonalValues } from './public/Personal.ts';
import { pictureFields, statuses } from './public/levels.ts';
import type { Level } from './tables.ts';
import { findLevel } from './public/levels.ts';

interface Parts {
  db: Kysely<Schema>;
  executor: CommandExecutor;
  sealer: Sealer;
}

interface Sent<Values> {
  owner: string;
  /** Previous submission, which deduplicates a double tap; its case may be deleted. */
  after: string;
  values: Values;
}

type Pictures = Readonly<Record<(typeof pictureFields)[number], string>>;

const rejectionAsked = /reject$/i;
/** Detects a requested rejection by a file name or a form value: a sandbox demonstrates both outcomes. */
export const asksRejection = (text: string): boolean => rejectionAsked.test(text.trim());

/** @throws Refusal, UnknownOutcome as CommandExecutor.run does */
export async function submitBasic(
  { db, executor, sealer }: Parts,
  owner: string,
  form: InputOf<'submitBasicVerification'>,
): Promise<void> {
  const after = await repeatKey(db, owner, 'verification.basic');
  const trimmed = {
    country: form.country.trim(),
    name: form.name.trim(),
    card_id: form.card_id.trim(),
    address: form.address.trim(),
  };
  const command: MoneyCommand<Sent<typeof trimmed>, number, number> = {
    name: 'verification.basic',
    repetition: ({ after }) => after,
    // Personal details are not part of the permanent log.
    record: () => ({}),
    run: async (tx, { values }) => {
      await refuseSecond(tx, owner, 'basic');
      const country = countries.find(({ name, code }) => name === values.country || code === values.country);
      if (!country) throw new Refusal('verification.countryRequired', { fields: { country: '' } });
      const said = await withFormerId(tx, sealer, { owner, values });
      const hashes = idHashesOf(sealer, { country: country.name, cardId: said.card_id });
      await refuseUsedId(tx, owner, hashes);
      await keepPersonal(tx, sealer, { owner, values: said });
      const about = {
        level: 'basic',
        country: country.name,
        asksRejection: asksRejection(said.name),
      } as const;
      return keepLevel(tx, { owner, about, idHash: hashes[0]! });
    },
    outcome: (review) => review,
  };
  await executor.perform(command, owner, { owner, after, values: trimmed });
}

/** @throws Refusal, UnknownOutcome as CommandExecutor.run does */
export async function submitAdvanced(
  { db, executor }: Pick<Parts, 'db' | 'executor'>,
  owner: string,
  pictures: Pictures,
): Promise<void> {
  const after = await repeatKey(db, owner, 'verification.advanced');
  const command: MoneyCommand<Sent<Pictures>, number, number> = {
    name: 'verification.advanced',
    repetition: ({ after }) => after,
    record: () => ({}),
    run: async (tx, { values }) => {
      await refuseSecond(tx, owner, 'advanced');
      const basic = await findLevel(tx.db, owner, 'basic');
      if (Number(basic?.status) !== statuses.verified)
        throw new Refusal('verification.basicFirst', { type: '998' });
      const former = await findLevel(tx.db, owner, 'advanced');
      const refused = JSON.parse(former?.reasons ?? '{}') as object;
      const names: Record<string, string> = {};
      let isRejectionAsked = false;
      for (const field of pictureFields) {
        const document = await findOwn(tx.db, owner, values[field]);
        // One picture cannot be used for two fields.
        if (!document || Object.values(names).includes(document.name))
          throw new Refusal('verification.uploadFailed', { fields: { [field]: '' } });
        // In another field the picture may be the right one.
        if (document.field === field && field in refused)
          throw new Refusal('verification.pictureRefused', { fields: { [field]: '' } });
        names[field] = document.name;
        // A previously accepted picture is submitted again with the name, and so the flag, of its upload.
        isRejectionAsked ||= document.asks_rejection === 1n;
      }
      await takeAs(tx, owner, names);
      const about = { level: 'advanced', country: basic!.country, asksRejection: isRejectionAsked } as const;
      return keepLevel(tx, { owner, about, idHash: null });
    },
    outcome: (review) => review,
  };
  await executor.perform(command, owner, { owner, after, values: pictures });
}

/** Hashes of one document number of one country, independent of its spelling; the hash of the current key first. */
export const idHashesOf = (
  sealer: Sealer,
  { country, cardId }: { country: string; cardId: string },
): string[] => sealer.hashes(`${country} ${plainId(cardId)}`, 'verification.card_id');

async function refuseSecond({ db }: MoneyTx, owner: string, level: Level): Promise<void> {
  const status = Number((await findLevel(db, owner, level))?.status ?? statuses.none);
  if (status === statuses.underReview || status === statuses.verified)
    throw new Refusal('verification.underReview');
}

/** The mask of the previously submitted number stands for the number, unless it was rejected. */
async function withFormerId(
  { db }: MoneyTx,
  sealer: Sealer,
  { owner, values }: { owner: string; values: PersonalValues },
): Promise<PersonalValues> {
  const former = await readPersonal({ db, sealer }, owner);
  if (!former || values.card_id !== maskId(former.card_id)) return values;
  const { reasons } = (await findLevel(db, owner, 'basic'))!;
  if ('card_id' in (JSON.parse(reasons) as object))
    throw new Refusal('verification.idRequired', { fields: { card_id: '' } });
  return { ...values, card_id: former.card_id };
}

async function refuseUsedId({ db }: MoneyTx, owner: string, hashes: readonly string[]): Promise<void> {
  const other = await db
    .selectFrom('verification')
    // The retained number of a closed account does not block a new account.
    .innerJoin('user', (join) =>
      join.on(sql`'user:' || "user"."id"`, '=', sql`verification.owner`).on('user.closed_at', 'is', null),
    )
    .select('owner')
    .where('id_hash', 'in', hashes)
    .where('owner', '!=', owner)
    .where('status', 'in', [BigInt(statuses.underReview), BigInt(statuses.verified)])
    .executeTakeFirst();
  if (other) throw new Refusal('verification.idUsed', { fields: { card_id: '' } });
}

interface NewLevel {
  owner: string;
  about: { level: Level; country: string; asksRejection: boolean };
  idHash: string | null;
}

/** @returns the id of its case */
async function keepLevel(tx: MoneyTx, { owner, about, idHash }: NewLevel): Promise<number> {
  const { level, country } = about;
  const review = await tx.openReview(`verification.${level}`, { owner, about, reference: level });
  const row = {
    status: statuses.underReview,
    review,
    submitted_at: tx.now,
    decided_at: null,
    reasons: '{}',
    country,
    id_hash: idHash,
  };
  await tx.db
    .insertInto('verification')
    .values({ owner, level, ...row })
    .onConflict((conflict) => conflict.columns(['owner', 'level']).doUpdateSet(row))
    .execute();
  return review;
}
