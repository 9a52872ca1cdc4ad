import type { MoneyTx } from '../../../commands/MoneyCommand.ts';
import type { Index } from '../../../instruments/indexOf.ts';
import type { LeverBook } from '../public/LeverBook.ts';
import { notify } from '../leverNotices.ts';

/**
 * Updates the book with the index of each contract, and notifies owners of the effects in the same transaction.
 * @returns whether more work is due, for the next call
 */
export async function tickContracts(
  tx: MoneyTx,
  book: LeverBook,
  indices: ReadonlyMap<string, Index | undefined>,
): Promise<boolean> {
  const isMore = book.tick(tx, indices);
  for (const { owner, kind, about } of book.takeTold()) await notify(tx, owner, kind, about);
  return isMore;
}
