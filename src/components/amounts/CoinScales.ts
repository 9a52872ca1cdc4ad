import { createContext } from 'react';

/** How many decimals amounts of a coin are shown with at least, by its code; the back end says it. */
export const CoinScales = createContext<Readonly<Record<string, number>>>({});
