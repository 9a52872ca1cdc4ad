import { createStored } from '../../stored/createStored.ts';
import { isOneOf, text } from '../../stored/shapes.ts';
import { stockFilters } from './stockLists.ts';

/** List of stocks on Home, stored on the device like the choice of the market (keptMarket.ts). */
export const keptStocks = createStored('homeStocks', text(isOneOf(...stockFilters)), { follows: false });
