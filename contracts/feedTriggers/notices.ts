import { loginThen } from '../feedTrigger.ts';
import type { FeedTriggers } from '../feedTrigger.ts';

export const feedTriggers: FeedTriggers = {
  notice: {
    event: 'notice',
    trigger: (around) => loginThen(around, 'POST', 'user/notices/read', {}),
  },
};
