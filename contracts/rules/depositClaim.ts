// Rules for a deposit claim. The form checks before it sends, and the server before it stores the claim.
import { BigNumber } from 'bignumber.js';
import { checkAmount } from './amount.ts';
import { hasHidden } from './identity/hiddenCharacters.ts';
import { readDecimal } from './grid.ts';
import { isSameName } from './identity/personName.ts';
import { isTransactionHash, type HashForm } from './chains/transactionHash.ts';

/** The pseudo currency of transfers from a bank card. */
export const bankCurrency = '9999';
/** Decimal places of a bank transfer. */
export const bankScale = 2;
/** Decimal places of the coin that a bank transfer is credited in, so both sides round to the same digit. */
export const bankCoinScale = 8;

/** Larger claims are unrealistic and cannot be booked. */
export const claimMost = '1000000000';

export const payerFields = ['bkname', 'bkcardnumer', 'cardname'] as const;
export type Payer = Readonly<Record<(typeof payerFields)[number], string>>;

export type ClaimField = 'amount' | 'account' | 'imgs' | (typeof payerFields)[number];
export type ClaimReason =
  | 'wallet.amountRequired'
  | 'wallet.amountScale'
  | 'deposit.minimum'
  | 'deposit.most'
  | 'deposit.minimumUnknown'
  | 'deposit.hashInvalid'
  | 'deposit.proofRequired'
  | 'deposit.bankFields'
  | 'deposit.payerDiffers'
  | 'bank.charactersRefused';

export interface ClaimProblem {
  field: ClaimField;
  reason: ClaimReason;
  /** Values for the reason's text, e.g. { min: '10', coin: 'USDT' }. */
  values: Readonly<Record<string, string>>;
}

interface Claim {
  amount: string;
  /** Decimal places of the coin, or of the bank card's currency. */
  scale: number;
  /** Minimum as the server returns it; undefined where it returns none, and then nothing can be claimed. */
  minimum: string | undefined;
  /** Code of the coin, or of the currency. */
  coin: string;
  /** Path of the uploaded picture; empty if none. */
  proof: string;
}

export type ClaimToCheck =
  | (Claim & { way: 'address' | 'hash' | 'quick'; hash: string; hashForm: HashForm })
  | (Claim & {
      way: 'bank';
      payer: Payer;
      /** Verified name of the claimant; undefined while none is verified. */
      verifiedName: string | undefined;
    });

/** @returns the problems, at most one for each field, in the order of the form */
export function checkClaim(claim: ClaimToCheck): ClaimProblem[] {
  const problems = [amountProblem(claim), ...detailProblems(claim)];
  if (claim.proof === '') problems.push({ field: 'imgs', reason: 'deposit.proofRequired', values: {} });
  return problems.filter((problem) => problem !== undefined);
}

/** @returns the first amount rule that is broken, available before the rest of the claim is filled in */
export function amountProblem({
  amount,
  scale,
  minimum,
  coin,
}: Omit<Claim, 'proof'>): ClaimProblem | undefined {
  const problem = checkAmount({ amount, scale, available: 'Infinity' });
  if (problem) return { field: 'amount', reason: problem.reason as ClaimReason, values: problem.values };
  const least = readDecimal(minimum ?? '');
  if (!least.isFinite()) return { field: 'amount', reason: 'deposit.minimumUnknown', values: {} };
  if (least.gt(amount))
    return { field: 'amount', reason: 'deposit.minimum', values: { min: least.toFixed(), coin } };
  if (readDecimal(amount).gt(claimMost))
    return { field: 'amount', reason: 'deposit.most', values: { max: claimMost, coin } };
  return undefined;
}

function detailProblems(claim: ClaimToCheck): ClaimProblem[] {
  if (claim.way !== 'bank')
    return isTransactionHash(claim.hash, claim.hashForm)
      ? []
      : [{ field: 'account', reason: 'deposit.hashInvalid', values: {} }];
  const { payer, verifiedName } = claim;
  const missing = payerFields.filter((field) => payer[field].trim() === '');
  if (missing.length > 0)
    return missing.map((field) => ({ field, reason: 'deposit.bankFields', values: {} }));
  const hidden = payerFields.filter((field) => hasHidden(payer[field]));
  if (hidden.length > 0)
    return hidden.map((field) => ({ field, reason: 'bank.charactersRefused', values: {} }));
  if (verifiedName !== undefined && !isSameName(payer.cardname, verifiedName))
    return [{ field: 'cardname', reason: 'deposit.payerDiffers', values: {} }];
  return [];
}

/**
 * Credit for a bank transfer, rounded down; undefined where a figure cannot be parsed.
 * @param rate price of one coin in the currency
 * @param scale decimal places of the coin
 */
export function creditOfBank(amount: string, rate: string | undefined, scale: number): string | undefined {
  const [paid, price] = [readDecimal(amount), readDecimal(rate ?? '')];
  if (!paid.isFinite() || !price.isFinite() || price.lte(0)) return undefined;
  // One more digit than is stored, truncated: no intermediate quotient is rounded up.
  const Exact = BigNumber.clone({ DECIMAL_PLACES: scale, ROUNDING_MODE: BigNumber.ROUND_DOWN });
  return new Exact(paid).div(price).toFixed();
}
