import { BigNumber } from 'bignumber.js';
import type { OtcOffer } from '../../api/otc.ts';

type Colour = 1 | 2 | 3 | 4 | 5;

/** Letter and colour of a merchant's disc; the same name always has the same colour. */
export function merchantMark(name: string): { glyph: string; colour: Colour } {
  const [first = ''] = name;
  const sum = [...name].reduce((total, letter) => total + letter.codePointAt(0)!, 0);
  return { glyph: first.toUpperCase(), colour: ((sum % 5) + 1) as Colour };
}

type Counted = Pick<OtcOffer, 'deal_count' | 'failed_count'>;

/** All orders that the merchant had to complete; undefined if unknown or none. */
export function ordersOf({ deal_count: done, failed_count: failed }: Counted): number | undefined {
  if (failed === undefined || done < 0 || failed < 0) return undefined;
  const all = done + failed;
  return all > 0 && Number.isSafeInteger(all) ? all : undefined;
}

/** Completed share in percentage points, rounded down, so that only a complete record reads 100. */
export function completionOf(merchant: Counted): string | undefined {
  const all = ordersOf(merchant);
  if (all === undefined) return undefined;
  return new BigNumber(merchant.deal_count)
    .times(100)
    .div(all)
    .decimalPlaces(1, BigNumber.ROUND_FLOOR)
    .toFixed();
}
