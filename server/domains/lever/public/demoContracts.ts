// Demo contracts. They use the same engine, marks and terms, and settle in a dedicated asset that nothing else accepts:
// no posting can move value between it and money.
import { demoAsset } from '../../../ledger/account.ts';
import { quoteOf } from '../engine/LeverTrade.ts';

export { demoAsset };
/** Balance of the platform against all demo accounts. */
export const demoPlatformCoins = 1_000_000_000n;

export const isDemo = (symbol: string): boolean => quoteOf(symbol) === demoAsset;
