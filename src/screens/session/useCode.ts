import { useEffect, useState } from 'react';
import { codesSent } from './codesSent.ts';
import type { Refused } from './submission.ts';

/** A code that was sent, or why it was not; `waitS` is the server's own word. */
export type CodeAnswer = { waitS: number; sandboxCode?: string } | { refused: Refused; waitS?: number };

interface CodeOptions {
  /** What the code is for and where it goes: each has its own wait. */
  address: string;
  onSend: () => Promise<CodeAnswer>;
  onRefused: (refused: Refused) => void;
}

export interface Code {
  secondsLeft: number;
  isSending: boolean;
  wasSent: boolean;
  sandboxCode: string | undefined;
  send: () => Promise<void>;
}

/** Asks for a code and counts the wait until the next by the clock, so that a sleeping page is right when it wakes. */
export function useCode({ address, onSend, onRefused }: CodeOptions): Code {
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

  async function send(): Promise<void> {
    if (isSending || isWaiting) return;
    setIsSending(true);
    const answer = await onSend().finally(() => setIsSending(false));
    const isRefused = 'refused' in answer;
    const freeAtMs = Date.now() + (answer.waitS ?? 0) * 1000;
    const before = codesSent.get(address);
    if (!isRefused) codesSent.set(address, { freeAtMs, wasSent: true, sandboxCode: answer.sandboxCode });
    else codesSent.set(address, { wasSent: false, ...before, freeAtMs });
    if (isRefused) onRefused(answer.refused);
  }
  return { secondsLeft, isSending, wasSent: sent?.wasSent === true, sandboxCode: sent?.sandboxCode, send };
}
