import { useEffect, useEffectEvent, useState } from 'react';
import type { WithdrawalAddress } from '../../../api/withdrawal.ts';
import { judgeLocally, serverCaution, serverFinding, type Checked, type Target } from './addressFinding.ts';
import { looksSecret } from './secretText.ts';

/** Asks the server; it answers the same text once. */
export type CheckAddress = (address: string, target: Target) => Promise<Checked>;

/** So long nothing more is typed before the server is asked. */
const pauseMs = 400;

const keyOf = (text: string, target: Target): string => `${target.coinId} ${target.network.network} ${text}`;

/**
 * What is to be said of an address while it stands in its field: by the app at once, by the server once the typing
 * pauses. What the app refuses by itself, and what may be a secret, never goes to the server.
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
    /** The same once the server has said its word. */
    settle: async () => found(await ask()),
  };
}
