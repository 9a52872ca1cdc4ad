import { useEffect, useEffectEvent, useState } from 'react';
import type { PasskeyChallenge } from '../../api/passkeys.ts';
import { useShell } from '../shell/useShell.ts';
import { canAutofill, signWithPasskey, stopCeremony } from './ceremony.ts';

/** The challenge is replaced this long before it expires, ms. */
const marginMs = 60_000;

interface PasskeyAutofillOptions {
  /** False while another log-in is under way. */
  isOn: boolean;
  ask: () => Promise<PasskeyChallenge>;
  /** Resolves when the credential was refused or accepted. */
  onCredential: (credential: string) => Promise<unknown>;
}

/** Offers passkeys in the suggestions of the name field, with a fresh challenge at all times. */
export function usePasskeyAutofill({ isOn, ask, onCredential }: PasskeyAutofillOptions): void {
  const { serverNow } = useShell();
  const [round, setRound] = useState(0);
  const again = () => setRound((now) => now + 1);
  /** @returns whether a credential was sent */
  const offer = useEffectEvent(async (stopped: AbortSignal): Promise<boolean> => {
    if (!(await canAutofill()) || stopped.aborted) return false;
    const challenge = await ask();
    if (stopped.aborted) return false;
    const timer = setTimeout(again, challenge.expires_ms - serverNow() - marginMs);
    stopped.addEventListener('abort', () => {
      clearTimeout(timer);
      void stopCeremony();
    });
    const credential = await signWithPasskey(challenge, true);
    if (stopped.aborted) return false;
    await onCredential(credential);
    return true;
  });
  useEffect(() => {
    if (!isOn) return undefined;
    const stop = new AbortController();
    // The user has not asked for the offer, so its failures are not shown.
    void offer(stop.signal).then(
      (wasSent) => {
        if (wasSent && !stop.signal.aborted) again();
      },
      () => undefined,
    );
    return () => stop.abort();
  }, [isOn, round]);
}
