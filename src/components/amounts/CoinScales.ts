import { createContext } from 'react';

/** Minimum decimals of a coin's amounts, by its code, from the back end. */
export const CoinScales = createContext<Readonly<Record<string, number>>>({});
