import { loginThen } from '../bringing.ts';
import type { Bringings } from '../bringing.ts';

export const bringings: Bringings = {
  session_ended: {
    event: 'session_ended',
    bring: (around) => loginThen(around, 'GET', 'user/logout'),
  },
};
