// Actions of operators and owners on cases.
import type { Kysely } from 'kysely';
import type { Schema } from '../store/schema.ts';
import type { CommandExecutor } from '../commands/CommandExecutor.ts';
import { requireStatement } from './ReviewBook.ts';
import type { Desk, ReviewBook, ReviewRow } from './ReviewBook.ts';
import type { Rejections, ReviewKind } from './ReviewKind.ts';
import { listOpenReviews, listReviews } from './reviewLists.ts';
import type { ReviewFilter } from './reviewLists.ts';

interface Options {
  /** Committed rows. */
  db: Kysely<Schema>;
  executor: CommandExecutor;
  book: ReviewBook;
}

/** Every step throws a Refusal when it is not allowed; nothing is changed then. Steps are idempotent. */
export class Reviews {
  private readonly options: Options;

  constructor(options: Options) {
    this.options = options;
  }

  /** Takes a case for a decision. */
  async take(by: Desk, review: number): Promise<void> {
    const { executor, book } = this.options;
    await executor.perform(book.take, by, { by, review });
  }

  async approve(by: Desk, review: number, notes = '', statement = ''): Promise<void> {
    const { executor, book } = this.options;
    await executor.perform(book.approve, by, { by, review, notes, statement });
  }

  async reject(by: Desk, review: number, rejections: Rejections, notes = ''): Promise<void> {
    const { executor, book } = this.options;
    await executor.perform(book.reject, by, { by, review, rejections, notes });
  }

  async withdraw(owner: string, review: number): Promise<void> {
    const { executor, book } = this.options;
    await executor.perform(book.withdraw, owner, { by: owner, review });
  }

  /** @throws Refusal review.statementRequired when an approval of this kind cannot use this reference */
  requireStatement(kind: string, statement: string): void {
    requireStatement(statement, this.kindOf(kind).needsStatement ?? false);
  }

  /** Declaration of a kind. */
  kindOf(name: string): ReviewKind<unknown> {
    return this.options.book.kindOf(name);
  }

  /** Cases of an owner, newest first. */
  of(filter: ReviewFilter): Promise<ReviewRow[]> {
    return listReviews(this.options.db, filter);
  }

  /** Open cases of a kind, oldest first, after an id, 100 at most. */
  waiting(kind: string, afterId?: number): Promise<ReviewRow[]> {
    return listOpenReviews(this.options.db, { kind, afterId });
  }
}
