import { useState } from 'react';
import { useIntl } from 'react-intl';
import { timeLeft } from '../live/timeLeft.ts';
import { useSecondsUntil } from '../live/useSecondsUntil.ts';
import type { Refused } from './submission.ts';
import { useFormats } from '../../intl/useFormats.ts';

/**
 * Lock on a form after too many failed attempts: its end and its text.
 * @param knownMs end of the lock known before any attempt, by this device's clock
 */
export function useHeld(knownMs: number | undefined) {
  const [told, setTold] = useState(0);
  const formats = useFormats();
  const intl = useIntl();
  const seconds = useSecondsUntil(Math.max(told, knownMs ?? 0));
  const reason =
    seconds === 0
      ? undefined
      : intl.formatMessage(
          { id: 'account.locked', defaultMessage: 'Too many attempts. Try again in {time}' },
          { time: timeLeft(formats, seconds) },
        );
  return {
    /** Undefined if the form can be sent. */
    reason,
    /** For a refusal that causes a hold, the form itself shows the message while it lasts. */
    note(refused: Refused | undefined): Refused | undefined {
      if (refused?.heldUntilMs === undefined) return refused;
      setTold(refused.heldUntilMs);
      return {};
    },
  };
}
