import { loginThen } from '../bringing.ts';
import type { Bringings } from '../bringing.ts';

export const bringings: Bringings = {
  review: {
    event: 'review',
    bring: (around) =>
      loginThen(around, 'POST', 'review/withdraw', { review_id: String(around.answered.review_id ?? 1) }),
  },
};
