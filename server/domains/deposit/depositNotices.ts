// What people are told of what has come in.
import type { NoticesOf } from '../notices/kinds.ts';
import { notifier } from '../notices/notifier.ts';

declare module '../notices/kinds.ts' {
  interface NoticeKinds {
    /** Decimal text, and the code of the coin. */
    'deposit.credited': { amount: string; coin: string };
    /** What is not credited; the reason is in the records. */
    'deposit.rejected': { amount: string; coin: string };
  }
}

export const depositNotices: NoticesOf<'deposit.credited' | 'deposit.rejected'> = {
  'deposit.credited': { category: 'deposit', page: 'AssetRecord', title: 'notice.depositCredited' },
  'deposit.rejected': { category: 'deposit', page: 'AssetRecord', title: 'notice.depositRejected' },
};

export const notify = notifier(depositNotices);
