import { loginThen } from '../feedTrigger.ts';
import type { FeedTriggers } from '../feedTrigger.ts';

export const feedTriggers: FeedTriggers = {
  review: {
    event: 'review',
    trigger: (around) =>
      loginThen(around, 'POST', 'review/withdraw', { review_id: String(around.answered.review_id ?? 1) }),
  },
};
