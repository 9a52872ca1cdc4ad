// Timed options, what holds their stakes, and the postings that they move money by: each is settled as its ticks, which are kept,
// say by the published rule, and what it says that it has cost and brought is what was posted for it.
import type { Kysely, Selectable } from 'kysely';
import type { Pair } from '../../../contracts/market.ts';
import { outcomeOf } from '../../../contracts/rules/option.ts';
import { settlingTicks } from '../../domains/option/optionLists.ts';
import { optionPlatformOwner } from '../../domains/option/OptionMoney.ts';
import {
  expiresAt,
  optionIn,
  referenceOf,
  settledStatus,
  stakeHoldReason,
} from '../../domains/option/OptionOrder.ts';
import type { OptionOrder } from '../../domains/option/OptionOrder.ts';
import type { optionReasons } from '../../domains/option/optionReasons.ts';
import { orderOf } from '../../domains/option/OptionStore.ts';
import type { OptionOrderTable } from '../../domains/option/tables.ts';
import { priceScale } from '../../instruments/PairUnits.ts';
import { feesOwner } from '../../domains/spot/public/settle.ts';
import { fromUnits } from '../../ledger/units.ts';
import type { Schema } from '../../store/schema.ts';
import type { Accounts, Totals } from '../Accounts.ts';
import type { AuditParts, DomainAudit, OpenHold, Posted, Wanted } from '../DomainAudit.ts';
import type { Findings } from '../Findings.ts';
import { PostedSums } from '../PostedSums.ts';
import { aboutHold } from '../state.ts';
import { pagesById } from '../view.ts';
import type { Pages } from '../view.ts';

type Reason = keyof typeof optionReasons;
class PostedOptions extends PostedSums<Reason> {}

/** Whom the other side of a posting is of, and whether its owner is paid. */
const others: Readonly<Record<Reason, { owner: string; isPaid: boolean }>> = {
  'option.profit': { owner: optionPlatformOwner, isPaid: true },
  'option.loss': { owner: optionPlatformOwner, isPaid: false },
  'option.fee': { owner: feesOwner, isPaid: false },
};
const isReason = (reason: string): reason is Reason => reason in others;

/** Of postings that were just walked: each is about an option, between its owner and who of the platform has to do with it. */
async function checkPostedOptions(
  db: Kysely<Schema>,
  postings: readonly Posted[],
  { accounts, findings, options }: { accounts: Accounts; findings: Findings; options: PostedOptions },
): Promise<void> {
  const about = postings.filter(({ reason }) => isReason(reason));
  if (about.length === 0) return;
  const ids = [...new Set(about.map(({ reference }) => optionIn(reference) ?? 0n))];
  const rows = await db
    .selectFrom('option_order')
    .select(['id', 'owner', 'asset'])
    .where('id', 'in', ids)
    .execute();
  const orders = new Map(rows.map((row) => [row.id, row]));
  for (const posting of about) {
    const order = orders.get(optionIn(posting.reference) ?? 0n);
    const reason = posting.reason as Reason;
    if (order) options.add(order.id, reason, posting.units);
    if (!order || !isBetween(posting, reason, order, accounts))
      findings.add(`Posting ${posting.id} (${reason}) is of no option, or not between whom it concerns`, {
        row: `posting ${posting.id}`,
        owner: order?.owner,
        asset: accounts.get(posting.debit_account)?.asset,
      });
  }
}

function isBetween(
  { debit_account: debit, credit_account: credit }: Posted,
  reason: Reason,
  order: { owner: string; asset: string },
  accounts: Accounts,
): boolean {
  const { owner, isPaid } = others[reason];
  const [own, other] = (isPaid ? [credit, debit] : [debit, credit]).map((id) => accounts.get(id));
  const isTheirs = (account: Totals | undefined) =>
    account?.owner === order.owner && account.kind === 'micro' && account.asset === order.asset;
  return isTheirs(own) && other?.owner === owner;
}

function pageOfOptions(db: Kysely<Schema>, after: bigint, limit: number) {
  return db
    .selectFrom('option_order')
    .selectAll()
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .execute();
}

/** @param view as of one moment, all postings of which were walked */
async function checkOptions(
  view: Kysely<Schema>,
  {
    findings,
    pages,
    options,
    pairs,
  }: { findings: Findings; pages: Pages; options: PostedOptions; pairs: readonly Pair[] },
): Promise<void> {
  const ticksOf = new Map(pairs.map(({ symbol, priceTick }) => [symbol, priceTick]));
  await pagesById<Selectable<OptionOrderTable>>(
    { after: 0n, pages },
    (after, limit) => pageOfOptions(view, after, limit),
    async (rows) => {
      for (const order of rows.map(orderOf)) {
        const { id, owner, asset } = order;
        const about = { row: `option_order ${id}`, owner, asset };
        const says = (fault: string) => findings.add(`Option ${id} (${order.symbol}) ${fault}`, about);
        for (const fault of postedFaults(order, options)) says(fault);
        const priceTick = ticksOf.get(order.symbol);
        if (order.close === null || priceTick === undefined) continue;
        const outcome = await recomputed(view, order, priceTick);
        if (outcome?.close !== order.close || outcome.result !== order.result)
          says(`closed at ${order.close} with ${order.result}, and its ticks say otherwise`);
      }
    },
  );
}

async function recomputed(view: Kysely<Schema>, order: OptionOrder, priceTick: string) {
  const { direction, open, band } = order;
  const until = expiresAt(order);
  if (open === null || until === null) return undefined;
  const price = (units: bigint) => fromUnits(units, priceScale);
  const ticks = await settlingTicks(view, order);
  return outcomeOf(
    { bought: direction, open: price(open), band: price(band), expiresAt: until, priceTick },
    ticks.map((tick) => ({ price: price(tick.price), at: Number(tick.at) })),
  );
}

function* postedFaults(order: OptionOrder, options: PostedOptions): Generator<string> {
  const { status, result, returned, stake, fee, profit, open, close } = order;
  const isSettled = status === settledStatus;
  if (isSettled !== (order.settledAt !== null) || (isSettled && result === null))
    yield `has status ${status} with a result of ${result}`;
  if (isSettled && returned === null && (open === null || close === null))
    yield 'has a result, and no entry or close';
  const isPaid = isSettled && returned === null;
  const due: [Reason, bigint][] = [
    ['option.fee', isPaid ? fee : 0n],
    ['option.profit', isPaid && result === 1 ? profit : 0n],
    ['option.loss', isPaid && result === -1 ? stake : 0n],
  ];
  for (const [reason, units] of due) {
    const posted = options.get(BigInt(order.id), reason);
    if (posted !== units) yield `should have moved ${units} (${reason}), and ${posted} was posted`;
  }
}

/**
 * Each that runs holds its stake and fee, and no other does.
 * @param holds by reference
 * @returns by hold whose account it has to be of
 */
async function checkStakes(
  view: Kysely<Schema>,
  { findings, pages, holds }: AuditParts & { holds: ReadonlyMap<string, OpenHold> },
): Promise<Map<bigint, Wanted>> {
  const wanted = new Map<bigint, Wanted>();
  const found = new Set<string>();
  const read = (after: bigint, limit: number) =>
    view
      .selectFrom('option_order')
      .selectAll()
      .where('status', '<', BigInt(settledStatus))
      .where('id', '>', after)
      .orderBy('id')
      .limit(limit)
      .execute();
  await pagesById<Selectable<OptionOrderTable>>({ after: 0n, pages }, read, (rows) => {
    for (const row of rows) {
      const reference = referenceOf({ id: Number(row.id) });
      const hold = holds.get(reference);
      const { id, held = 0n } = hold ?? {};
      found.add(reference);
      if (held !== row.stake + row.fee)
        findings.add(`${reference} has a stake and fee of ${row.stake + row.fee}, and holds ${held}`, {
          ...(hold
            ? aboutHold(hold, row.stake + row.fee)
            : { row: `option_order ${row.id}`, owner: row.owner, asset: row.asset }),
        });
      if (id !== undefined) wanted.set(id, { reference, owner: row.owner, asset: row.asset, kind: 'micro' });
    }
  });
  for (const [reference, hold] of holds)
    if (!found.has(reference))
      findings.add(`${reference} holds a stake and does not run`, aboutHold(hold, 0n));
  return wanted;
}

export function auditOptions(): DomainAudit {
  const options = new PostedOptions();
  return {
    posted: (db, postings, parts) => checkPostedOptions(db, postings, { ...parts, options }),
    state: (view, parts) => checkOptions(view, { ...parts, options }),
    holds: { reason: stakeHoldReason, check: checkStakes },
  };
}
