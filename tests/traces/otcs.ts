// The form of a P2P order in the app, for a user who may order.
import { advancedProfile, profileVerified } from '../../contracts/examples/account.ts';
import type { Core } from '../../src/app/core.ts';
import { verificationStates } from '../../src/api/verification.ts';
import { envelope } from '../faults/answers.ts';
import { openApp, type Answer } from './openApp.tsx';

export const otcPath = '/pages/assets/c2c/buy?id=1';

/**
 * @param answers responses that replace the examples, by call
 * @param answer complete handler, which takes precedence
 */
export function openOtc(
  answers: Readonly<Record<string, unknown>> = {},
  answer?: Answer,
  hasHistory = false,
): Promise<Core> {
  const all: Readonly<Record<string, unknown>> = {
    profile: profileVerified,
    advancedProfile: { ...advancedProfile, review_status: verificationStates.verified },
    ...answers,
  };
  return openApp(
    { path: otcPath, isMember: true, hasHistory },
    (call, fields) => answer?.(call, fields) ?? (call in all ? envelope(all[call]) : undefined),
  );
}
