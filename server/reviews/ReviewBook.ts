// State machine of all cases that an operator decides. Each step is a command: it changes the row, applies the effects
// that the kind defines, and notifies the owner, atomically.
import type { Selectable, Updateable } from 'kysely';
import { hasHidden } from '../../contracts/rules/identity/hiddenCharacters.ts';
import type { Hold } from '../ledger/Holds.ts';
import type { Leaving } from '../personal/Leaving.ts';
import { Refusal } from '../refusal.ts';
import { timedId } from '../store/timedId.ts';
import type { ReviewState, ReviewTable } from '../store/schema.ts';
import type { MoneyCommand, MoneyTx } from '../commands/MoneyCommand.ts';
import type { NewReview } from '../commands/ReviewKinds.ts';
import type { DeclaredReviews, Rejections, Review, ReviewKind } from './ReviewKind.ts';

declare module '../commands/events.ts' {
  interface Events {
    review: ReviewEvent;
  }
}
declare module '../commands/DueQueue.ts' {
  interface DueKinds {
    'review.sandbox': { review: number };
    'review.remove': { review: number };
  }
}

export interface ReviewEvent {
  type: 'review';
  owner: string;
  id: number;
  kind: string;
  reference: string;
  state: ReviewState;
}

export type ReviewRow = Selectable<ReviewTable>;

/** Decider of a case: 'desk:3'. */
export type Desk = `desk:${string}`;

/** Actor and case of a request. */
interface Ask<By extends string = Desk> {
  by: By;
  review: number;
}
interface Approval extends Ask {
  /** For operators only; stored with the case and not logged. */
  notes: string;
}
interface ApprovalOf extends Approval {
  /** Entry of the bank statement; empty for a kind that needs none. */
  statement: string;
}
interface Rejection extends Approval {
  rejections: Rejections;
}

/** States that allow a step, and the resulting state. */
const steps = {
  take: { from: ['submitted'], to: 'inReview' },
  approve: { from: ['inReview'], to: 'approved' },
  reject: { from: ['inReview'], to: 'rejected' },
  withdraw: { from: ['submitted', 'inReview'], to: 'withdrawn' },
} as const satisfies Record<string, { from: readonly ReviewState[]; to: ReviewState }>;

type Step = keyof typeof steps;

const dayMs = 86_400_000;
/** Retention of a case after its end: the decider and the decision stay in the log forever. */
const keptMs = 2 * 365 * dayMs;
const aboutMost = 8000;
const notesMost = 2000;

interface ReviewBookOptions {
  sandboxStepMs: number | undefined;
  personal: Leaving;
  quarantine: { readonly owners: ReadonlySet<string> };
}

export class ReviewBook {
  private readonly kinds: DeclaredReviews;
  private readonly sandboxStepMs: number | undefined;
  readonly personal: Leaving;
  private readonly quarantine: ReviewBookOptions['quarantine'];

  constructor(kinds: DeclaredReviews, options: ReviewBookOptions) {
    this.kinds = kinds;
    this.sandboxStepMs = options.sandboxStepMs;
    this.personal = options.personal;
    this.quarantine = options.quarantine;
  }

  kindOf(name: string): ReviewKind<unknown> {
    const kind = Object.hasOwn(this.kinds, name) ? this.kinds[name] : undefined;
    if (!kind) throw new Error(`No domain declares reviews of the kind ${name}`);
    return kind as unknown as ReviewKind<unknown>;
  }

  /** @throws Refusal review.tooMany; Error when the kind's hold requirement is violated */
  async open(tx: MoneyTx, name: string, review: NewReview<unknown>): Promise<number> {
    const { perDay, holdsMoney = false } = this.kindOf(name);
    const { owner, reference, hold } = review;
    const about = JSON.stringify(review.about);
    if (about.length > aboutMost) throw new Error(`What ${reference} is about is too long`);
    if ((hold !== undefined) !== holdsMoney)
      throw new Error(`${name} holds ${holdsMoney ? 'money' : 'no money'}`);
    if (hold !== undefined && tx.ledger.openHold(hold)?.account.owner !== owner)
      throw new Error(`Hold ${hold} is not an open one of the owner of ${reference}`);
    await refuseTooMany(tx, { owner, kind: name, perDay });
    const row = { owner, kind: name, reference, about, hold: hold ?? null, created_at: tx.now };
    const newest = await tx.db
      .selectFrom('review')
      .select((eb) => eb.fn.max('id').as('id'))
      .executeTakeFirst();
    const id = timedId(Number(newest?.id ?? 0), tx.now);
    await tx.db
      .insertInto('review')
      .values({ ...row, id, state: 'submitted', rejections: '{}', notes: '' })
      .execute();
    this.lookInSandbox(tx, id);
    tx.publish(eventOf({ ...row, id: BigInt(id) }, 'submitted'));
    return id;
  }

  /** The sandbox's reviewer decides it one step later; human operators take the time they need. */
  lookInSandbox(tx: MoneyTx, review: number): void {
    if (this.sandboxStepMs !== undefined)
      tx.schedule('review.sandbox', tx.now + this.sandboxStepMs, { review });
  }

  /** An operator takes the case; any operator may then decide it. */
  readonly take: MoneyCommand<Ask, number, number> = {
    name: 'review.take',
    repetition: ({ review }) => String(review),
    record: ({ review }) => ({ review }),
    run: async (tx, { by, review }) => {
      const row = await this.find(tx, review, 'take');
      await this.keep(tx, row, 'take', { taken_at: tx.now, taken_by: by });
      return review;
    },
    outcome: (id) => id,
  };

  readonly approve: MoneyCommand<ApprovalOf, number, number> = {
    name: 'review.approve',
    repetition: ({ review }) => String(review),
    record: ({ review, statement }) => ({ review, ...(statement !== '' && { statement }) }),
    run: async (tx, { by, review, notes, statement }) => {
      requireShort(notes);
      const row = await this.find(tx, review, 'approve');
      const { approved, needsStatement = false } = this.kindOf(row.kind);
      requireStatement(statement, needsStatement);
      if (this.quarantine.owners.has(row.owner)) throw new Refusal('desk.quarantined');
      await this.keep(tx, row, 'approve', { notes, ...endedBy(by, tx) });
      await approved(tx, { ...reviewOf(tx, row), statement }, this.personal);
      if (openHoldOf(tx, row)) throw new Error(`${row.kind} was approved and left its hold open`);
      return review;
    },
    outcome: (id) => id,
  };

  readonly reject: MoneyCommand<Rejection, number, number> = {
    name: 'review.reject',
    // With other reasons it is another command, which is rejected.
    repetition: ({ review, rejections }) => `${review} ${inOrder(rejections)}`,
    record: ({ review, rejections }) => ({ review, rejections }),
    run: async (tx, { by, review, notes, rejections }) => {
      requireShort(notes);
      const row = await this.find(tx, review, 'reject');
      const kind = this.kindOf(row.kind);
      requireDeclared(kind, rejections);
      await this.keep(tx, row, 'reject', { rejections: inOrder(rejections), notes, ...endedBy(by, tx) });
      await this.giveBack(tx, { ...row, rejections: inOrder(rejections) }, kind.rejected);
      return review;
    },
    outcome: (id) => id,
  };

  /** By its owner, before the decision. */
  readonly withdraw: MoneyCommand<Ask<string>, number, number> = {
    name: 'review.withdraw',
    repetition: ({ review }) => String(review),
    record: ({ review }) => ({ review }),
    run: async (tx, { by, review }) => {
      const row = await this.find(tx, review, 'withdraw', by);
      await this.keep(tx, row, 'withdraw', endedBy(by, tx));
      await this.giveBack(tx, row, this.kindOf(row.kind).withdrawn);
      return review;
    },
    outcome: (id) => id,
  };

  /** Ends a case that needs no decision any more, because its subject has settled itself. */
  async settle(tx: MoneyTx, review: number): Promise<void> {
    const row = await tx.db
      .selectFrom('review')
      .selectAll()
      .where('id', '=', BigInt(review))
      .where('ended_at', 'is', null)
      .executeTakeFirst();
    if (row) await this.keep(tx, row, 'approve', endedBy('system', tx));
  }

  /**
   * @throws Refusal when the case does not exist, belongs to another user, or does not allow the step any more, or not
   * yet
   */
  private async find(tx: MoneyTx, id: number, step: Step, owner?: string): Promise<ReviewRow> {
    const row = await tx.db.selectFrom('review').selectAll().where('id', '=', BigInt(id)).executeTakeFirst();
    if (!row || (owner !== undefined && row.owner !== owner)) throw new Refusal('review.unknown');
    if ((steps[step].from as readonly ReviewState[]).includes(row.state)) return row;
    if (row.ended_at !== null) {
      const words = step === 'withdraw' ? this.kindOf(row.kind).closedWords : undefined;
      throw new Refusal('review.closed', { words });
    }
    throw new Refusal(row.state === 'submitted' ? 'review.notTaken' : 'review.taken');
  }

  /** Releases the hold where the domain has not ended it itself. */
  private async giveBack(
    tx: MoneyTx,
    row: ReviewRow,
    outcome: ReviewKind<unknown>['rejected'],
  ): Promise<void> {
    await outcome?.(tx, reviewOf(tx, row), this.personal);
    const hold = openHoldOf(tx, row);
    if (hold) tx.ledger.void(hold);
  }

  private async keep(
    tx: MoneyTx,
    row: ReviewRow,
    step: Step,
    change: Updateable<ReviewTable>,
  ): Promise<void> {
    const state = steps[step].to;
    await tx.db
      .updateTable('review')
      .set({ ...change, state })
      .where('id', '=', row.id)
      .execute();
    if (change.ended_at != null) tx.schedule('review.remove', tx.now + keptMs, { review: Number(row.id) });
    tx.publish(eventOf(row, state));
  }
}

/** Reads the newest cases up to the limit: if the oldest of them is younger than a day, the limit is reached. */
async function refuseTooMany(
  { db, now }: MoneyTx,
  { owner, kind, perDay }: { owner: string; kind: string; perDay: number },
): Promise<void> {
  const oldest = await db
    .selectFrom('review')
    .select('created_at')
    .where('owner', '=', owner)
    .where('kind', '=', kind)
    .orderBy('id', 'desc')
    .limit(1)
    .offset(perDay - 1)
    .executeTakeFirst();
  if (oldest && Number(oldest.created_at) > now - dayMs)
    throw new Refusal('review.tooMany', { values: { max: String(perDay) } });
}

function endedBy(by: string, { now }: MoneyTx): { ended_at: number; ended_by: string } {
  return { ended_at: now, ended_by: by };
}

function openHoldOf({ ledger }: MoneyTx, { hold }: ReviewRow): Hold | undefined {
  return hold === null ? undefined : ledger.openHold(Number(hold));
}

function reviewOf(tx: MoneyTx, row: ReviewRow): Review<unknown> {
  const { id, owner, about, reference } = row;
  const rejections = JSON.parse(row.rejections) as Rejections;
  return {
    id: Number(id),
    owner,
    about: JSON.parse(about),
    reference,
    hold: openHoldOf(tx, row),
    rejections,
  };
}

function eventOf(
  { id, owner, kind, reference }: Pick<ReviewRow, 'id' | 'owner' | 'kind' | 'reference'>,
  state: ReviewState,
): ReviewEvent {
  return { type: 'review', owner, id: Number(id), kind, reference, state };
}

function requireShort(notes: string): void {
  if (notes.length > notesMost) throw new Refusal('system.invalid', { fields: { notes: '' } });
}

const statementMost = 64;

/** Normalized to one line, so that two operators who type it from one statement enter the same text. */
export function requireStatement(statement: string, isNeeded: boolean): void {
  if (!isNeeded && statement === '') return;
  const isLine = /^\S+( \S+)*$/.test(statement) && !hasHidden(statement);
  if (!isNeeded || statement.length > statementMost || !isLine)
    throw new Refusal('review.statementRequired', { fields: { statement: '' } });
}

/** At least one, except for a kind without any; and only reasons that the kind declares. */
function requireDeclared(kind: ReviewKind<unknown>, rejections: Rejections): void {
  const fields = Object.entries(rejections);
  const isDeclared = ([field, reason]: (typeof fields)[number]) =>
    Object.hasOwn(kind.rejections, field) && kind.rejections[field]!.includes(reason);
  const wrong = fields.filter((each) => !isDeclared(each));
  const isGiven = fields.length > 0 || Object.keys(kind.rejections).length === 0;
  if (isGiven && wrong.length === 0) return;
  throw new Refusal('system.invalid', { fields: Object.fromEntries(wrong.map(([field]) => [field, ''])) });
}

function inOrder(rejections: Rejections): string {
  return JSON.stringify(Object.fromEntries(Object.entries(rejections).sort(([a], [b]) => (a < b ? -1 : 1))));
}
