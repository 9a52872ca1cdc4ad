// Notices to users about their options.
import type { NoticesOf } from '../notices/public/kinds.ts';
import { notifier } from '../notices/public/notifier.ts';
import { fromUnits } from '../../ledger/units.ts';
import type { MoneyTx } from '../../commands/MoneyCommand.ts';
import type { Index } from '../../instruments/indexOf.ts';
import type { OptionBook } from './OptionBook.ts';
import type { OptionOrder } from './OptionOrder.ts';
import { stakes } from './public/terms.ts';

declare module '../notices/public/kinds.ts' {
  interface NoticeKinds {
    /** `net`: signed change of the account balance. */
    'option.settled': { symbol: string; result: 'won' | 'lost' | 'returned'; net: string; coin: string };
  }
}

export const optionNotices: NoticesOf<'option.settled'> = {
  'option.settled': { category: 'attention', page: 'OptionTrade', title: 'notice.optionSettled' },
};

const notify = notifier(optionNotices);

function aboutOf({ symbol, result, returned, stake, fee, profit, asset: coin }: OptionOrder) {
  const said = result === 1 ? 'won' : result === -1 ? 'lost' : 'returned';
  const change = returned !== null ? 0n : result === 1 ? profit - fee : result === -1 ? -(stake + fee) : -fee;
  const size = fromUnits(change < 0n ? -change : change, stakes.scale);
  return { symbol, result: said, net: change < 0n ? `-${size}` : size, coin } as const;
}

/**
 * Settles due orders and notifies owners in the same transaction.
 * @returns whether more is due; the next call settles it
 */
export async function tickOptions(
  tx: MoneyTx,
  book: OptionBook,
  indexOf: (symbol: string) => Index | undefined,
): Promise<boolean> {
  const isMore = book.tick(tx, indexOf);
  for (const order of book.takeSettled()) await notify(tx, order.owner, 'option.settled', aboutOf(order));
  return isMore;
}
