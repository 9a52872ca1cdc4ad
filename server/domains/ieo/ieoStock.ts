import { accountOf } from '../../ledger/account.ts';
import type { Ledger } from '../../ledger/Ledger.ts';
import { toUnits } from '../../ledger/units.ts';
import { assetOf } from '../../instruments/market.config.ts';
import type { IeoProduct } from './ieoConfig.ts';
import { ieoOwner } from './ieoReasons.ts';

/** Whether the platform holds the coins that are on offer; those of examples are issued at the allotment. */
export const hasStock = (
  ledger: Pick<Ledger, 'balance'>,
  { asset, supply, isExample }: Pick<IeoProduct, 'asset' | 'supply' | 'isExample'>,
): boolean =>
  isExample === true ||
  ledger.balance(accountOf(ieoOwner, asset)).available >= toUnits(supply, assetOf(asset).scale);
