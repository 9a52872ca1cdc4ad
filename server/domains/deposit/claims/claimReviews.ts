// Outcomes of claims: by the network, by the desk, or by the owner.
import type { Kysely } from 'kysely';
import { accountOf } from '../../../ledger/account.ts';
import { issuanceOwner } from '../../../ledger/reasons.ts';
import { fromUnits } from '../../../ledger/units.ts';
import { rejectedKeptUntil } from '../../../personal/Leaving.ts';
import type { Leaving, Retention } from '../../../personal/Leaving.ts';
import { Refusal } from '../../../refusal.ts';
import type { Review, ReviewKind } from '../../../reviews/ReviewKind.ts';
import type { Schema } from '../../../store/schema.ts';
import type { MoneyTx, Tx } from '../../../commands/MoneyCommand.ts';
import { assetOf } from '../../../instruments/market.config.ts';
import { tell } from '../depositEvents.ts';
import { notify } from '../depositNotices.ts';
import type { ClaimState } from '../tables.ts';
import { claimOfReference, claimReference, findClaim, forgetPapers, openClaimsOf } from './claimRows.ts';
import type { ClaimRow } from './claimRows.ts';

declare module '../../../commands/ReviewKinds.ts' {
  interface ReviewKinds {
    'deposit.claim': AboutChain;
    'deposit.bank': AboutBank;
  }
}
declare module '../../../commands/DueQueue.ts' {
  interface DueKinds {
    'deposit.forgetClaim': { claim: number };
  }
}

/** Amounts as decimal text. */
interface AboutChain {
  coin: string;
  amount: string;
  network: string;
  chain: string;
  hash: string;
  /** Timeout of the sandbox for its network, ms since 1970 UTC. */
  shownBy: number;
}
interface AboutBank {
  coin: string;
  /** Credited amount. */
  amount: string;
  paid: string;
  currency: string;
  asksRejection: boolean;
}

/** Claims of one kind per user. */
const perDay = 10;

async function end(
  tx: MoneyTx,
  row: ClaimRow,
  change: { state: ClaimState; reasons?: string; statement?: string; credit_posting?: number },
): Promise<void> {
  await tx.db
    .updateTable('deposit_claim')
    .set({ ...change, ended_at: tx.now })
    .where('id', '=', row.id)
    .execute();
  tell(tx, row);
}

async function claimOf({ db }: Tx, { reference }: Review<unknown>): Promise<ClaimRow> {
  const row = await findClaim(db, claimOfReference(reference));
  if (!row) throw new Error(`There is no ${reference}`);
  return row;
}

const outcomes = {
  closedWords: 'deposit.notCancellable' as const,
  rejected: async (tx: MoneyTx, review: Review<unknown>, { retention }: Leaving) => {
    const row = await claimOf(tx, review);
    await end(tx, row, { state: 'rejected', reasons: JSON.stringify(review.rejections) });
    tx.schedule('deposit.forgetClaim', rejectedKeptUntil(retention, tx.now), { claim: Number(row.id) });
    const reason = Object.values(review.rejections)[0]!;
    await notify(tx, row.owner, 'deposit.rejected', { ...amountOf(row), reason });
  },
  withdrawn: async (tx: MoneyTx, review: Review<unknown>) => {
    const row = await claimOf(tx, review);
    await end(tx, row, { state: 'cancelled' });
    await forgetPapers(tx.db, row);
  },
};

export const claimReviews = {
  'deposit.claim': {
    perDay,
    ...outcomes,
    // A transaction found by the network settles the case itself; an approval has no further effect.
    approved: () => {
      throw new Refusal('deposit.notOnChain');
    },
    rejections: { hash: ['deposit.notOnChain', 'deposit.otherAddress'], proof: ['deposit.proofUnclear'] },
    sandboxWaits: ({ shownBy }) => shownBy,
    sandboxRejects: async ({ chain, hash }, tx) => ({
      hash: (await isOfOthers(tx, { chain, hash })) ? 'deposit.otherAddress' : 'deposit.notOnChain',
    }),
  } satisfies ReviewKind<AboutChain>,
  'deposit.bank': {
    perDay,
    ...outcomes,
    needsStatement: true,
    approved: async (tx, review) => {
      const row = await claimOf(tx, review);
      await refuseUsed(tx, review.statement!);
      const posting = tx.ledger.transfer({
        from: accountOf(issuanceOwner, row.asset),
        to: accountOf(row.owner, row.asset),
        units: row.units,
        reason: 'deposit.bank',
        reference: claimReference(row.id),
      });
      await end(tx, row, { state: 'credited', statement: review.statement, credit_posting: posting });
      await notify(tx, row.owner, 'deposit.credited', amountOf(row));
    },
    rejections: {
      transfer: ['deposit.notReceived', 'deposit.amountDiffers', 'deposit.otherPayer'],
      proof: ['deposit.proofUnclear'],
    },
    sandboxRejects: ({ asksRejection }) => (asksRejection ? { transfer: 'deposit.notReceived' } : undefined),
  } satisfies ReviewKind<AboutBank>,
};

const amountOf = ({ units, asset }: ClaimRow) => ({
  amount: fromUnits(units, assetOf(asset).scale),
  coin: asset,
});

/** An entry of a statement belongs to one transfer only. */
async function refuseUsed({ db }: Tx, statement: string): Promise<void> {
  const used = await db
    .selectFrom('deposit_claim')
    .select('id')
    .where('statement', '=', statement)
    .executeTakeFirst();
  if (used) throw new Refusal('deposit.statementUsed', { fields: { statement: '' } });
}

/** Whether a deposit of another user has this transaction; one of the same user would have settled the case. */
async function isOfOthers({ db }: Tx, { chain, hash }: { chain: string; hash: string }): Promise<boolean> {
  const row = await db
    .selectFrom('deposit')
    .select('id')
    .where('chain', '=', chain)
    .where('hash', '=', hash)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** The network shows the claimed transaction: the deposit replaces the claim, whose documents are no longer needed. */
export async function settleClaims(
  tx: MoneyTx,
  transfer: { owner: string; chain: string; hash: string },
): Promise<void> {
  for (const claim of await openClaimsOf(tx.db, transfer)) {
    await tx.settleReview(Number(claim.review));
    await end(tx, claim, { state: 'found' });
    await forgetPapers(tx.db, claim);
  }
}

/** When the documents of rejected claims are deleted. */
export async function endsOfClaims(
  db: Kysely<Schema>,
  abouts: readonly { claim: number }[],
  retention: Retention,
): Promise<(number | undefined)[]> {
  const rows = await db
    .selectFrom('deposit_claim')
    .select(['id', 'ended_at'])
    .where(
      'id',
      'in',
      abouts.map(({ claim }) => BigInt(claim)),
    )
    .execute();
  const ended = new Map(rows.map(({ id, ended_at }) => [Number(id), ended_at]));
  return abouts.map(({ claim }) => {
    const at = ended.get(claim) ?? null;
    return at === null ? undefined : rejectedKeptUntil(retention, Number(at));
  });
}

export async function forgetClaim({ db }: Tx, { claim }: { claim: number }): Promise<void> {
  const row = await findClaim(db, claim);
  if (row) await forgetPapers(db, row);
}
