import { createStored } from '../../stored/createStored.ts';
import { isBoolean, json } from '../../stored/shapes.ts';

/** Whether each order needs a confirmation; on by default. */
export const optionAsks = createStored('option.asks', json(isBoolean));
