// Repairs of inconsistent books: two operators decide which row is rebuilt or which customer is quarantined. Every
// value comes from the audit, which derives it from append-only rows; no call accepts an amount, a price or a status.
import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { BrokenBooks, DeskRepair } from '../../../contracts/desk.ts';
import type { AuditResult } from '../../audit/audit.ts';
import type { Rebuilt, Violation } from '../../audit/Findings.ts';
import type { Context } from '../../context.ts';
import { heldBy } from '../../ledger/Holds.ts';
import { Refusal } from '../../refusal.ts';
import type { Schema } from '../../store/schema.ts';
import type { Json, MoneyCommand, MoneyTx } from '../../commands/MoneyCommand.ts';
import { deskOf } from './public/Operators.ts';
import type { Operator } from './public/Operators.ts';

/** Tables with derived columns that the audit can rebuild. */
const rebuildable = ['account', 'hold', 'spot_order', 'lever_trade'] as const;
type Rebuildable = (typeof rebuildable)[number];

/** Tables whose rows are shown with a violation; for others only the message is shown. */
const shown = [
  ...rebuildable,
  ...(['posting', 'fill', 'lever_fill', 'option_order', 'hosting_order', 'subscription_order'] as const),
  ...(['otc_order', 'rebate'] as const),
] satisfies readonly (keyof Schema)[];

/** Covers two consecutive shifts. */
const proposalKeptMs = 24 * 3_600_000;

interface Proposed extends DeskRepair {
  operator: number;
}

interface Confirmed extends DeskRepair {
  proposedBy: number;
  /** For a rebuild: the values that the audit has derived. */
  rebuilt: Rebuilt | undefined;
}

export class Repairs {
  private readonly context: Pick<Context, 'store' | 'executor' | 'booksWatch' | 'gate' | 'clock'>;

  constructor(context: Repairs['context']) {
    this.context = context;
  }

  /** All violations with their rows and possible repairs, and the proposals of other operators. */
  async look(): Promise<BrokenBooks> {
    const { store, booksWatch, gate } = this.context;
    const { violations, excused } = await booksWatch.inspect();
    const proposals = await this.proposals();
    const quarantined = await store.db.selectFrom('quarantine').select('owner').execute();
    return {
      is_money_stopped: gate.isStopped,
      is_demo_stopped: !gate.isDemoOpen,
      violations: await Promise.all(violations.map((violation) => this.describe(violation))),
      excused: await Promise.all(excused.map((violation) => this.describe(violation))),
      quarantined: quarantined.map(({ owner }) => owner),
      proposals: proposals.map(({ what, about, name }) => ({ what, about, by: name })),
    };
  }

  /**
   * Proposes a repair, or executes it if another operator has proposed the same. Money is enabled again if the books
   * are consistent afterwards.
   * @throws Refusal desk.nothingToRepair, desk.notRebuildable, desk.rebuildFirst, desk.secondPerson
   */
  async ask(operator: Operator, repair: DeskRepair): Promise<{ is_done: boolean }> {
    const { executor, booksWatch } = this.context;
    const found = await booksWatch.inspect();
    const broken = await this.check(repair, found);
    const proposal = (await this.proposals()).find(
      ({ what, about }) => what === repair.what && about === repair.about,
    );
    if (!proposal) {
      await executor.perform(proposing, deskOf(operator), { ...repair, operator: operator.id });
      return { is_done: false };
    }
    const proposedBy = Number(proposal.operator);
    if (proposedBy === operator.id) throw new Refusal('desk.secondPerson');
    // Rebuilt values must not change between the audit and the repair.
    const scope = repair.what === 'rebuild' && broken?.scope === 'all' ? 'all' : 'demo';
    await booksWatch.afterRepair(scope, async (now, clear) => {
      const rebuilt = (await this.check(repair, now))?.rebuilt;
      clear();
      const confirmed = { ...repair, proposedBy, rebuilt };
      await executor.perform(confirming, deskOf(operator), confirmed, { isRepair: true });
    });
    return { is_done: true };
  }

  /** @returns the violations of the row to rebuild */
  private async check(
    { what, about }: DeskRepair,
    { violations, excused }: Pick<AuditResult, 'violations' | 'excused'>,
  ): Promise<Violation | undefined> {
    const { store } = this.context;
    if (what === 'rebuild') {
      const all = [...violations, ...excused];
      if (all.length === 0) throw new Refusal('desk.nothingToRepair');
      const found = all.find(({ row, rebuilt }) => row === about && rebuilt);
      if (!found || !tableOf(about)) throw new Refusal('desk.notRebuildable');
      return found;
    }
    const quarantined = await store.db
      .selectFrom('quarantine')
      .select('owner')
      .where('owner', '=', about)
      .executeTakeFirst();
    if (what === 'release' ? !quarantined : quarantined) throw new Refusal('desk.nothingToRepair');
    if (what === 'release') return undefined;
    const own = violations.filter(({ owner }) => owner === about);
    if (own.length === 0) throw new Refusal('desk.nothingToRepair');
    // A deposit that arrives meanwhile would be posted with a wrong balance.
    if (own.some(({ row = '', rebuilt }) => rebuilt && tableOf(row))) throw new Refusal('desk.rebuildFirst');
    return undefined;
  }

  /** Proposals that can be confirmed: recent ones, by an operator who is still an approver. */
  private async proposals() {
    const { store, clock } = this.context;
    const rows = await store.db
      .selectFrom('repair_proposal')
      .innerJoin('operator', 'operator.id', 'repair_proposal.operator')
      .select(['what', 'about', 'repair_proposal.operator', 'operator.name', 'operator.roles'])
      .where('operator.disabled_at', 'is', null)
      .where('repair_proposal.created_at', '>', BigInt(clock.now() - proposalKeptMs))
      .execute();
    return rows.filter(({ roles }) => roles.split(' ').includes('approver'));
  }

  private async describe(violation: Violation): Promise<BrokenBooks['violations'][number]> {
    const { sentence, scope, row: named, owner, rebuilt } = violation;
    const row = named === undefined ? undefined : await rowOf(this.context.store.db, named);
    return {
      sentence,
      scope,
      ...(row && named && { about: named, row: plain(row) }),
      ...(rebuilt && { rebuilt: plain(rebuilt) }),
      ...(owner?.startsWith('user:') && { owner }),
    };
  }
}

/** Parts of 'account 12'; undefined for what cannot be rebuilt. */
function tableOf(about: string): { table: Rebuildable; id: bigint } | undefined {
  const [table, id = ''] = about.split(' ');
  const known = rebuildable.find((each) => each === table);
  return known && /^\d{1,18}$/.test(id) ? { table: known, id: BigInt(id) } : undefined;
}

async function rowOf(db: Kysely<Schema>, about: string): Promise<Record<string, unknown> | undefined> {
  const [table = '', id = ''] = about.split(' ');
  if (!(shown as readonly string[]).includes(table) || !/^\d{1,18}$/.test(id)) return undefined;
  const { rows } = await sql<
    Record<string, unknown>
  >`select * from ${sql.table(table)} where id = ${BigInt(id)}`.execute(db);
  return rows[0];
}

/** JSON numbers are exact only up to 2^53. */
const plain = (row: Readonly<Record<string, unknown>>): Record<string, string> =>
  Object.fromEntries(Object.entries(row).map(([column, value]) => [column, String(value)]));

const proposing: MoneyCommand<Proposed, null, null> = {
  name: 'desk.proposeRepair',
  repetition: () => undefined,
  record: ({ what, about }) => ({ what, about }),
  run: async ({ db, now }, { what, about, operator }) => {
    await db
      .insertInto('repair_proposal')
      .values({ what, about, operator, created_at: now })
      .onConflict((conflict) =>
        conflict.columns(['what', 'about']).doUpdateSet({ operator, created_at: now }),
      )
      .execute();
    return null;
  },
  outcome: () => null,
};

const confirming: MoneyCommand<Confirmed, Json, Json> = {
  name: 'desk.repair',
  repetition: () => undefined,
  record: ({ what, about, proposedBy }) => ({ what, about, proposed_by: proposedBy }),
  run: async (tx, repair) => {
    const { what, about, proposedBy } = repair;
    const { numDeletedRows } = await tx.db
      .deleteFrom('repair_proposal')
      .where('what', '=', what)
      .where('about', '=', about)
      .where('operator', '=', BigInt(proposedBy))
      .executeTakeFirst();
    // Another operator confirmed it concurrently.
    if (numDeletedRows === 0n) throw new Refusal('desk.nothingToRepair');
    if (what === 'rebuild') return rebuild(tx, repair);
    if (what === 'release') await tx.db.deleteFrom('quarantine').where('owner', '=', about).execute();
    else await tx.db.insertInto('quarantine').values({ owner: about, since: tx.now }).execute();
    return null;
  },
  outcome: (changed) => changed,
};

/** @returns the old and new values of the columns, for the log */
async function rebuild({ db, now }: MoneyTx, { about, rebuilt = {} }: Confirmed): Promise<Json> {
  const { table, id } = tableOf(about)!;
  const before = await rowOf(db, about);
  if (!before) throw new Refusal('desk.notRebuildable');
  const values = { ...rebuilt, ...endOfHold(table, { ...before, ...rebuilt }, now) };
  const set = Object.entries(values).map(([column, value]) => sql`${sql.ref(column)} = ${value}`);
  await sql`update ${sql.table(table)} set ${sql.join(set)} where id = ${id}`.execute(db);
  const was = Object.fromEntries(Object.keys(values).map((column) => [column, before[column]]));
  return { was: plain(was), is: plain(values) };
}

/** A hold whose remainder becomes zero ends with the repair. */
function endOfHold(table: Rebuildable, row: Record<string, unknown>, now: number): { ended_at?: bigint } {
  if (table !== 'hold') return {};
  const isLeft = heldBy(row as unknown as Parameters<typeof heldBy>[0]) > 0n;
  return isLeft ? {} : { ended_at: BigInt(now) };
}
