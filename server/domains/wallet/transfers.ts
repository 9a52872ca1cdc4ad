// Transfers between a user's own accounts. A transfer is one posting, and is read back from the ledger.
import type { Kysely } from 'kysely';
import { checkTransfer } from '../../../contracts/rules/transfer.ts';
import type { TransferProblem } from '../../../contracts/rules/transfer.ts';
import type { Asset } from '../../../contracts/market.ts';
import type { components } from '../../../contracts/schema.d.ts';
import { accountOf } from '../../ledger/account.ts';
import type { AccountKind } from '../../ledger/account.ts';
import { fromUnits, isDecimal, toUnits } from '../../ledger/units.ts';
import { findDone, keyText } from '../../commands/CommandLog.ts';
import type { MoneyCommand, MoneyTx } from '../../commands/MoneyCommand.ts';
import { performIdempotent } from '../../commands/performIdempotent.ts';
import type { CommandExecutor } from '../../commands/CommandExecutor.ts';
import type { Random } from '../../random.ts';
import type { PostingReason } from '../../ledger/reasons.ts';
import { Refusal } from '../../refusal.ts';
import type { Schema } from '../../store/schema.ts';
import type { LeverBook } from '../lever/public/LeverBook.ts';
import { accountKinds, holdsAsset } from './accountTypes.ts';

type TransferAccount = components['schemas']['TransferAccount'];

export const transferReason = 'wallet.transfer' satisfies PostingReason;

export interface NewTransfer {
  owner: string;
  asset: Asset;
  from: TransferAccount;
  to: TransferAccount;
  /** Decimal text. */
  amount: string;
  /** Idempotency key chosen by the owner. */
  clientTransferId?: string;
}

export interface MadeTransfer {
  /** Id of its posting. */
  id: number;
  /** Code of the coin. */
  asset: string;
  from: TransferAccount;
  to: TransferAccount;
  units: bigint;
  /** Balances of source and target after it, free and held. */
  fromAfter: bigint;
  toAfter: bigint;
  clientTransferId: string | undefined;
  /** ms since 1970 UTC. */
  createdAt: number;
}

/** Closed to transfers: money enters and leaves these accounts by hosting, and by buying with fiat money. */
const closedAccounts: ReadonlySet<AccountKind> = new Set(['trust', 'legal']);

const named = 'transfer:';
/** Reserved prefix: callers cannot choose an id with it. */
const unnamed = 'transfer=';

const commandName = 'wallet.transfer';

const transferring = (
  leverBook: LeverBook,
  reference: string,
): MoneyCommand<NewTransfer, number, number> => ({
  name: commandName,
  repetition: ({ clientTransferId }) => clientTransferId,
  record: ({ asset, from, to, amount }) => ({ asset: asset.code, from, to, amount }),
  run: (tx, input) => move(tx, input, { leverBook, reference }),
  outcome: (postingId) => postingId,
});

/**
 * Transfers an amount immediately; with a client transfer id, a repeat transfers nothing.
 * @throws Refusal, UnknownOutcome as CommandExecutor.run does; Refusal system.idTaken when the id belongs to another
 * transfer: returning that one would tell the caller that this one was made.
 */
export async function makeTransfer(
  {
    executor,
    db,
    random,
    leverBook,
  }: { executor: CommandExecutor; db: Kysely<Schema>; random: Random; leverBook: LeverBook },
  input: NewTransfer,
): Promise<void> {
  const { owner, clientTransferId: id } = input;
  const reference = id === undefined ? unnamed + random.bytes(12).toString('base64url') : named + id;
  await performIdempotent(executor, transferring(leverBook, reference), input, async (posting) => {
    const [first] = await readTransfers(db, owner, [posting]);
    return first !== undefined && isRepeat(first, input);
  });
}

/** @throws Refusal with the first rule of contracts/rules that it violates; nothing is changed then */
function move(
  tx: MoneyTx,
  input: NewTransfer,
  { leverBook, reference }: { leverBook: LeverBook; reference: string },
): number {
  const { owner, asset, amount } = input;
  const from = accountOf(owner, asset.code, input.from);
  const problem = checkTransfer({
    from: input.from,
    to: input.to,
    holders: accountKinds.filter((kind) => !closedAccounts.has(kind) && holdsAsset(kind, asset)),
    amount: isDecimal(amount) ? amount : '',
    scale: asset.scale,
    available: fromUnits(tx.ledger.balance(from).available, asset.scale),
  });
  if (problem) throw refusalOf(problem);
  if (input.from === 'lever') refuseNeeded(leverBook, input);
  const to = accountOf(owner, asset.code, input.to);
  const units = toUnits(amount, asset.scale);
  const posting = tx.ledger.transfer({ from, to, units, reason: transferReason, reference });
  if (input.from === 'lever' || input.to === 'lever') leverBook.lookAtAccount(owner, asset.code);
  return posting;
}

/**
 * Losses of cross positions must stay covered.
 * @throws Refusal wallet.leverNeeded
 */
function refuseNeeded(leverBook: LeverBook, { owner, asset, amount }: NewTransfer): void {
  const transferable = leverBook.transferable(owner, asset.code);
  if (toUnits(amount, asset.scale) <= transferable) return;
  const most = fromUnits(transferable, asset.scale);
  throw new Refusal('wallet.leverNeeded', {
    fields: { number: most },
    values: { available: most, asset: asset.code },
  });
}

const formNames: Record<TransferProblem['field'], string> = { amount: 'number', to: 'to_field' };

function refusalOf({ reason, field, nearest = '', values }: TransferProblem): Refusal {
  return new Refusal(reason, { fields: { [formNames[field]]: nearest }, values });
}

function isRepeat(first: MadeTransfer, { asset, from, to, amount }: NewTransfer): boolean {
  const isSame = first.asset === asset.code && first.from === from && first.to === to;
  return isSame && isDecimal(amount) && fromUnits(first.units, asset.scale) === plain(amount);
}

/** Without trailing zeros. */
function plain(amount: string): string {
  return amount.includes('.') ? amount.replace(/\.?0+$/, '') : amount;
}

/** Transfers of an owner by posting ids, newest first; other postings are omitted. */
export async function readTransfers(
  db: Kysely<Schema>,
  owner: string,
  ids: readonly number[],
): Promise<MadeTransfer[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('posting')
    .innerJoin('account as source', 'source.id', 'posting.debit_account')
    .innerJoin('account as target', 'target.id', 'posting.credit_account')
    .select(['posting.id', 'posting.units', 'posting.reference', 'posting.created_at'])
    .select(['posting.debit_after', 'posting.credit_after', 'source.asset'])
    .select(['source.kind as from', 'target.kind as to'])
    .where('posting.id', 'in', ids.map(BigInt))
    .where('posting.reason', '=', transferReason)
    .where('source.owner', '=', owner)
    .orderBy('posting.id', 'desc')
    .execute();
  return rows.map((row) => ({
    id: Number(row.id),
    asset: row.asset,
    from: row.from as TransferAccount,
    to: row.to as TransferAccount,
    units: row.units,
    fromAfter: row.debit_after!,
    toAfter: row.credit_after!,
    clientTransferId: row.reference.startsWith(named) ? row.reference.slice(named.length) : undefined,
    createdAt: Number(row.created_at),
  }));
}

/** Posting of the transfer with this client id. */
export async function findTransfer(
  db: Kysely<Schema>,
  owner: string,
  clientTransferId: string,
): Promise<number | undefined> {
  const key = { actor: owner, name: commandName, repetition: clientTransferId };
  const known = await findDone(db, [key]);
  return known.get(keyText(key))?.outcome as number | undefined;
}

/** Owners of the transfers among these postings. */
export async function transferOwners(
  db: Kysely<Schema>,
  postingIds: readonly bigint[],
): Promise<Map<bigint, string>> {
  const rows = await db
    .selectFrom('posting')
    .innerJoin('account', 'account.id', 'posting.debit_account')
    .select(['posting.id', 'account.owner'])
    .where('posting.id', 'in', postingIds)
    .where('posting.reason', '=', transferReason)
    .execute();
  return new Map(rows.map(({ id, owner }) => [id, owner]));
}
