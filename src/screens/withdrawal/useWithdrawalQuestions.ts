import { BigNumber } from 'bignumber.js';
import { useState } from 'react';
import { verificationStates } from '../../api/verification.ts';
import type { Refused } from '../../components/forms/submission.ts';
import { useHeld } from '../../components/forms/useHeld.ts';
import { figuresNow, saysChange, type Figures } from './changedFigures.ts';
import type { Proof, WithdrawalValues } from './withdrawalValues.ts';

/** Sheet that is open over the withdrawal form. */
export type Asking =
  | { kind: 'verification' | 'fundPassword' }
  | {
      kind: 'proof';
      values: WithdrawalValues;
      /** Code that was already accepted; empty when there is none. */
      code: string;
      /** Retry of the command whose response was lost. */
      again?: { consent: 'mayDouble' | undefined };
    }
  | { kind: 'changed'; values: WithdrawalValues; code: string; before: Figures; after: Figures };

/** Codes of both levels; undefined while unknown, when the server decides. */
export interface Levels {
  basic: number | undefined;
  advanced: number | undefined;
}

interface AskingOptions {
  levels: Levels;
  hasFundPassword: boolean;
  lockedUntilMs: number | undefined;
}

const isMissing = (code: number | undefined): boolean =>
  code !== undefined && code !== verificationStates.verified;

/** Figures shown for a withdrawal: the fee is the amount minus the receipt. */
function shownOf({ amount, receipt, rate, type }: WithdrawalValues): Figures {
  const fee = receipt === '' ? undefined : new BigNumber(amount).minus(receipt).toFixed();
  return { fee, receipt: receipt || undefined, rate: type === 'bank' ? rate || undefined : undefined };
}

/** Questions asked before a withdrawal is requested, and the handling of rejections. */
export function useWithdrawalQuestions({ levels, hasFundPassword, lockedUntilMs }: AskingOptions) {
  const [asking, setAsking] = useState<Asking>();
  const held = useHeld(lockedUntilMs);
  const obstacle: Asking | undefined =
    isMissing(levels.basic) || isMissing(levels.advanced)
      ? { kind: 'verification' }
      : hasFundPassword
        ? undefined
        : { kind: 'fundPassword' };
  const close = (): void => setAsking(undefined);

  /** @returns the message for the form */
  function refuse(values: WithdrawalValues, refused: Refused, { code }: Proof): Refused | undefined {
    if (saysChange(refused)) {
      const before = shownOf(values);
      setAsking({ kind: 'changed', values, code, before, after: figuresNow(refused, values, before) });
      return undefined;
    }
    if (refused.reason === 'account.fundPasswordMissing') {
      setAsking({ kind: 'fundPassword' });
      return undefined;
    }
    close();
    return held.note(refused);
  }

  return {
    asking,
    /** End of the lock after too many wrong attempts. */
    locked: held.reason,
    /** Requirement that is missing before a withdrawal can be requested. */
    obstacle,
    ask: (values: WithdrawalValues) => setAsking({ kind: 'proof', values, code: '' }),
    refetchQueries: (values: WithdrawalValues, consent?: 'mayDouble') =>
      setAsking({ kind: 'proof', values, code: '', again: { consent } }),
    openObstacle: () => setAsking(obstacle),
    /** Continues with the current figures. */
    goOn: ({ values, code, after }: Extract<Asking, { kind: 'changed' }>) =>
      setAsking({
        kind: 'proof',
        code,
        values: { ...values, receipt: after.receipt ?? '', rate: after.rate ?? '' },
      }),
    refuse,
    close,
  };
}
