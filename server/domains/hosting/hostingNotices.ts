// Notices to users about their hosting orders.
import type { NoticesOf } from '../notices/public/kinds.ts';
import { notifier } from '../notices/public/notifier.ts';

declare module '../notices/public/kinds.ts' {
  interface NoticeKinds {
    /** The term has ended; the amount was returned. */
    'hosting.ended': { amount: string; coin: string };
  }
}

export const hostingNotices: NoticesOf<'hosting.ended'> = {
  'hosting.ended': { category: 'deposit', page: 'HostingOrders', title: 'notice.hostingEnded' },
};

export const notify = notifier(hostingNotices);
