// The withdrawal form in the app, for a user who may withdraw.
import { advancedProfile, profileVerified } from '../../contracts/examples/account.ts';
import { readyAddress, waitingAddress } from '../../contracts/examples/withdrawal.ts';
import type { Core } from '../../src/app/core.ts';
import { verificationStates } from '../../src/api/verification.ts';
import { envelope } from '../faults/answers.ts';
import { openApp, type Answer } from './openApp.tsx';
import { enter, press, submit } from './steps.ts';

export const withdrawPath = '/pages/assets/withdraw/index?coin=USDT&network=trc20';
export const toBankPath = '/pages/assets/withdraw/bank/bank?coin=USDT';

/**
 * @param answers responses that replace the examples, by call
 * @param answer complete handler, which takes precedence
 */
export async function openWithdraw(
  answers: Readonly<Record<string, unknown>> = {},
  path = withdrawPath,
  answer?: Answer,
  hasHistory = false,
): Promise<Core> {
  const all: Readonly<Record<string, unknown>> = {
    profile: profileVerified,
    advancedProfile: { ...advancedProfile, review_status: verificationStates.verified },
    withdrawalAddresses: [readyAddress, waitingAddress],
    ...answers,
  };
  return openApp(
    { path, isMember: true, hasHistory },
    (call, fields) => answer?.(call, fields) ?? (call in all ? envelope(all[call]) : undefined),
  );
}

export async function tryToWithdraw(
  amount: string,
  answers: Readonly<Record<string, unknown>> = {},
  path = withdrawPath,
) {
  await openWithdraw(answers, path);
  await enter('amount', amount);
  await submit();
}

/** Enters code and fund password, below the authorised summary. */
export async function authorise(): Promise<void> {
  await enter('code', '730916');
  await press('Continue');
  for (const digit of '491370') await press(digit);
}
