// Notices to users about their P2P orders.
import type { NoticesOf } from '../notices/public/kinds.ts';
import { notifier } from '../notices/public/notifier.ts';

/** Id and side of the order, its amount as decimal text, and the code of the coin. */
interface AboutOrder {
  order: string;
  side: string;
  amount: string;
  coin: string;
}

declare module '../notices/public/kinds.ts' {
  interface NoticeKinds {
    /** A purchase is still unpaid and its time ends soon. */
    'otc.timeLeft': AboutOrder & { minutes: string };
    /** The merchant says that it has paid a sale. */
    'otc.paid': AboutOrder;
    'otc.released': AboutOrder;
    /** The merchant appeals. */
    'otc.appealed': AboutOrder;
    'otc.expired': AboutOrder;
    /** The merchant or an operator has cancelled it. */
    'otc.cancelled': AboutOrder;
    /** An appeal after the end of the order is decided. */
    'otc.decided': AboutOrder;
  }
}

const ofOrder = { category: 'attention', page: 'OtcOrder' } as const;

export const otcNotices: NoticesOf<
  | 'otc.timeLeft'
  | 'otc.paid'
  | 'otc.released'
  | 'otc.appealed'
  | 'otc.expired'
  | 'otc.cancelled'
  | 'otc.decided'
> = {
  'otc.timeLeft': { ...ofOrder, title: 'notice.otcTimeLeft' },
  'otc.paid': { ...ofOrder, title: 'notice.otcPaid' },
  'otc.released': { ...ofOrder, title: 'notice.otcReleased' },
  'otc.appealed': { ...ofOrder, title: 'notice.otcAppealed' },
  'otc.expired': { ...ofOrder, title: 'notice.otcExpired' },
  'otc.cancelled': { ...ofOrder, title: 'notice.otcCancelled' },
  'otc.decided': { ...ofOrder, title: 'notice.otcDecided' },
};

export const notify = notifier(otcNotices);
