// Notices to users about their contracts.
import type { NoticesOf } from '../notices/public/kinds.ts';
import { notifier } from '../notices/public/notifier.ts';

/** A closed part of a position, and its price. */
interface Closed {
  symbol: string;
  side: string;
  lots: string;
  price: string;
}

export interface LeverNoticeKinds {
  'lever.liquidated': Closed;
  'lever.takeProfit': Closed;
  'lever.stopLoss': Closed;
  /** A request to close found no price within its worst price; `price` is the offered one. */
  'lever.reopened': { symbol: string; side: string; lots: string; price: string; worst: string };
}

declare module '../notices/public/kinds.ts' {
  interface NoticeKinds extends LeverNoticeKinds {}
}

export const leverNotices: NoticesOf<keyof LeverNoticeKinds> = {
  'lever.liquidated': { category: 'attention', page: 'LeverTrade', title: 'notice.leverLiquidated' },
  'lever.takeProfit': { category: 'attention', page: 'LeverTrade', title: 'notice.leverTakeProfit' },
  'lever.stopLoss': { category: 'attention', page: 'LeverTrade', title: 'notice.leverStopLoss' },
  'lever.reopened': { category: 'attention', page: 'LeverTrade', title: 'notice.leverReopened' },
};

export const notify = notifier(leverNotices);
