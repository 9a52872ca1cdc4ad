// Notices to users about deposits.
import type { RefusalReason } from '../../../contracts/messages/messages.ts';
import type { NoticesOf } from '../notices/public/kinds.ts';
import { notifier } from '../notices/public/notifier.ts';

declare module '../notices/public/kinds.ts' {
  interface NoticeKinds {
    /** Decimal text, and the code of the coin. */
    'deposit.credited': { amount: string; coin: string };
    /** A deposit that was not credited, and the reason. */
    'deposit.rejected': { amount: string; coin: string; reason: RefusalReason };
  }
}

export const depositNotices: NoticesOf<'deposit.credited' | 'deposit.rejected'> = {
  'deposit.credited': { category: 'deposit', page: 'AssetRecord', title: 'notice.depositCredited' },
  'deposit.rejected': { category: 'deposit', page: 'AssetRecord', title: 'notice.depositRejected' },
};

export const notify = notifier(depositNotices);
