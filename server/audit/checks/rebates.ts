// Rebates and their postings: each is a share of a fee that was charged to a user whom its owner invited, is paid once,
// and is included in its owner's total.
import type { Kysely } from 'kysely';
import { partOf, referenceOf, yearOf } from '../../domains/referral/rebateOf.ts';
import type { RebateRow } from '../../domains/referral/tables.ts';
import { feesOwner } from '../../domains/spot/public/settle.ts';
import type { Schema } from '../../store/schema.ts';
import type { Accounts } from '../Accounts.ts';
import type { AuditParts, DomainAudit, Posted } from '../DomainAudit.ts';
import type { Findings } from '../Findings.ts';
import { PostedSums } from '../PostedSums.ts';
import { pagesById } from '../view.ts';

type Reason = 'referral.rebate';
const prefix = referenceOf('');

interface Total {
  rebates: bigint;
  fee_worth: bigint;
  units_worth: bigint;
}

async function checkPosted(
  db: Kysely<Schema>,
  postings: readonly Posted[],
  parts: { accounts: Accounts; findings: Findings; posted: PostedSums<Reason> },
): Promise<void> {
  const about = postings.filter(({ reason }) => reason === 'referral.rebate');
  if (about.length === 0) return;
  const idIn = (reference: string): bigint => {
    const digits = reference.slice(prefix.length);
    return reference.startsWith(prefix) && /^\d{1,18}$/.test(digits) ? BigInt(digits) : 0n;
  };
  const ids = about.map(({ reference }) => idIn(reference));
  const rows = await db
    .selectFrom('rebate')
    .select(['id', 'inviter', 'asset'])
    .where('id', 'in', ids)
    .execute();
  const rebates = new Map(rows.map((row) => [row.id, row]));
  for (const { id, reference, units, debit_account: debit, credit_account: credit } of about) {
    const rebate = rebates.get(idIn(reference));
    const [from, to] = [parts.accounts.get(debit), parts.accounts.get(credit)];
    if (rebate) parts.posted.add(rebate.id, 'referral.rebate', units);
    const isRight =
      rebate !== undefined &&
      from?.owner === feesOwner &&
      to?.owner === rebate.inviter &&
      to.kind === 'change' &&
      to.asset === rebate.asset;
    if (!isRight)
      parts.findings.add(`Posting ${id} (referral.rebate) is of no rebate, or not to whom it belongs`, {
        row: `posting ${id}`,
      });
  }
}

const pageOf = (view: Kysely<Schema>, after: bigint, limit: number) =>
  view
    .selectFrom('rebate')
    .leftJoin('spot_order as charged', 'charged.id', 'rebate.order_id')
    .leftJoin('fill', 'fill.id', 'rebate.fill_id')
    .selectAll('rebate')
    .select(['charged.owner', 'charged.fee as charged_fee', 'charged.fee_asset'])
    .select(['fill.maker_order', 'fill.taker_order', 'fill.maker_fee'])
    .where('rebate.id', '>', after)
    .orderBy('rebate.id')
    .limit(limit)
    .execute();

type Row = Awaited<ReturnType<typeof pageOf>>[number];

/** A maker is charged per fill, a taker for all fills of an order. */
function feeFault(row: Row): string | undefined {
  const isMaker = row.maker_order === row.order_id;
  if (
    row.owner !== row.payer ||
    row.fee_asset !== row.asset ||
    (!isMaker && row.taker_order !== row.order_id)
  )
    return 'is of a fee that its payer was not charged';
  const most = isMaker ? row.maker_fee : row.charged_fee;
  if (most === null || row.fee > most) return `is of a fee of ${row.fee}, and ${most} was charged`;
  return undefined;
}

function* faultsOf(row: Row, posted: PostedSums<Reason>): Generator<string> {
  const fault = feeFault(row);
  if (fault) yield fault;
  if (row.units > partOf(row.fee, row.percent))
    yield `has ${row.units}, which is more than ${row.percent} % of ${row.fee}`;
  const paid = posted.get(row.id, 'referral.rebate');
  if (paid !== row.units) yield `should have moved ${row.units}, and ${paid} was posted`;
}

const keyOf = ({ inviter, created_at }: Pick<RebateRow, 'inviter' | 'created_at'>): string =>
  `${inviter} ${yearOf(Number(created_at))}`;

async function checkState(
  view: Kysely<Schema>,
  { findings, pages, posted }: AuditParts & { posted: PostedSums<Reason> },
): Promise<void> {
  const sums = new Map<string, Total>();
  await pagesById<Row>(
    { after: 0n, pages },
    (after, limit) => pageOf(view, after, limit),
    (rows) => {
      for (const row of rows) {
        const about = { row: `rebate ${row.id}`, owner: row.inviter, asset: row.asset };
        for (const fault of faultsOf(row, posted)) findings.add(`Rebate ${row.id} ${fault}`, about);
        const sum = sums.get(keyOf(row)) ?? { rebates: 0n, fee_worth: 0n, units_worth: 0n };
        sum.rebates += 1n;
        sum.fee_worth += row.fee_worth;
        sum.units_worth += row.units_worth;
        sums.set(keyOf(row), sum);
      }
    },
  );
  const said = new Map<string, Total>(
    (await view.selectFrom('referral_total').selectAll().execute()).map((row) => [
      `${row.inviter} ${row.year}`,
      row,
    ]),
  );
  for (const key of new Set([...sums.keys(), ...said.keys()])) {
    const [sum, total] = [sums.get(key), said.get(key)];
    const names = ['rebates', 'fee_worth', 'units_worth'] as const;
    if (names.some((name) => sum?.[name] !== total?.[name]))
      findings.add(`What rebates of ${key} come to is not what they are`, { owner: key.split(' ')[0] });
  }
}

export function auditRebates(): DomainAudit {
  const posted = new PostedSums<Reason>();
  return {
    posted: (db, postings, parts) => checkPosted(db, postings, { ...parts, posted }),
    state: (view, parts) => checkState(view, { ...parts, posted }),
  };
}
