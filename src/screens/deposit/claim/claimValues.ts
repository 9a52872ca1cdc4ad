import type { Payer } from '../../../../contracts/rules/depositClaim.ts';
import { isDecimal } from '../../../stored/isDecimal.ts';
import { isOneOf, isText } from '../../../stored/shapes.ts';
import { depositWays, type DepositWay } from '../depositWays.ts';

/** What somebody says to have sent. Fields that are sent bear the names of the wire. */
export interface ClaimValues extends Payer {
  way: DepositWay;
  /** Its id on the wire; of a bank card the one of these. */
  currency: string;
  /** The code of what was sent, of a bank card the currency; empty where nobody says it. */
  coin: string;
  /** Its key; empty of a bank card. */
  network: string;
  /** Decimal text as typed. */
  amount: string;
  /** Hash of the transaction; empty of a bank card. */
  account: string;
  /** Path of the uploaded proof. */
  imgs: string;
  /** What the person was shown of a bank card; empty where there is none. */
  rate: string;
}

/** What each of them has to be to be read again. */
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

/** Numbers of an account, and whose it is, are stored only with a try whose answer is waited for. */
export const unstoredClaim = ['bkcardnumer', 'cardname'] as const;
