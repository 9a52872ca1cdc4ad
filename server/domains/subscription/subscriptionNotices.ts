// Notices to users about their new coins.
import type { NoticesOf } from '../notices/public/kinds.ts';
import { notifier } from '../notices/public/notifier.ts';

declare module '../notices/public/kinds.ts' {
  interface NoticeKinds {
    /** The lock-up has ended and the coins are available. */
    'subscription.unlocked': { amount: string; coin: string };
  }
}

export const subscriptionNotices: NoticesOf<'subscription.unlocked'> = {
  'subscription.unlocked': { category: 'deposit', page: 'NewCoins', title: 'notice.coinsUnlocked' },
};

export const notify = notifier(subscriptionNotices);
