import { useEffect, useEffectEvent, useState } from 'react';
import type { WithdrawalAddress } from '../../../api/withdrawal.ts';
import { judgeLocally, serverCaution, serverFinding, type Checked, type Target } from './addressFinding.ts';
import { looksSecret } from './secretText.ts';

/** Validates on the server; each text is requested once. */
export type CheckAddress = (address: string, target: Target) => Promise<Checked>;

/** Debounce time between the last keystroke and the server's check. */
const pauseMs = 400;

const keyOf = (text: string, target: Target): string => `${target.coinId} ${target.network.network} ${text}`;

/**
 * Checks the address while it is in its field: the app immediately, the server after a pause in typing. Addresses that
 * the app rejects, and possible secrets, are never sent to the server.
 */
export function useAddressCheck(
  text: string,
  target: Target | undefined,
  saved: readonly WithdrawalAddress[],
  onCheck: CheckAddress,
) {
  const [answer, setAnswer] = useState<{ key: string; checked: Checked }>();
  const local = text === '' || !target ? {} : judgeLocally(text, target, saved);
  const isAsked = text !== '' && target !== undefined && local.finding === undefined && !looksSecret(text);
  const key = isAsked ? keyOf(text, target) : undefined;
  const ask = async (): Promise<Checked> => {
    if (!isAsked) return undefined;
    const checked = await onCheck(text, target);
    setAnswer({ key: keyOf(text, target), checked });
    return checked;
  };
  const askSoon = useEffectEvent(() => void ask());
  useEffect(() => {
    if (key === undefined) return undefined;
    const timer = setTimeout(askSoon, pauseMs);
    return () => clearTimeout(timer);
  }, [key]);
  const found = (checked: Checked) => ({
    finding: local.finding ?? (target && serverFinding(checked, text, target)),
    caution: isAsked ? (local.caution ?? serverCaution(checked)) : undefined,
  });
  return {
    ...found(answer?.key === key ? answer?.checked : undefined),
    /** The same result after the server's response. */
    settle: async () => found(await ask()),
  };
}
