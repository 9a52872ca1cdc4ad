import { createStored } from '../../stored/createStored.ts';
import { isBoolean, json } from '../../stored/shapes.ts';

/** Whether balances of little value are left out of the list of coins; kept on this device. */
export const hidesSmallBalances = createStored('hidesSmallBalances', json(isBoolean), { follows: false });
