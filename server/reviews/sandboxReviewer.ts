// Decides sandbox cases by the rules of their kinds, so that a tester sees each outcome.
import type { Config } from '../config.ts';
import type { DueHandlers } from '../commands/DueRunner.ts';
import type { MoneyTx } from '../commands/MoneyCommand.ts';
import type { Desk, ReviewBook, ReviewRow } from './ReviewBook.ts';

const desk: Desk = 'desk:sandbox';

/** Whether a program decides cases after some seconds. */
export function decidesByItself({
  isSandbox,
  hasSandboxReviewer,
}: Pick<Config, 'isSandbox' | 'hasSandboxReviewer'>): boolean {
  return isSandbox && hasSandboxReviewer;
}

async function decide(book: ReviewBook, tx: MoneyTx, review: number): Promise<void> {
  const row = await tx.db
    .selectFrom('review')
    .selectAll()
    .where('id', '=', BigInt(review))
    .executeTakeFirst();
  const ask = { by: desk, review };
  if (row?.state === 'submitted') {
    await tx.perform(book.take, desk, ask);
    book.lookInSandbox(tx, review);
    // A case taken by a human operator stays with that operator.
  } else if (row?.state === 'inReview' && row.taken_by === desk) {
    const { sandboxWaits, sandboxRejects } = book.kindOf(row.kind);
    const about: unknown = JSON.parse(row.about);
    const until = sandboxWaits?.(about) ?? 0;
    if (until > tx.now) return tx.schedule('review.sandbox', until, { review });
    const rejections = await sandboxRejects?.(about, tx, row.owner, book.personal);
    if (rejections) await tx.perform(book.reject, desk, { ...ask, rejections, notes: '' });
    else await tx.perform(book.approve, desk, { ...ask, notes: '', statement: statementOf(book, row) });
  }
}

/** A sandbox has no bank statements. */
const statementOf = (book: ReviewBook, { id, kind }: ReviewRow): string =>
  book.kindOf(kind).needsStatement === true ? `SANDBOX-${id}` : '';

/** Due work of cases. */
export function dueReviews(book: ReviewBook) {
  return {
    'review.sandbox': (tx: MoneyTx, { review }: { review: number }) => decide(book, tx, review),
    'review.remove': async ({ db }: MoneyTx, { review }: { review: number }) => {
      for (const table of ['desk_look', 'desk_proposal'] as const)
        await db.deleteFrom(table).where('review', '=', BigInt(review)).execute();
      await db.deleteFrom('review').where('id', '=', BigInt(review)).execute();
    },
  } satisfies DueHandlers;
}
