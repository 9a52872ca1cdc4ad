import { newCoin, openTimes } from '../../../contracts/examples/subscription.ts';
import type { NewCoin } from '../../../src/api/subscription.ts';

/** As it is on the day of the stories. */
export const openCoin: NewCoin = { ...newCoin, ...openTimes };
