// Deposits that are held for review before they are credited.
import type { Selectable } from 'kysely';
import { accountOf, isUser } from '../../ledger/account.ts';
import { issuanceOwner } from '../../ledger/reasons.ts';
import { fromUnits } from '../../ledger/units.ts';
import type { Schema } from '../../store/schema.ts';
import type { MoneyTx } from '../../commands/MoneyCommand.ts';
import { assets } from '../../instruments/market.config.ts';
import { isTakenBackBefore } from './watching/toldBlocks.ts';
import { heldOwner } from './public/depositReasons.ts';
import { tell } from './depositEvents.ts';
import type { DepositRow } from './tables.ts';

declare module '../../commands/ReviewKinds.ts' {
  interface ReviewKinds {
    'deposit.held': HeldAbout;
  }
}

/**
 * bigSum: from the amount on that the installation reviews first. closedAccount: the owner is unreachable. listed: the
 * sender's address is on a list. takenBackBefore: the provider has already reported once that the block is gone.
 * unknownSender: there is a list, and the sender is unknown.
 */
export type HoldReason = 'bigSum' | 'closedAccount' | 'listed' | 'takenBackBefore' | 'unknownSender';

/** Contains no personal data: a case is kept longer than an account. */
export interface HeldAbout {
  deposit: string;
  coin: string;
  amount: string;
  network: string;
  why: readonly HoldReason[];
}

export interface HoldRules {
  /** Amount in units from which a deposit over a network is held. */
  reviewUnits?(row: Pick<DepositRow, 'asset' | 'network'>): bigint | undefined;
}

/**
 * @param closed owners who closed their account
 * @returns all reasons for the hold; empty if it can be credited, as always for the platform's own accounts
 */
export function waitsFor(row: DepositRow, closed: ReadonlySet<string>, rules: HoldRules): HoldReason[] {
  if (!isUser(row.owner)) return [];
  const from = rules.reviewUnits?.(row);
  const reasons: (HoldReason | false)[] = [
    row.screening === 'listed' && 'listed',
    row.screening === 'unknownSender' && 'unknownSender',
    from !== undefined && row.units >= from && 'bigSum',
    isTakenBackBefore(row) && 'takenBackBefore',
    closed.has(row.owner) && 'closedAccount',
  ];
  return reasons.filter((reason) => reason !== false);
}

/** Whether the owner has closed the account. */
export async function isClosed(tx: Pick<MoneyTx, 'db'>, owner: string): Promise<boolean> {
  return (await closedAmong(tx, [owner])).has(owner);
}

/** The owners who have closed their account. */
export async function closedAmong(
  { db }: Pick<MoneyTx, 'db'>,
  owners: readonly string[],
): Promise<Set<string>> {
  const ids = owners.flatMap((owner) => /^user:(\d{1,15})$/.exec(owner)?.[1] ?? []);
  if (ids.length === 0) return new Set();
  const users: readonly Pick<Selectable<Schema['user']>, 'id'>[] = await db
    .selectFrom('user')
    .select('id')
    .where('id', 'in', ids.map(BigInt))
    .where('closed_at', 'is not', null)
    .execute();
  return new Set(users.map(({ id }) => `user:${id}`));
}

export async function hold(tx: MoneyTx, row: DepositRow, why: readonly HoldReason[]): Promise<void> {
  tx.ledger.transfer({
    from: accountOf(issuanceOwner, row.asset),
    to: accountOf(heldOwner, row.asset),
    units: row.units,
    reason: 'deposit.hold',
    reference: `deposit:${row.id}`,
  });
  // A deposit that its chain had taken back while undecided keeps its case.
  const review = (await openReviewOf(tx, row)) ?? (await openReview(tx, row, why));
  await tx.db
    .updateTable('deposit')
    .set({ state: 'held', review, rejected: null })
    .where('id', '=', row.id)
    .execute();
  tell(tx, row);
}

async function openReviewOf({ db }: MoneyTx, { review }: DepositRow): Promise<bigint | undefined> {
  if (review === null) return undefined;
  const open = await db
    .selectFrom('review')
    .select('id')
    .where('id', '=', review)
    .where('ended_at', 'is', null)
    .executeTakeFirst();
  return open?.id;
}

function openReview(tx: MoneyTx, row: DepositRow, why: readonly HoldReason[]): Promise<number> {
  const { id, owner, asset, network, units } = row;
  const { scale } = assets.find(({ code }) => code === asset)!;
  const about = { deposit: String(id), coin: asset, amount: fromUnits(units, scale), network, why };
  return tx.openReview('deposit.held', { owner, about, reference: `deposit:${id}` });
}

/** The chain no longer contains it. */
export function giveUpHeld({ ledger }: MoneyTx, row: DepositRow): void {
  ledger.transfer({
    from: accountOf(heldOwner, row.asset),
    to: accountOf(issuanceOwner, row.asset),
    units: row.units,
    reason: 'deposit.hold',
    reference: `deposit:${row.id}`,
  });
}
