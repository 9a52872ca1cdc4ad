import { loginThen } from '../bringing.ts';
import type { Bringings } from '../bringing.ts';

export const bringings: Bringings = {
  notice: {
    event: 'notice',
    bring: (around) => loginThen(around, 'POST', 'user/notices/read', {}),
  },
};
