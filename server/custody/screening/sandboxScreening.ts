import type { Screening } from './Screening.ts';

/** In a sandbox an amount with this ending counts as sent from a listed address: 250.13 USDT, 1.13 BTC. */
const mark = /\.13$/;

/** Consults no service and shows the effect of both answers. */
export const sandboxScreening: Screening = {
  check: ({ amount }) => Promise.resolve(mark.test(amount) ? 'listed' : 'clear'),
};
