// Operators' actions on cases. Each action, including each view, is a row of the command log, which cannot be changed
// unnoticed.
import type { Kysely } from 'kysely';
import type { DeskCaseDetail, DeskCaseHead, DeskQueue, DeskQueues } from '../../../contracts/desk.ts';
import { refusalText } from '../../../contracts/messages/messages.ts';
import { showHidden } from '../../../contracts/rules/identity/hiddenCharacters.ts';
import type { Context } from '../../context.ts';
import { Refusal } from '../../refusal.ts';
import type { ReviewRow } from '../../reviews/ReviewBook.ts';
import type { Rejections } from '../../reviews/ReviewKind.ts';
import type { Schema } from '../../store/schema.ts';
import type { MoneyCommand } from '../../commands/MoneyCommand.ts';
import type { CaseContents, DeskCase, DeskCases } from './public/deskCases.ts';
import { deskOf } from './public/Operators.ts';
import type { Operator, Role } from './public/Operators.ts';

interface Options {
  context: Context;
  kinds: DeskCases;
  /** Whether an approval needs a second operator. */
  needsTwo: boolean;
}

interface Proposal {
  review: number;
  operator: number;
  notes: string;
  statement: string;
}

export interface ApprovalSaid {
  notes: string;
  /** Name of the transfer on the bank's statement; empty where none is needed. */
  statement: string;
}

interface Look {
  review: number;
  operator: number;
  what: string;
}

/** Page size of the queue, and maximum of its count. */
const page = 100;
const countedMost = 1000;
/** Maximum length, as in reviews. */
const notesMost = 2000;

/** Hidden characters in text stored before they were refused are made visible. */
const visible = ({ fields, pictures }: CaseContents): CaseContents => ({
  fields: fields.map(({ name, value }) => ({ name, value: showHidden(value) })),
  pictures,
});

export class Desk {
  private readonly options: Options;

  constructor(options: Options) {
    this.options = options;
  }

  /** Number of waiting cases by kind. */
  async counts(): Promise<DeskQueues['kinds']> {
    const kinds = Object.keys(this.options.kinds);
    return Promise.all(
      kinds.map(async (kind) => {
        const rows = await this.db
          .selectFrom('review')
          .select('id')
          .where('kind', '=', kind)
          .where('ended_at', 'is', null)
          .limit(countedMost + 1)
          .execute();
        return { kind, count: Math.min(rows.length, countedMost), isMore: rows.length > countedMost };
      }),
    );
  }

  /** The oldest first. */
  async queue(kind: string, afterId?: number): Promise<DeskQueue> {
    const { summary } = this.kindOf(kind);
    const rows = await this.options.context.reviews.waiting(kind, afterId);
    const [accounts, nameOf] = [await this.accountsOf(rows), await this.namesOfOperators()];
    return {
      rows: rows.map((row) => ({
        ...headOf(row, accounts, nameOf),
        summary: summary(JSON.parse(row.about) as never),
      })),
      isMore: rows.length === page,
    };
  }

  /** A case with all submitted data; the access is logged before the response. */
  async open(operator: Operator, id: number): Promise<DeskCaseDetail> {
    const row = await this.find(id);
    const { contents, hasPapers, effect } = this.kindOf(row.kind);
    const { needsStatement = false } = this.options.context.reviews.kindOf(row.kind);
    await this.look(operator, row, 'details');
    const { reviews } = this.options.context;
    const earlier = await reviews.of({ owner: row.owner, kind: row.kind, beforeId: id, limit: 20 });
    const names = await this.namesOfOperators();
    const proposal = await this.proposalOf(id);
    return {
      ...headOf(row, await this.accountsOf([row]), names),
      ...visible(await contents(this.options.context, row)),
      has_papers: hasPapers,
      effect,
      attempt: earlier.length + 1,
      notes: row.notes,
      rejections: JSON.parse(row.rejections) as Rejections,
      reasons: this.reasonsOf(row.kind),
      proposed_by: proposal && names(`desk:${proposal.operator}`),
      proposer_approves: proposal && (await this.mayApprove(Number(proposal.operator))),
      needs_two: this.needsTwo(row),
      needs_statement: needsStatement,
      history: await this.historyOf([...earlier, row], names, proposal),
    };
  }

  async picture(operator: Operator, id: number, field: string): Promise<Buffer> {
    const row = await this.find(id);
    const { contents, picture } = this.kindOf(row.kind);
    const { pictures } = await contents(this.options.context, row);
    if (!pictures.some((each) => each.field === field)) throw new Refusal('review.unknown');
    await this.look(operator, row, field);
    const jpeg = await picture(this.options.context, row, field);
    if (!jpeg) throw new Refusal('review.unknown');
    return jpeg;
  }

  async take(operator: Operator, id: number): Promise<void> {
    await this.find(id);
    await this.options.context.reviews.take(deskOf(operator), id);
  }

  /** @returns whether it is decided: with two approvers the first approval is a proposal */
  async approve(operator: Operator, id: number, said: ApprovalSaid): Promise<{ isDecided: boolean }> {
    const row = await this.find(id);
    this.requireDecider(operator, row);
    const { context } = this.options;
    const { notes, statement } = said;
    context.reviews.requireStatement(row.kind, statement);
    if (this.needsTwo(row)) {
      const proposal = await this.proposalOf(id);
      if (!proposal) {
        const proposing = { review: id, operator: operator.id, notes, statement };
        const done = await context.executor.perform(this.proposing, deskOf(operator), proposing);
        // Another operator proposed it concurrently: this approval confirms it.
        return !done.isRepetition && !done.answer ? this.approve(operator, id, said) : { isDecided: false };
      }
      if (Number(proposal.operator) === operator.id) {
        if (proposal.statement === statement) throw new Refusal('desk.secondPerson');
        // Corrects a typo in the operator's own proposal.
        const again = { review: id, operator: operator.id, notes, statement };
        await context.executor.perform(this.proposing, deskOf(operator), again);
        return { isDecided: false };
      }
      // One of the two must be an approver, in either order.
      if (!(await this.mayApprove(Number(proposal.operator)))) requireRole(operator, 'approver');
      // Each operator enters the reference from the statement independently.
      if (proposal.statement !== statement)
        throw new Refusal('desk.statementDiffers', { fields: { statement: '' } });
      const both = [proposal.notes, notes].filter((said) => said !== '').join('\n');
      await context.reviews.approve(deskOf(operator), id, both.slice(0, notesMost), statement);
      return { isDecided: true };
    }
    await context.reviews.approve(deskOf(operator), id, notes, statement);
    return { isDecided: true };
  }

  async reject(operator: Operator, id: number, rejections: Rejections, notes: string): Promise<void> {
    const row = await this.find(id);
    this.requireDecider(operator, row);
    await this.options.context.reviews.reject(deskOf(operator), id, rejections, notes);
  }

  private get db(): Kysely<Schema> {
    return this.options.context.store.db;
  }

  private needsTwo({ kind }: ReviewRow): boolean {
    return this.options.needsTwo || this.kindOf(kind).needsTwo === true;
  }

  private kindOf(kind: string): DeskCase {
    const { kinds } = this.options;
    if (!Object.hasOwn(kinds, kind)) throw new Refusal('review.unknown');
    return kinds[kind]!;
  }

  private async find(id: number): Promise<ReviewRow> {
    const row = await this.db
      .selectFrom('review')
      .selectAll()
      .where('id', '=', BigInt(id))
      .executeTakeFirst();
    if (!row) throw new Refusal('review.unknown');
    this.kindOf(row.kind);
    return row;
  }

  /** Only the operator who has taken the case decides it, or an approver. */
  private requireDecider(operator: Operator, { taken_by }: ReviewRow): void {
    if (taken_by === deskOf(operator)) requireRole(operator, 'reviewer', 'approver');
    else requireRole(operator, 'approver');
  }

  private async mayApprove(operator: number): Promise<boolean> {
    const row = await this.db
      .selectFrom('operator')
      .select('roles')
      .where('id', '=', BigInt(operator))
      // A disabled operator has no say any more.
      .where('disabled_at', 'is', null)
      .executeTakeFirst();
    return row?.roles.split(' ').includes('approver') ?? false;
  }

  private reasonsOf(kind: string) {
    const { rejections } = this.options.context.reviews.kindOf(kind);
    return Object.entries(rejections).map(([field, reasons]) => ({
      field,
      reasons: reasons.map((reason) => ({ reason, text: refusalText(reason, 'en') })),
    }));
  }

  private proposalOf(id: number) {
    return this.db
      .selectFrom('desk_proposal')
      .selectAll()
      .where('review', '=', BigInt(id))
      .executeTakeFirst();
  }

  private readonly proposing: MoneyCommand<Proposal, boolean, null> = {
    name: 'desk.propose',
    // An existing proposal is not replaced by another operator's.
    repetition: () => undefined,
    record: ({ review, statement }) => ({ review, ...(statement !== '' && { statement }) }),
    run: async ({ db, now }, { notes, statement, ...proposal }) => {
      const { numInsertedOrUpdatedRows } = await db
        .insertInto('desk_proposal')
        .values({ ...proposal, notes, statement, created_at: now })
        .onConflict((conflict) =>
          conflict
            .column('review')
            .doUpdateSet({ notes, statement, created_at: now })
            .where('desk_proposal.operator', '=', BigInt(proposal.operator)),
        )
        .executeTakeFirst();
      return numInsertedOrUpdatedRows === 1n;
    },
    outcome: () => null,
  };

  private async look(operator: Operator, { id }: ReviewRow, what: string): Promise<void> {
    const { executor } = this.options.context;
    const look = { review: Number(id), operator: operator.id, what };
    await executor.perform(looking, deskOf(operator), look);
  }

  private async accountsOf(rows: readonly ReviewRow[]): Promise<ReadonlyMap<string, string>> {
    const ids = [...new Set(rows.map(({ owner }) => BigInt(owner.slice('user:'.length))))];
    if (ids.length === 0) return new Map();
    const users = await this.db
      .selectFrom('user')
      .select(['id', 'account_number'])
      .where('id', 'in', ids)
      .execute();
    return new Map(users.map(({ id, account_number }) => [`user:${id}`, account_number]));
  }

  private async namesOfOperators(): Promise<(desk: string | null) => string | undefined> {
    const rows = await this.db.selectFrom('operator').select(['id', 'name']).execute();
    const names = new Map(rows.map(({ id, name }) => [`desk:${id}`, name]));
    return (desk) => (desk === null ? undefined : (names.get(desk) ?? desk));
  }

  /** Events of these cases, and the operators who viewed them, newest first. */
  private async historyOf(
    rows: readonly ReviewRow[],
    nameOf: (desk: string | null) => string | undefined,
    proposal: { operator: bigint; created_at: bigint } | undefined,
  ) {
    const steps = rows.flatMap(({ about, state, created_at, taken_at, taken_by, ended_at, ended_by }) => [
      { at_ms: Number(created_at), what: 'submitted', by: nameOf(askedBy(about)) },
      ...(taken_at === null ? [] : [{ at_ms: Number(taken_at), what: 'taken', by: nameOf(taken_by) }]),
      ...(ended_at === null
        ? []
        : [
            {
              at_ms: Number(ended_at),
              what: state,
              by: state === 'withdrawn' ? undefined : nameOf(ended_by),
            },
          ]),
    ]);
    const looks = await this.db
      .selectFrom('desk_look')
      .select(({ fn }) => [
        ...(['review', 'what', 'operator'] as const),
        fn.max('created_at').as('last'),
        fn.min('created_at').as('first'),
        fn.countAll().as('times'),
      ])
      .where(
        'review',
        'in',
        rows.map(({ id }) => id),
      )
      // Repeated views are grouped, so that they do not hide other operators' views.
      .groupBy(['review', 'what', 'operator'])
      .execute();
    const looked = looks.map(({ last, first, times, what, operator }) => ({
      at_ms: Number(last),
      what: `looked at ${what}`,
      by: nameOf(`desk:${operator}`),
      ...(Number(times) > 1 && { times: Number(times), first_ms: Number(first) }),
    }));
    const proposed = proposal
      ? [{ at_ms: Number(proposal.created_at), what: 'proposed', by: nameOf(`desk:${proposal.operator}`) }]
      : [];
    return [...steps, ...proposed, ...looked].sort((a, b) => b.at_ms - a.at_ms);
  }
}

/** The operator, for cases that no customer requested. */
const askedBy = (about: string): string | null =>
  (JSON.parse(about) as { asked_by?: string }).asked_by ?? null;

const looking: MoneyCommand<Look, null, null> = {
  name: 'desk.look',
  repetition: () => undefined,
  record: ({ review, what }) => ({ review, what }),
  run: async ({ db, now }, { review, operator, what }) => {
    const last = await db
      .selectFrom('desk_look')
      .select((eb) => eb.fn.max('nth').as('nth'))
      .where('review', '=', BigInt(review))
      .executeTakeFirst();
    const nth = Number(last?.nth ?? 0) + 1;
    await db.insertInto('desk_look').values({ review, nth, operator, what, created_at: now }).execute();
    return null;
  },
  outcome: () => null,
};

export function requireRole(operator: Operator, ...anyOf: readonly Role[]): void {
  if (!anyOf.some((role) => operator.roles.includes(role))) throw new Refusal('desk.role');
}

function headOf(
  row: ReviewRow,
  accounts: ReadonlyMap<string, string>,
  nameOf: (desk: string | null) => string | undefined,
): DeskCaseHead {
  const { id, kind, state, owner, created_at, taken_by } = row;
  return {
    id: Number(id),
    kind,
    state,
    account_number: accounts.get(owner) ?? '',
    created_ms: Number(created_at),
    taken_by: nameOf(taken_by),
  };
}
