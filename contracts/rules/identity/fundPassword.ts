export type FundPasswordFault = 'digits' | 'repeats' | 'runs';

/** Refusal reason of each fault. */
export const fundPasswordReasons = {
  digits: 'account.fundPasswordDigits',
  repeats: 'account.fundPasswordRepeats',
  runs: 'account.fundPasswordRuns',
} as const satisfies Record<FundPasswordFault, string>;

/** Faults of a fund password: not 6 digits, one repeated digit (111111), or a sequence (123456, 098765). */
export function fundPasswordFault(text: string): FundPasswordFault | undefined {
  if (!/^[0-9]{6}$/.test(text)) return 'digits';
  const steps = new Set(
    [...text].slice(1).map((digit, before) => (Number(digit) - Number(text[before]) + 10) % 10),
  );
  if (steps.size > 1) return undefined;
  if (steps.has(0)) return 'repeats';
  return steps.has(1) || steps.has(9) ? 'runs' : undefined;
}
