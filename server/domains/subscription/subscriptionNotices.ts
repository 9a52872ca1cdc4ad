// What people are told of their new coins while they look elsewhere.
import type { NoticesOf } from '../notices/kinds.ts';
import { notifier } from '../notices/notifier.ts';

declare module '../notices/kinds.ts' {
  interface NoticeKinds {
    /** The lock-up is over; the coins are there. */
    'subscription.unlocked': { amount: string; coin: string };
  }
}

export const subscriptionNotices: NoticesOf<'subscription.unlocked'> = {
  'subscription.unlocked': { category: 'deposit', page: 'NewCoins', title: 'notice.coinsUnlocked' },
};

export const notify = notifier(subscriptionNotices);
