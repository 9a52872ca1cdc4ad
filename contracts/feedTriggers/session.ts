import { loginThen } from '../feedTrigger.ts';
import type { FeedTriggers } from '../feedTrigger.ts';

export const feedTriggers: FeedTriggers = {
  session_ended: {
    event: 'session_ended',
    trigger: (around) => loginThen(around, 'GET', 'user/logout'),
  },
};
