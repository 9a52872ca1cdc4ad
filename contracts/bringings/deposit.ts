import { loginThen } from '../bringing.ts';
import type { Bringings } from '../bringing.ts';

export const bringings: Bringings = {
  deposit: {
    event: 'deposit',
    bring: (around) =>
      loginThen(around, 'POST', 'sandbox/chain/send', {
        currency: String(around.answered.currency ?? 3),
        network: 'trc20',
        amount: '20',
        address: String(around.answered.address ?? ''),
      }),
  },
};
