import { useEffect, useState } from 'react';
import { codesSent } from './codesSent.ts';
import type { Refused } from '../forms/submission.ts';

/** The button itself counts shorter waits, in seconds. */
const countedS = 91;
const shortDigits = 6;

/** Result of sending a code; `waitS` is set by the server. */
export type CodeAnswer =
  | { waitS: number; sandboxCode?: string | undefined; /** Default: 6. */ digits?: number | undefined }
  | { refused: Refused; waitS?: number };

export interface CodeState {
  secondsLeft: number;
  isSending: boolean;
  wasSent: boolean;
  sandboxCode: string | undefined;
  /** Number of digits of the code. */
  digits: number;
}

/**
 * Counts a failed attempt. If a back end stops sending the remaining attempts, none is left.
 * @param triesLeft the server's count
 * @returns whether the code is invalid now
 */
export function countTry(address: string, triesLeft: number | undefined): boolean {
  const sent = codesSent.get(address);
  const hadTries = sent?.triesLeft !== undefined;
  if (triesLeft !== undefined && triesLeft > 0) {
    // Another page may have requested this code.
    codesSent.set(address, { freeAtMs: 0, wasSent: true, ...sent, triesLeft });
    return false;
  }
  if (triesLeft === undefined && !hadTries) return false;
  codesSent.set(address, { freeAtMs: sent?.freeAtMs ?? 0, wasSent: false, triesLeft: 0 });
  return true;
}

interface Code extends CodeState {
  /** @returns the refusal when the code was not sent */
  send: (address: string, run: () => Promise<CodeAnswer>) => Promise<Refused | undefined>;
}

function isCounted(waitS = 0): boolean {
  return waitS > 0 && waitS < countedS;
}

/**
 * Requests codes and counts the cooldown by the clock, so that it is correct after the page was suspended.
 * @param address purpose and target of the code: each has its own cooldown
 */
export function useCode(address: string): Code {
  const [isSending, setIsSending] = useState(false);
  const [, setNow] = useState(0);
  const sent = codesSent.get(address);
  const secondsLeft = sent ? Math.max(0, Math.ceil((sent.freeAtMs - Date.now()) / 1000)) : 0;
  const isWaiting = secondsLeft > 0;
  useEffect(() => {
    if (!isWaiting) return undefined;
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [isWaiting, address]);

  async function send(to: string, run: () => Promise<CodeAnswer>): Promise<Refused | undefined> {
    if (isSending || isWaiting) return undefined;
    setIsSending(true);
    try {
      const answer = await run();
      const freeAtMs = Date.now() + (answer.waitS ?? 0) * 1000;
      if ('refused' in answer) {
        codesSent.set(to, { wasSent: false, ...codesSent.get(to), freeAtMs });
        // The button counts down the cooldown; a static sentence next to it would be outdated.
        return isCounted(answer.waitS) ? undefined : answer.refused;
      }
      const { sandboxCode, digits } = answer;
      codesSent.set(to, {
        freeAtMs,
        wasSent: true,
        ...(sandboxCode !== undefined && { sandboxCode }),
        ...(digits !== undefined && { digits }),
      });
      return undefined;
    } finally {
      // After the answer is stored, because this triggers the render.
      setIsSending(false);
    }
  }
  return {
    secondsLeft,
    isSending,
    wasSent: sent?.wasSent === true,
    sandboxCode: sent?.sandboxCode,
    digits: sent?.digits ?? shortDigits,
    send,
  };
}
