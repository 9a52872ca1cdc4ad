// Checks contracts, the holds of their margins, and their postings: a position's costs and results equal its postings,
// its lots equal those of its fills, and each decision has a stored mark.
import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { demoAsset } from '../../domains/lever/public/demoContracts.ts';
import { insuranceMeaning } from '../../domains/lever/insuranceList.ts';
import { counterpartyOwner, leverInsuranceOwner } from '../../domains/lever/engine/LeverMoney.ts';
import type { leverReasons } from '../../domains/lever/leverReasons.ts';
import {
  cancelledStatus,
  closedStatus,
  closingStatus,
  contractIn,
  isBeyond,
  marginHoldReason,
  openStatus,
  pendingStatus,
  referenceOf,
} from '../../domains/lever/engine/LeverTrade.ts';
import { feesOwner } from '../../domains/spot/public/settle.ts';
import type { Schema } from '../../store/schema.ts';
import type { Accounts, Totals } from '../Accounts.ts';
import type { AuditParts, DomainAudit, Posted } from '../DomainAudit.ts';
import { unlessSame } from '../Findings.ts';
import type { Findings, Rebuilt, Subject } from '../Findings.ts';
import { openHolds } from '../openHolds.ts';
import { PostedSums } from '../PostedSums.ts';
import { pagesById } from '../view.ts';

/** The opening balance of demo accounts belongs to no contract. */
type Reason = Exclude<keyof typeof leverReasons, 'lever.demo'>;
const itsOwner = 'its owner';
const houses = [counterpartyOwner, leverInsuranceOwner];

/** Direction of payment. */
const ways: Readonly<Record<Reason, { from: readonly string[]; to: string }>> = {
  'lever.profit': { from: houses, to: itsOwner },
  'lever.advance': { from: houses, to: itsOwner },
  'lever.loss': { from: [itsOwner], to: counterpartyOwner },
  'lever.fee': { from: [itsOwner], to: feesOwner },
  'lever.overnight': { from: [itsOwner], to: feesOwner },
  'lever.liquidationFee': { from: [itsOwner], to: leverInsuranceOwner },
  'lever.bankruptcy': { from: [leverInsuranceOwner], to: counterpartyOwner },
};
const isReason = (reason: string): reason is Reason => reason in ways;

class PostedContracts extends PostedSums<Reason> {}

const quoteOf = (symbol: string) => symbol.split('/')[1];

/**
 * Checks walked postings: each concerns a contract, and moves money between its owner and the platform accounts
 * involved.
 */
async function checkPostedContracts(
  db: Kysely<Schema>,
  postings: readonly Posted[],
  { accounts, findings, contracts }: { accounts: Accounts; findings: Findings; contracts: PostedContracts },
): Promise<void> {
  const own = postings.flatMap((posting) => {
    const of = contractIn(posting.reference) ?? 0n;
    return isReason(posting.reason) ? { ...posting, reason: posting.reason, of } : [];
  });
  if (own.length === 0) return;
  const ids = [...new Set(own.map(({ of }) => of))];
  const rows = await db
    .selectFrom('lever_trade')
    .select(['id', 'owner', 'symbol'])
    .where('id', 'in', ids)
    .execute();
  const known = new Map(rows.map((row) => [row.id, row]));
  for (const { id, of, reason, units, debit_account, credit_account } of own) {
    const trade = known.get(of);
    const about = { row: `posting ${id}`, owner: trade?.owner, asset: accounts.get(debit_account)?.asset };
    const says = (what: string) => findings.add(`Posting ${id} (${reason}) ${what}`, about);
    if (!trade) {
      says('is of no contract');
      continue;
    }
    contracts.add(of, reason, units);
    const role = (account: Totals | undefined) => {
      if (!account?.isPersons) return account?.owner ?? '';
      const isOwn = account.owner === trade.owner && account.kind === 'lever';
      return isOwn && account.asset === quoteOf(trade.symbol) ? itsOwner : '';
    };
    const [from, to] = [role(accounts.get(debit_account)), role(accounts.get(credit_account))];
    if (!ways[reason].from.includes(from) || ways[reason].to !== to)
      says(`of ${referenceOf({ id: Number(of) })} went from account ${debit_account} to ${credit_account}`);
  }
}

/**
 * Checks a walked posting: every change of the insurance balance is in the insurance list, whose entries add up to the
 * balance.
 */
function checkInsurance(
  { id, reason, debit_account, credit_account }: Posted,
  { accounts, findings }: { accounts: Accounts; findings: Findings },
): void {
  for (const [side, account] of [
    ['debit', debit_account],
    ['credit', credit_account],
  ] as const)
    if (accounts.get(account)?.owner === leverInsuranceOwner && insuranceMeaning(side, reason) === undefined)
      findings.add(`Posting ${id} (${reason}) changes the insurance of contracts, and is in no list of it`, {
        row: `posting ${id}`,
        asset: accounts.get(account)?.asset,
      });
}

/** Each opening and closing has a mark of its contract; a liquidation was required at its mark. */
async function checkContractFills(db: Kysely<Schema>, { findings, pages }: AuditParts): Promise<void> {
  const read = (after: bigint, limit: number) =>
    db
      .selectFrom('lever_fill')
      .leftJoin('lever_trade', 'lever_trade.id', 'lever_fill.trade')
      .select(['lever_fill.id', 'lever_fill.symbol', 'lever_fill.what', 'lever_fill.price'])
      .select(['lever_fill.decision', 'lever_fill.equity', 'lever_fill.required', 'lever_trade.symbol as of'])
      .select('lever_trade.owner')
      .where('lever_fill.id', '>', after)
      .orderBy('lever_fill.id')
      .limit(limit)
      .execute();
  await pagesById<Awaited<ReturnType<typeof read>>[number]>({ after: 0n, pages }, read, async (rows) => {
    const ids = rows.map(({ id }) => id);
    const marks = await db
      .selectFrom('lever_fill_mark')
      .innerJoin('lever_mark', 'lever_mark.id', 'lever_fill_mark.mark')
      .select(['fill', 'symbol', 'price'])
      .where('fill', 'in', ids)
      .execute();
    const named = new Map(marks.map(({ fill, symbol, price }) => [`${fill} ${symbol}`, price]));
    for (const row of rows) {
      const { id, symbol, what, price, decision, equity, required, of } = row;
      const about = { row: `lever_fill ${id}`, owner: row.owner ?? undefined, asset: quoteOf(symbol) };
      const says = (fault: string) => findings.add(`Contract fill ${id} (${what}) ${fault}`, about);
      const mark = named.get(`${id} ${symbol}`);
      if (of !== symbol) says('is of no contract, or of another one');
      if (mark === undefined) says('keeps no mark that it was decided on');
      if (what !== 'liquidation') continue;
      if (mark !== undefined && mark !== price) says(`has another price than its mark's ${mark}`);
      if (decision === null || equity === null || required === null)
        says('keeps nothing of what it was decided on');
      else if (equity > required) says(`was decided on ${equity}, and ${required} were required`);
    }
  });
}

type Trade = Awaited<ReturnType<typeof readTrades>>[number];

function readTrades(view: Kysely<Schema>, after: bigint, limit: number) {
  return view
    .selectFrom('lever_trade')
    .selectAll()
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .execute();
}

const aboutTrade = ({ id, owner, symbol }: Pick<Trade, 'id' | 'owner' | 'symbol'>): Subject => ({
  row: `lever_trade ${id}`,
  owner,
  asset: quoteOf(symbol),
});

/** Totals of a contract's fills. */
interface Filled {
  openings: bigint;
  openedLots: bigint;
  entry: bigint | null;
  openingFee: bigint;
  closedLots: bigint;
  gross: bigint;
  closingFees: bigint;
  liquidationFee: bigint;
  insured: bigint;
}

const nothing: Filled = {
  openings: 0n,
  openedLots: 0n,
  entry: null,
  openingFee: 0n,
  closedLots: 0n,
  gross: 0n,
  closingFees: 0n,
  liquidationFee: 0n,
  insured: 0n,
};

async function readFilled(view: Kysely<Schema>, ids: readonly bigint[]): Promise<Map<bigint, Filled>> {
  const sums = (column: 'lots' | 'fee' | 'gross' | 'liquidation_fee' | 'insured', isOpening: boolean) =>
    sql<
      string | bigint
    >`coalesce(sum(case when ${sql.lit(isOpening)} = (what = 'open') then ${sql.ref(column)} end), 0)`;
  const rows = await view
    .selectFrom('lever_fill')
    .select('trade')
    .select([
      sql<string | bigint>`sum(case when what = 'open' then 1 else 0 end)`.as('openings'),
      sql<bigint | null>`max(case when what = 'open' then price end)`.as('entry'),
    ])
    .select([sums('lots', true).as('opened_lots'), sums('fee', true).as('opening_fee')])
    .select([sums('lots', false).as('closed_lots'), sums('fee', false).as('closing_fees')])
    .select([sums('gross', false).as('gross'), sums('liquidation_fee', false).as('liquidation_fee')])
    .select([sums('insured', false).as('insured')])
    .where('trade', 'in', ids)
    .groupBy('trade')
    .execute();
  return new Map(
    rows.map((row) => [
      row.trade,
      {
        openings: BigInt(row.openings),
        openedLots: BigInt(row.opened_lots),
        entry: row.entry,
        openingFee: BigInt(row.opening_fee),
        closedLots: BigInt(row.closed_lots),
        gross: BigInt(row.gross),
        closingFees: BigInt(row.closing_fees),
        liquidationFee: BigInt(row.liquidation_fee),
        insured: BigInt(row.insured),
      },
    ]),
  );
}

/** @param view snapshot whose postings were all scanned */
async function checkContracts(
  view: Kysely<Schema>,
  { findings, pages, contracts }: AuditParts & { contracts: PostedContracts },
): Promise<void> {
  await pagesById<Trade>(
    { after: 0n, pages },
    (after, limit) => readTrades(view, after, limit),
    async (trades) => {
      const filled = await readFilled(
        view,
        trades.map(({ id }) => id),
      );
      for (const trade of trades) {
        const fills = filled.get(trade.id) ?? nothing;
        const about = { ...aboutTrade(trade), rebuilt: rebuiltTrade(trade, fills) };
        const says = (fault: string) =>
          findings.add(`Contract ${trade.id} (${trade.symbol}) ${fault}`, about);
        for (const fault of fillFaults(trade, fills)) says(fault);
        for (const fault of requestFaults(trade)) says(fault);
        for (const fault of postedFaults(trade, contracts)) says(fault);
      }
    },
  );
}

/**
 * Trade rebuilt from its fills; undefined where they leave lots of a contract that is not open, because no fill
 * contains its margin.
 */
function rebuiltTrade(trade: Trade, filled: Filled): Rebuilt | undefined {
  const status = Number(trade.status);
  const lots = filled.openedLots - filled.closedLots;
  const isOpen = status === openStatus || status === closingStatus;
  if (filled.openings !== 1n || filled.entry === null || lots < 0n || (lots > 0n && !isOpen))
    return undefined;
  const { entry, openingFee, closingFees, liquidationFee, gross } = filled;
  return unlessSame(trade, {
    lots,
    entry,
    gross,
    opening_fee: openingFee,
    closing_fees: closingFees,
    liquidation_fee: liquidationFee,
    ...(lots === 0n && { status: BigInt(closedStatus), margin: 0n, advanced: 0n }),
  });
}

/** The platform's shortfall equals the open lots at their opening price: both follow from fills. */
function* fillFaults(trade: Trade, filled: Filled): Generator<string> {
  const status = Number(trade.status);
  const isReset = trade.ended_by === 'reset';
  if (isReset && (status < closedStatus || quoteOf(trade.symbol) !== demoAsset))
    yield `has status ${status}, and was ended by a reset of the demo account`;
  if (status === pendingStatus || status === cancelledStatus) {
    if (filled !== nothing) yield 'was never opened, and has fills';
    return;
  }
  if (filled.openings !== 1n || filled.openedLots !== trade.asked_lots) yield 'is not opened by one fill';
  if (filled.entry !== trade.entry) yield `has an entry of ${trade.entry}, and was opened at ${filled.entry}`;
  const left = filled.openedLots - filled.closedLots;
  // A reset closes a position without a fill: it keeps the lots that its fills leave.
  const isOver = status === closedStatus && !isReset;
  if (left !== trade.lots || (left === 0n) !== isOver)
    yield `has status ${status} with ${trade.lots} lots, and its fills leave ${left}`;
  const pairs = [
    ['an opening fee', trade.opening_fee, filled.openingFee],
    ['closing fees', trade.closing_fees, filled.closingFees],
    ['a liquidation fee', trade.liquidation_fee, filled.liquidationFee],
    ['a result', trade.gross, filled.gross],
  ] as const;
  for (const [name, said, made] of pairs)
    if (said !== made) yield `has ${name} of ${said}, and its fills have ${made}`;
  if (filled.insured > trade.insured)
    yield `lacked ${trade.insured}, and its fills have ${filled.insured} of the insurance`;
  const isMarginLeft = trade.margin < 0n || (status === closedStatus && trade.margin !== 0n);
  if (isMarginLeft || (isOver && trade.advanced !== 0n))
    yield `has status ${status} with a margin of ${trade.margin} and ${trade.advanced} paid early`;
}

/**
 * A request to close belongs to a closing position, or has closed a position within its worst price and without later
 * nights.
 */
function* requestFaults(trade: Trade): Generator<string> {
  const { status, fixed_mark, close_asked_at: at, close_worst: worst, close_price: price } = trade;
  const isClosing = Number(status) === closingStatus;
  if (isClosing && fixed_mark === null && at === null) yield 'is closing without a request or a mark';
  if (at === null) {
    if (worst !== null) yield `has a worst price of ${worst}, and was not asked to close`;
    return;
  }
  const isClosed = Number(status) === closedStatus && trade.ended_by === 'user';
  if (!isClosing && !isClosed) yield `has status ${status} and a request to close`;
  if (trade.charged_until !== null && trade.charged_until > at)
    yield `was charged nights up to ${trade.charged_until}, and asked to close at ${at}`;
  if (isClosed && price !== null && isBeyond(trade.side, price, worst))
    yield `was closed at ${price}, worse than ${worst}`;
}

function* postedFaults(trade: Trade, contracts: PostedContracts): Generator<string> {
  const posted = (reason: Reason) => contracts.get(trade.id, reason);
  const result = posted('lever.profit') + posted('lever.advance') - posted('lever.loss');
  const pairs = [
    ['fees', trade.opening_fee + trade.closing_fees, posted('lever.fee')],
    ['overnight fees', trade.overnight_fees, posted('lever.overnight')],
    ['a liquidation fee', trade.liquidation_fee, posted('lever.liquidationFee')],
    // The uncovered part of a loss was not paid; a part of an open gain may have been paid.
    ['a result', trade.gross + trade.insured + trade.advanced, result],
  ] as const;
  for (const [name, said, made] of pairs)
    if (said !== made) yield `has ${name} of ${said}, and ${made} was posted`;
  if (posted('lever.bankruptcy') > trade.insured)
    yield `lacked ${trade.insured}, and the insurance has posted ${posted('lever.bankruptcy')}`;
}

/** Each that waits or is open holds its margin. */
const marginHolds = openHolds(
  { reason: marginHoldReason, what: 'a margin' },
  (view, after, limit) =>
    view
      .selectFrom('lever_trade')
      .select(['id', 'owner', 'symbol', 'margin'])
      .where('status', '<', BigInt(closedStatus))
      .where('id', '>', after)
      .orderBy('id')
      .limit(limit)
      .execute(),
  ({ id, owner, symbol, margin }) => ({
    reference: referenceOf({ id: Number(id) }),
    owner,
    asset: quoteOf(symbol) ?? '',
    kind: 'lever',
    units: margin,
    about: aboutTrade({ id, owner, symbol }),
  }),
);

export function auditContracts(): DomainAudit {
  const contracts = new PostedContracts();
  return {
    async posted(db, postings, parts) {
      for (const posting of postings) checkInsurance(posting, parts);
      await checkPostedContracts(db, postings, { ...parts, contracts });
    },
    history: checkContractFills,
    state: (view, parts) => checkContracts(view, { ...parts, contracts }),
    holds: marginHolds,
  };
}
