import { createStored } from '../../stored/createStored.ts';
import { isBoolean, json } from '../../stored/shapes.ts';

/** Whether small balances are hidden in the list of coins; stored on this device. */
export const hidesSmallBalances = createStored('hidesSmallBalances', json(isBoolean), { follows: false });
