import { loginThen } from '../feedTrigger.ts';
import type { FeedTriggers } from '../feedTrigger.ts';

export const feedTriggers: FeedTriggers = {
  withdrawal: {
    event: 'withdrawal',
    trigger: (around) =>
      loginThen(around, 'POST', 'wallet/out/cancel', { id: String(around.answered.withdrawal ?? 1) }),
  },
};
