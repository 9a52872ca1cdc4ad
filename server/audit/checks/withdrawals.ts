// Checks withdrawals, their holds, and their postings: a pending withdrawal is held completely, a sent one is posted
// completely, and no posting exists without a withdrawal.
import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { insuranceOwner } from '../../domains/deposit/public/depositReasons.ts';
import type { WithdrawalState } from '../../domains/withdrawal/tables.ts';
import type { Schema } from '../../store/schema.ts';
import type { DomainAudit, Posted } from '../DomainAudit.ts';
import type { Findings } from '../Findings.ts';
import { pagesById } from '../view.ts';
import type { Pages } from '../view.ts';

const outcomes: Readonly<Record<WithdrawalState, 'held' | 'posted' | 'voided'>> = {
  review: 'held',
  queued: 'held',
  handed: 'held',
  failed: 'held',
  sent: 'posted',
  arrived: 'posted',
  returned: 'posted',
  rejected: 'voided',
  cancelled: 'voided',
};

/** Each posting concerns a withdrawal that was sent, and has its amount. */
async function checkPostedWithdrawals(
  db: Kysely<Schema>,
  postings: readonly Posted[],
  findings: Findings,
): Promise<void> {
  const own = postings.filter(({ reason }) => reason.startsWith('withdrawal.'));
  if (own.length === 0) return;
  const idOf = ({ reference }: Posted) => /^withdrawal:(\d{1,18})$/.exec(reference)?.[1];
  const ids = [...new Set(own.flatMap((each) => idOf(each) ?? []))].map(BigInt);
  const rows =
    ids.length === 0
      ? []
      : await db
          .selectFrom('withdrawal')
          .select(['id', 'owner', 'units', 'fee_units', 'state', 'own_units', 'house_units'])
          .where('id', 'in', ids)
          .execute();
  const known = new Map(rows.map((row) => [String(row.id), row]));
  for (const posting of own) {
    const row = known.get(idOf(posting) ?? '');
    const { id, reason } = posting;
    if (!row) findings.add(`Posting ${id} (${reason}) is of no withdrawal`, { row: `posting ${id}` });
    else {
      const fault = faultOfPosting(posting, row);
      if (fault !== undefined)
        findings.add(`Posting ${id} (${reason}) ${fault}`, { row: `posting ${id}`, owner: row.owner });
    }
  }
}

interface Sums {
  units: bigint;
  fee_units: bigint;
  state: WithdrawalState;
  own_units: bigint | null;
  house_units: bigint | null;
}

/** Refunds in several parts are added up in the withdrawal. */
function faultOfPosting({ reason, reference, units }: Posted, row: Sums): string | undefined {
  if (reason === 'withdrawal.excess')
    return row.house_units === null ? `is of ${reference}, about which no desk has decided` : undefined;
  const isCorrected = row.state === 'returned' || row.own_units !== null;
  if (outcomes[row.state] !== 'posted') return `is of ${reference}, which is ${row.state}`;
  if (reason.endsWith('eturned') && !isCorrected) return `gives back ${reference}, which is ${row.state}`;
  const whole = /[fF]ee/.test(reason) ? row.fee_units : row.units - row.fee_units;
  const isPart = reason === 'withdrawal.returned' && units < whole;
  if (units !== whole && !isPart) return `moves ${units} of ${reference}, which is another sum`;
  return undefined;
}

/** Checks that each hold matches the withdrawal's state. */
async function checkWithdrawals(
  db: Kysely<Schema>,
  { findings, pages }: { findings: Findings; pages: Pages },
): Promise<void> {
  await pagesById(
    { after: 0n, pages },
    (after, limit) => readWithdrawals(db, after, limit),
    (rows) => {
      for (const row of rows) {
        const fault = faultOf(row);
        const { id, owner, asset } = row;
        if (fault !== undefined)
          findings.add(`Withdrawal ${id} (${asset}) ${fault}`, { row: `withdrawal ${id}`, owner, asset });
      }
    },
  );
}

type Row = Awaited<ReturnType<typeof readWithdrawals>>[number];

/** Refund of withdrawals that an operator corrected. */
const givenBack = sql<
  bigint | null
>`case when withdrawal.own_units is not null or withdrawal.state = 'returned' then
  (select cast(coalesce(sum(posting.units), 0) as bigint) from posting
   where posting.credit_account in (select id from account where owner = withdrawal.owner and asset = withdrawal.asset)
   and posting.reason = 'withdrawal.returned'
   and posting.reference = 'withdrawal:' || withdrawal.id) end`;

/** Amount that the platform has paid for a withdrawal. */
const paidByPlatform = sql<bigint | null>`case when withdrawal.house_units is not null then
  (select cast(coalesce(sum(posting.units), 0) as bigint) from posting join account as house on house.id = posting.debit_account
   where house.owner = ${insuranceOwner} and house.asset = withdrawal.asset and posting.reason = 'withdrawal.excess'
   and posting.reference = 'withdrawal:' || withdrawal.id) -
  (select cast(coalesce(sum(posting.units), 0) as bigint) from posting join account as house on house.id = posting.credit_account
   where house.owner = ${insuranceOwner} and house.asset = withdrawal.asset and posting.reason = 'withdrawal.excess'
   and posting.reference = 'withdrawal:' || withdrawal.id) end`;

/** Reads withdrawals with their holds in one statement, because both change concurrently. */
function readWithdrawals(db: Kysely<Schema>, after: bigint, limit: number) {
  return db
    .selectFrom('withdrawal')
    .leftJoin('hold', 'hold.id', 'withdrawal.hold')
    .leftJoin('account', 'account.id', 'hold.account')
    .select(['withdrawal.id', 'withdrawal.owner', 'withdrawal.asset', 'withdrawal.units', 'withdrawal.state'])
    .select(['withdrawal.hold', 'hold.id as held', 'hold.units as held_units', 'hold.posted', 'hold.voided'])
    .select(['account.owner as holder', 'account.asset as held_asset'])
    .select(['withdrawal.fee_units', 'withdrawal.own_units', 'withdrawal.house_units'])
    .select([givenBack.as('given_back'), paidByPlatform.as('paid_by_house')])
    .where('withdrawal.id', '>', after)
    .orderBy('withdrawal.id')
    .limit(limit)
    .execute();
}

function faultOf(row: Row): string | undefined {
  const outcome = outcomes[row.state];
  const asked = row.units - row.fee_units;
  const own = row.own_units ?? (row.state === 'returned' ? 0n : asked);
  const back = outcome === 'posted' ? asked - own : 0n;
  if (row.given_back !== null && row.given_back !== back)
    return `has cost its owner ${own}, and ${row.given_back} of it was given back`;
  if (row.paid_by_house !== row.house_units)
    return `has cost the house ${row.house_units}, and ${row.paid_by_house} was posted for it`;
  // A hold that began and ended within one group has no row.
  if (row.held === null) return outcome === 'held' ? `is ${row.state} without hold ${row.hold}` : undefined;
  if (row.holder !== row.owner || row.held_asset !== row.asset || row.held_units !== row.units)
    return `has hold ${row.hold}, which is of something else`;
  const is = { posted: row.posted, voided: row.voided, held: row.units - row.posted! - row.voided! };
  if (is[outcome] === row.units) return undefined;
  return `is ${row.state}, and of its hold ${row.hold} ${is[outcome]} of ${row.units} is ${outcome}`;
}

export function auditWithdrawals(): DomainAudit {
  return {
    posted: (db, postings, { findings }) => checkPostedWithdrawals(db, postings, findings),
    history: checkWithdrawals,
  };
}
