import { newCoin, openTimes } from '../../../contracts/examples/subscription.ts';
import type { NewCoin } from '../../../src/api/subscription.ts';

/** State on the day of the stories. */
export const openCoin: NewCoin = { ...newCoin, ...openTimes };
