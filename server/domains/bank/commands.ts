// Binds and deletes the bank card of an account.
import { unfinished } from '../otc/public/unfinished.ts';
import {
  bankFaults,
  bankFields,
  keptValues,
  type BankValues,
} from '../../../contracts/rules/identity/bank.ts';
import type { InputOf } from '../../http/handler.ts';
import { InvalidFields } from '../../http/InvalidFields.ts';
import { Refusal } from '../../refusal.ts';
import type { MoneyCommand, MoneyTx, Tx } from '../../commands/MoneyCommand.ts';
import type { CommandExecutor } from '../../commands/CommandExecutor.ts';
import { notify } from './bankNotices.ts';
import { cardFields, findCardRow, hasCard, verifiedNameOf, type CardParts } from './public/cards.ts';

export interface Parts extends CardParts {
  executor: CommandExecutor;
}

export interface CardOwner {
  owner: string;
  /**
   * If the session has ended meanwhile, the command is refused.
   * @throws Refusal 999
   */
  requireSession: (tx: Tx) => Promise<void>;
}

interface Save {
  after: bigint;
  /** Detects equal cards without revealing their data. */
  hash: string;
  values: BankValues;
}

/** @throws Refusal, UnknownOutcome as CommandExecutor.run does */
export async function saveCard(
  { db, sealer, executor }: Parts,
  { owner, requireSession }: CardOwner,
  form: InputOf<'saveBankCard'>,
): Promise<void> {
  const said = { iban: '', ...form };
  const values = keptValues(
    Object.fromEntries(bankFields.map((field) => [field, said[field]])) as BankValues,
  );
  const command: MoneyCommand<Save, number, number> = {
    name: 'bank.save',
    // Two sends of one tap are one command; another card is a new command, regardless of the earlier ones.
    repetition: ({ after, hash }) => `${after} ${hash}`,
    // The card's data must not be part of the permanent log.
    record: () => ({}),
    async run(tx) {
      await requireSession(tx);
      refuseFaults(said, await verifiedNameOf({ db: tx.db, sealer }, owner));
      // Replacing a card implies deleting it, for which the session alone is not sufficient.
      const former = await findCardRow(tx.db, owner);
      if (former && former.bound_at !== null) throw new Refusal('bank.alreadyBound');
      await cardFields.keep(tx.db, sealer, { owner, values });
      const changes = await count(tx, owner, tx.now);
      await notify(tx, owner, 'bank.bound', {});
      return changes;
    },
    outcome: (changes) => changes,
  };
  const before = await findCardRow(db, owner);
  const hash = sealer.hashes(JSON.stringify(values), 'bank.save')[0]!;
  await executor.perform(command, owner, { after: before?.changes ?? 0n, hash, values });
}

/** @throws Refusal if no card is bound */
export async function refuseWithoutCard(db: CardParts['db'], owner: string): Promise<void> {
  if (!(await hasCard(db, owner))) throw new Refusal('bank.noCard');
}

/**
 * A merchant is paying to it.
 * @throws Refusal bank.inUse
 */
async function refuseDuringSale(db: CardParts['db'], owner: string): Promise<void> {
  const sale = await db
    .selectFrom('otc_order')
    .select('id')
    .where('owner', '=', owner)
    .where('state', 'in', unfinished)
    .where('side', '=', 'sell')
    .limit(1)
    .executeTakeFirst();
  if (sale) throw new Refusal('bank.inUse');
}

/** @throws Refusal, UnknownOutcome as CommandExecutor.run does */
export async function deleteCard(
  { db, executor }: Omit<Parts, 'sealer'>,
  { owner, requireSession }: CardOwner,
): Promise<void> {
  const command: MoneyCommand<{ after: bigint }, number, number> = {
    name: 'bank.delete',
    repetition: ({ after }) => String(after),
    record: () => ({}),
    async run(tx) {
      await requireSession(tx);
      await refuseWithoutCard(tx.db, owner);
      await refuseDuringSale(tx.db, owner);
      await cardFields.remove(tx.db, owner);
      const changes = await count(tx, owner, null);
      await notify(tx, owner, 'bank.deleted', {});
      return changes;
    },
    outcome: (changes) => changes,
  };
  const before = await findCardRow(db, owner);
  await executor.perform(command, owner, { after: before?.changes ?? 0n });
}

/** @throws Refusal that names each invalid field */
function refuseFaults(values: BankValues, verifiedName: string | undefined): void {
  const faults = bankFaults(values, verifiedName);
  if (Object.keys(faults).length > 0) throw new InvalidFields(faults);
}

/** @returns the number of changes */
async function count({ db, now }: MoneyTx, owner: string, boundAt: number | null): Promise<number> {
  const former = await findCardRow(db, owner);
  const row = { bound_at: boundAt, changes: Number(former?.changes ?? 0n) + 1, changed_at: now };
  await db
    .insertInto('bank_card')
    .values({ owner, ...row })
    .onConflict((conflict) => conflict.column('owner').doUpdateSet(row))
    .execute();
  return row.changes;
}
