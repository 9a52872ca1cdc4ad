import type { Payer } from '../../../../contracts/rules/depositClaim.ts';
import { isDecimal } from '../../../stored/isDecimal.ts';
import { isOneOf, isText } from '../../../stored/shapes.ts';
import { depositWays, type DepositWay } from '../depositWays.ts';

/** Deposit that the user claims. Sent fields have the names of the wire format. */
export interface ClaimValues extends Payer {
  way: DepositWay;
  /** Currency id of the wire format; for a bank transfer `bankCurrency`. */
  currency: string;
  /** Code of the sent coin; for a bank transfer, of the currency; empty if unknown. */
  coin: string;
  /** Network key; empty for a bank transfer. */
  network: string;
  /** Decimal text as typed. */
  amount: string;
  /** Transaction hash; empty for a bank transfer. */
  account: string;
  /** Path of the uploaded proof. */
  imgs: string;
  /** Rate shown to the user for a bank transfer; empty if there is none. */
  rate: string;
}

/** Validators of the stored claim's fields. */
export const storedClaim = {
  way: isOneOf(...depositWays),
  currency: isText,
  coin: isText,
  network: isText,
  amount: isDecimal,
  account: isText,
  imgs: isText,
  rate: isText,
  bkname: isText,
  bkcardnumer: isText,
  cardname: isText,
};

/** Account numbers and holder names are stored only with an attempt whose response is pending. */
export const unstoredClaim = ['bkcardnumer', 'cardname'] as const;
