// What people are told of their contracts while they look elsewhere.
import type { NoticesOf } from '../notices/kinds.ts';
import { notifier } from '../notices/notifier.ts';

export interface LeverNoticeKinds {
  /** A request to close found no price within its worst one: `price` was offered. */
  'lever.reopened': { symbol: string; side: string; lots: string; price: string; worst: string };
}

declare module '../notices/kinds.ts' {
  interface NoticeKinds extends LeverNoticeKinds {}
}

export const leverNotices: NoticesOf<keyof LeverNoticeKinds> = {
  'lever.reopened': { category: 'attention', page: 'LeverTrade', title: 'notice.leverReopened' },
};

export const notify = notifier(leverNotices);
