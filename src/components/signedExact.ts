import type { Formats } from '../intl/format.ts';
import { finestStep } from './finestStep.ts';

/** A change of a balance with its sign and every digit: what is cut in a ledger cannot be added up. */
export function signedExact(formats: Formats, value: string): string {
  const amount = value.replace(/^[+-]/, '');
  if (!/[1-9]/.test(amount)) return formats.quantity(amount, finestStep(amount));
  return `${value.startsWith('-') ? '−' : '+'}${formats.quantity(amount, finestStep(amount))}`;
}
