import { createStored } from '../../stored/createStored.ts';
import { isBoolean, json } from '../../stored/shapes.ts';

/** Whether each order is confirmed in a second step; it is, until its owner says otherwise. */
export const optionAsks = createStored('option.asks', json(isBoolean));
