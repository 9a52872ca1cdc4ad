import { loginThen } from '../feedTrigger.ts';
import type { FeedTriggers } from '../feedTrigger.ts';

export const feedTriggers: FeedTriggers = {
  deposit: {
    event: 'deposit',
    trigger: (around) =>
      loginThen(around, 'POST', 'sandbox/chain/send', {
        currency: String(around.answered.currency ?? 3),
        network: 'trc20',
        amount: '20',
        address: String(around.answered.address ?? ''),
      }),
  },
};
