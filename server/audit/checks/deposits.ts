// Checks deposits, claimed bank transfers, and their postings: each credited deposit has one posting, pending ones are
// in their account, and no posting exists without a deposit.
import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { heldOwner, keepingOwner } from '../../domains/deposit/public/depositReasons.ts';
import type { DepositState } from '../../domains/deposit/tables.ts';
import type { Schema } from '../../store/schema.ts';
import type { DomainAudit, Posted } from '../DomainAudit.ts';
import type { Findings } from '../Findings.ts';
import { pagesById } from '../view.ts';
import type { Pages } from '../view.ts';

interface Parts {
  findings: Findings;
  pages: Pages;
}

/** Reasons and references of the postings that credit rows of each table. */
const kinds = {
  deposit: { reason: 'deposit.credit', named: 'deposit:', called: 'Deposit' },
  deposit_claim: { reason: 'deposit.bank', named: 'claim:', called: 'Bank transfer' },
} as const;
type Table = keyof typeof kinds;
const tables = Object.keys(kinds) as Table[];

/** Each posting concerns a deposit that refers to it. */
async function checkPostedDeposits(
  db: Kysely<Schema>,
  postings: readonly Posted[],
  findings: Findings,
): Promise<void> {
  const ofDeposits = postings.filter(({ reason }) => reason.startsWith('deposit.'));
  if (ofDeposits.length === 0) return;
  const known = new Map<string, bigint | null>();
  for (const of of tables) {
    const ids = [...new Set(ofDeposits.flatMap(({ reference }) => idOf(reference, of) ?? []))];
    if (ids.length === 0) continue;
    const rows = await db.selectFrom(of).select(['id', 'credit_posting']).where('id', 'in', ids).execute();
    for (const { id, credit_posting } of rows) known.set(`${kinds[of].named}${id}`, credit_posting);
  }
  const credits = tables.map((of) => kinds[of].reason as string);
  for (const { id, reason, reference } of ofDeposits) {
    const posting = known.get(reference);
    if (posting === undefined)
      findings.add(`Posting ${id} (${reason}) is of no deposit`, { row: `posting ${id}` });
    else if (credits.includes(reason) && posting !== id)
      findings.add(`Posting ${id} credits ${reference}, which ${posting ?? 'none'} has credited`, {
        row: `posting ${id}`,
      });
  }
}

function idOf(reference: string, of: Table): bigint | undefined {
  const [, name, id] = /^(\w+:)(\d{1,18})$/.exec(reference) ?? [];
  return id === undefined || name !== kinds[of].named ? undefined : BigInt(id);
}

/** Each deposit was credited to its owner by one posting of its own, or not at all. */
async function checkDeposits(db: Kysely<Schema>, { findings, pages }: Parts): Promise<void> {
  for (const of of tables)
    await pagesById(
      { after: 0n, pages },
      (after, limit) => readDeposits(db, of, after, limit),
      (rows) => {
        for (const row of rows) {
          const fault = faultOf(row, kinds[of]);
          const { id, owner, asset } = row;
          if (fault !== undefined)
            findings.add(`${kinds[of].called} ${id} (${asset}) ${fault}`, {
              row: `${of} ${id}`,
              owner,
              asset,
            });
        }
      },
    );
}

type Row = Awaited<ReturnType<typeof readDeposits>>[number];

/** Reads deposits with their postings in one statement, because one commit writes both. */
function readDeposits(db: Kysely<Schema>, of: Table, after: bigint, limit: number) {
  return (
    db
      // Both tables have the selected columns.
      .selectFrom(`${of} as deposit` as 'deposit')
      .leftJoin('posting', 'posting.id', 'deposit.credit_posting')
      .leftJoin('account', 'account.id', 'posting.credit_account')
      .select(['deposit.id', 'deposit.owner', 'deposit.asset', 'deposit.units', 'deposit.state'])
      .select(['deposit.credit_posting', 'posting.reason', 'posting.reference', 'posting.units as posted'])
      .select(['account.owner as credited', 'account.asset as credited_asset'])
      .where('deposit.id', '>', after)
      .orderBy('deposit.id')
      .limit(limit)
      .execute()
  );
}

function faultOf(row: Row, { reason, named }: (typeof kinds)[Table]): string | undefined {
  const { credit_posting: posting, state } = row;
  if (state !== 'credited')
    return posting === null ? undefined : `is ${state}, and posting ${posting} has credited it`;
  if (posting === null || row.posted === null) return 'is credited, and no posting has done so';
  const isOwn = row.reason === reason && row.reference === `${named}${row.id}`;
  if (!isOwn) return `is credited by posting ${posting}, which is of something else`;
  if (row.credited !== row.owner || row.credited_asset !== row.asset || row.posted !== row.units)
    return `is credited by posting ${posting} with ${row.posted} of ${row.units}, or to somebody else`;
  return undefined;
}

const waiting = {
  [keepingOwner]: ['belowMinimum'],
  [heldOwner]: ['held', 'rejected'],
} as const satisfies Record<string, readonly DepositState[]>;

/**
 * The account contains exactly the waiting and held deposits.
 * @param view a snapshot
 */
async function checkWaitingDeposits(view: Kysely<Schema>, findings: Findings): Promise<void> {
  for (const [owner, states] of Object.entries(waiting)) {
    const rows = await view
      .selectFrom('deposit')
      .select(['asset', sql<string | bigint>`sum(units)`.as('units')])
      .where('state', 'in', states)
      .where(sql<boolean>`state in ('belowMinimum', 'held', 'rejected')`)
      .groupBy('asset')
      .execute();
    const sums = new Map(rows.map(({ asset, units }) => [asset, BigInt(units)]));
    const accounts = await view
      .selectFrom('account')
      .select(['asset', 'available'])
      .where('owner', '=', owner)
      .execute();
    const has = new Map(accounts.map(({ asset, available }) => [asset, available]));
    for (const asset of new Set([...sums.keys(), ...has.keys()])) {
      const [is, shouldBe] = [has.get(asset) ?? 0n, sums.get(asset) ?? 0n];
      if (is !== shouldBe) findings.add(`${owner} (${asset}) has ${is}, and deposits there are ${shouldBe}`);
    }
  }
}

export function auditDeposits(): DomainAudit {
  return {
    posted: (db, postings, { findings }) => checkPostedDeposits(db, postings, findings),
    history: checkDeposits,
    state: (view, { findings }) => checkWaitingDeposits(view, findings),
  };
}
