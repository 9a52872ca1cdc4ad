// Contracts to practise with. They are made by the same engine at the same marks and terms, and settled in an asset of their
// own, which nothing else takes: no posting can move anything between it and money.
import { demoAsset } from '../../../ledger/account.ts';
import { quoteOf } from '../LeverTrade.ts';

export { demoAsset };
/** What the house has against all demo accounts. */
export const demoHouseCoins = 1_000_000_000n;

export const isDemo = (symbol: string): boolean => quoteOf(symbol) === demoAsset;
