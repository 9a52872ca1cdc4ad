import { loginThen } from '../bringing.ts';
import type { Bringings } from '../bringing.ts';

export const bringings: Bringings = {
  withdrawal: {
    event: 'withdrawal',
    bring: (around) =>
      loginThen(around, 'POST', 'wallet/out/cancel', { id: String(around.answered.withdrawal ?? 1) }),
  },
};
