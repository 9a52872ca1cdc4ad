// Outcome of a review for a held deposit.
import type { Kysely } from 'kysely';
import { accountOf } from '../../ledger/account.ts';
import { fromUnits } from '../../ledger/units.ts';
import { Refusal } from '../../refusal.ts';
import type { Rejections, Review, ReviewKind } from '../../reviews/ReviewKind.ts';
import type { Schema } from '../../store/schema.ts';
import type { MoneyTx } from '../../commands/MoneyCommand.ts';
import { assets } from '../../instruments/market.config.ts';
import { credit } from './credits.ts';
import { notify } from './depositNotices.ts';
import { heldOwner } from './public/depositReasons.ts';
import { isClosed } from './holds.ts';
import type { HeldAbout } from './holds.ts';
import type { DepositRow } from './tables.ts';
import { tell } from './depositEvents.ts';

/** Cases originate from chains, not from users: an arriving deposit is never refused for a limit. */
const perDay = 1_000_000;

/** The deposit of a case, while it is held for it. */
export function findHeld(
  db: Kysely<Schema>,
  { id, about }: { id: number | bigint; about: HeldAbout },
): Promise<DepositRow | undefined> {
  return db
    .selectFrom('deposit')
    .selectAll()
    .where('id', '=', BigInt(about.deposit))
    .where('review', '=', BigInt(id))
    .where('state', '=', 'held')
    .executeTakeFirst();
}

/** @throws Refusal where the chain has taken the deposit back, or the owner is unreachable */
async function approved(tx: MoneyTx, review: Review<HeldAbout>): Promise<void> {
  const row = await findHeld(tx.db, review);
  if (!row) throw new Refusal('deposit.takenBack');
  if (await isClosed(tx, row.owner)) throw new Refusal('deposit.ownerLeft');
  await credit(tx, row, accountOf(heldOwner, row.asset));
}

/** The amount stays in the hold account: the coins themselves are handled where their keys are. */
async function rejected(tx: MoneyTx, review: Review<HeldAbout>): Promise<void> {
  const row = await findHeld(tx.db, review);
  if (!row) return;
  const reason = Object.values(review.rejections)[0]!;
  await tx.db
    .updateTable('deposit')
    .set({ state: 'rejected', rejected: reason })
    .where('id', '=', row.id)
    .execute();
  tell(tx, row);
  if (await isClosed(tx, row.owner)) return;
  const { scale } = assets.find(({ code }) => code === row.asset)!;
  const amount = fromUnits(row.units, scale);
  await notify(tx, row.owner, 'deposit.rejected', { amount, coin: row.asset, reason });
}

/** Rejection reason offered where the deposit cannot be approved, as in a sandbox. */
async function refusable(about: HeldAbout, tx: MoneyTx, owner: string): Promise<Rejections | undefined> {
  const row = await tx.db
    .selectFrom('deposit')
    .select('state')
    .where('id', '=', BigInt(about.deposit))
    .executeTakeFirst();
  if (row?.state !== 'held') return { deposit: 'deposit.takenBack' };
  if (await isClosed(tx, owner)) return { deposit: 'deposit.ownerLeft' };
  return about.why.includes('listed') ? { deposit: 'deposit.originListed' } : undefined;
}

export const heldReviews = {
  'deposit.held': {
    perDay,
    approved,
    rejected,
    // The owner of held coins cannot withdraw the case to avoid the review.
    withdrawn: () => {
      throw new Refusal('deposit.deskDecides');
    },
    rejections: {
      deposit: ['deposit.originListed', 'deposit.originUnclear', 'deposit.ownerLeft', 'deposit.takenBack'],
    },
    sandboxRejects: refusable,
  },
} satisfies Readonly<Record<string, ReviewKind<HeldAbout>>>;
