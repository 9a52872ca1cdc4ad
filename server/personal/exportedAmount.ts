import { assets } from '../instruments/market.config.ts';
import { fromUnits } from '../ledger/units.ts';

/** Decimal text; null for an asset that is no longer configured, whose scale is unknown. */
export function exportedAmount(asset: string, units: bigint): string | null {
  const known = assets.find(({ code }) => code === asset);
  return known ? fromUnits(units, known.scale) : null;
}
