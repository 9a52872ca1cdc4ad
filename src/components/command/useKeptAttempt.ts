import { useEffect, useRef, useState } from 'react';
import { keepCommand, type KeptCommand } from '../../stored/keptCommand.ts';
import type { KeptAttempt, OpenState } from './attempt.ts';
import { attemptList, keptAttempt, type AttemptStore } from './keptAttempt.ts';

/** The wording for no match, or only a similar one, depends on the back end's capabilities. */
export type Phase = 'sending' | Exclude<OpenState, 'unknowable'>;

export interface Attempt<Draft, Found> extends KeptAttempt<Draft> {
  phase: Phase;
  alike?: readonly Found[];
}

/** A proxy may delay a command and deliver it later, even an abandoned one. */
const lateForMs = 3_600_000;
const mostLeft = 20;

/** Dismissed attempts that may still arrive: a retry keeps the id, so both are one command. */
function lateAttempts<Draft>(store: AttemptStore<Draft>, account: string, serverNow: () => number) {
  const left = attemptList(store, 'left', account);
  const late = () => (left.get() ?? []).filter(({ at }) => serverNow() - at < lateForMs);
  const others = (of: KeptAttempt<Draft>) => late().filter(({ clientId }) => clientId !== of.clientId);
  return {
    find: (isIt: (draft: Draft) => boolean) => late().find(({ draft }) => isIt(draft)),
    add: (attempt: KeptAttempt<Draft>): void => {
      const { draft, clientId } = attempt;
      left.set([{ draft, clientId, at: serverNow() }, ...others(attempt)].slice(0, mostLeft));
    },
    remove: (attempt: KeptAttempt<Draft>): void => {
      if (left.get()) left.set(others(attempt));
    },
  };
}

/**
 * Command in flight for this account; the lookup of one from before a reload continues. `open` is set synchronously,
 * before the next render, because a tap may come first.
 */
export function useKeptAttempt<Draft, Found>(
  store: AttemptStore<Draft>,
  account: string | undefined,
  serverNow: () => number,
) {
  const late = account === undefined ? undefined : lateAttempts(store, account, serverNow);
  const kept = account === undefined ? undefined : keptAttempt(store, account);
  const resumed = (): Attempt<Draft, Found> | undefined => {
    const attempt = kept?.get();
    return attempt && { ...attempt, phase: 'checking' };
  };
  const [held, setHeld] = useState(() => ({ account, attempt: resumed() }));
  const latest = useRef(held);
  const hold = (next: typeof held): void => {
    latest.current = next;
    setHeld(next);
  };
  // The profile may load after the page, and another user may log in on it.
  if (held.account !== account) setHeld({ account, attempt: resumed() });
  useEffect(() => {
    if (latest.current.account !== account) latest.current = held;
  }, [account, held]);
  const forget = ({ clientId }: Attempt<Draft, Found>): void => {
    // A newer attempt stored in the meantime stays.
    if (kept?.get()?.clientId === clientId) kept.set(undefined);
    hold({ account, attempt: undefined });
  };
  /** Undefined while the owner is unknown: an attempt cannot be stored without one. */
  const follow = (attempt: Attempt<Draft, Found>): KeptCommand | undefined => {
    if (!kept) return undefined;
    const { draft, clientId, at } = attempt;
    const isKept = keepCommand(kept, { draft, clientId, at });
    hold({ account, attempt });
    return isKept;
  };
  return {
    attempt: held.account === account ? held.attempt : undefined,
    open: (): Attempt<Draft, Found> | undefined =>
      // Another form of the same kind may have sent a command.
      (latest.current.account === account ? latest.current.attempt : undefined) ?? resumed(),
    follow,
    /** The outcome is unknown. */
    reopen: (attempt: Attempt<Draft, Found>) => void follow({ ...attempt, phase: 'checking' }),
    /** Its outcome is known. */
    settle: (attempt: Attempt<Draft, Found>): void => {
      late?.remove(attempt);
      forget(attempt);
    },
    /** It may still be in flight. */
    leave: (attempt: Attempt<Draft, Found>): void => {
      late?.add(attempt);
      forget(attempt);
    },
    left: (isIt: (draft: Draft) => boolean) => late?.find(isIt),
  };
}
