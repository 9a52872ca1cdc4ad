// Contracts to practise with. They are made by the same engine at the same marks and terms, and settled in an asset of their
// own, which nothing else takes: no posting can move anything between it and money.
import { demoAsset } from '../../../ledger/account.ts';
import { quoteOf } from '../engine/LeverTrade.ts';

export { demoAsset };
/** Balance of the platform against all demo accounts. */
export const demoPlatformCoins = 1_000_000_000n;

export const isDemo = (symbol: string): boolean => quoteOf(symbol) === demoAsset;
