import { useMutation, useQuery, type MutationOptions } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { ApiError } from '../../api/ApiError.ts';
import { isApiError } from '../shell/failures.ts';
import type { KeptAttempt, OpenState, Outcome, Submission } from './attempt.ts';
import { keptAttempt, type AttemptStore } from './keptAttempt.ts';

interface Attempt<Draft> extends KeptAttempt<Draft> {
  phase: 'sending' | OpenState;
}

export interface AttemptOptions<Draft, Form, Made, Found> {
  store: AttemptStore<Draft>;
  /** Whose command it is; undefined until the profile is known. */
  account: string | undefined;
  /** Two drafts are the same command, so that a repeat may bear the same id. */
  isSame: (a: Draft, b: Draft) => boolean;
  mutation: MutationOptions<Made, ApiError, Form>;
  formOf: (draft: Draft, clientId: string) => Form;
  /** Looks the command up by its id. */
  find: (clientId: string) => Promise<Found | undefined>;
  /** A command whose answer did not come was carried out. */
  onFound: (found: Found, draft: Draft) => void;
}

export interface Attempts<Draft, Made> {
  submission: Submission<Draft>;
  submit: (draft: Draft) => Promise<Outcome<Made>>;
  /** The person's own repeat, under the same id. */
  repeat: () => Promise<Outcome<Made> | undefined>;
  /** Looks an unclear one up again. */
  check: () => void;
  dismiss: () => void;
}

const lookUpEveryMs = 3_000;
/** Looked up this often without finding it, the command is taken not to have arrived; as often in vain, it is unclear. */
const mostLookUps = 5;

function newId(): string {
  // Browsers offer randomUUID on secure pages only; a phone in the local network may open a plain one.
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID();
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}

function submissionOf<Draft>(attempt: Attempt<Draft> | undefined): Submission<Draft> {
  if (attempt === undefined) return { state: 'idle' };
  const { phase, draft } = attempt;
  return phase === 'sending' ? { state: phase } : { state: phase, draft };
}

/** The limits of calls, and the doors before them, come before the command; its own refusals are answers of 200. */
function isBeforeCommand({ kind, status = 0 }: ApiError): boolean {
  return kind === 'sessionExpired' || status >= 400;
}

interface LookUp<Found> {
  name: string;
  /** The command that is open; undefined while there is none. */
  clientId: string | undefined;
  isChecking: boolean;
  find: (clientId: string) => Promise<Found | undefined>;
  onFound: (found: Found) => void;
  onMissing: () => void;
  onUnclear: () => void;
  onAnswered: () => void;
}

/**
 * Looks an unanswered command up, until it is found, has not been there often enough, or could not be looked up.
 * Reads that failed are read again when the server is heard from; so is this one, and then it goes on.
 */
function useLookUp<Found>({ name, clientId, isChecking, find, ...tell }: LookUp<Found>): () => void {
  const counts = useRef({ misses: 0, failures: 0 });
  const { data, dataUpdatedAt, errorUpdateCount, refetch } = useQuery({
    queryKey: ['attempt', name, clientId],
    queryFn: async () => (await find(clientId ?? '')) ?? null,
    enabled: clientId !== undefined,
    refetchInterval: isChecking && lookUpEveryMs,
    staleTime: 0,
    gcTime: 0,
  });
  useEffect(() => {
    if (isChecking) counts.current = { misses: 0, failures: 0 };
  }, [isChecking, clientId]);
  const take = useEffectEvent(() => {
    if (data === undefined) return;
    if (data !== null) return tell.onFound(data);
    counts.current.failures = 0;
    counts.current.misses += 1;
    if (counts.current.misses >= mostLookUps) tell.onMissing();
    else if (!isChecking) tell.onAnswered();
  });
  const fail = useEffectEvent(() => {
    counts.current.failures += 1;
    if (isChecking && counts.current.failures >= mostLookUps) tell.onUnclear();
  });
  useEffect(() => {
    if (clientId !== undefined) take();
    // Each answer counts, also one that says the same.
  }, [dataUpdatedAt, clientId]);
  useEffect(() => {
    if (errorUpdateCount > 0) fail();
  }, [errorUpdateCount]);
  return () => void refetch();
}

/**
 * The command that is on its way for this account; one from before a reload goes on being looked up. `open` says so at
 * once, before anything is drawn anew: a tap may come first.
 */
function useKeptAttempt<Draft>(store: AttemptStore<Draft>, account: string | undefined) {
  const kept = account === undefined ? undefined : keptAttempt(store, account);
  const resumed = (): Attempt<Draft> | undefined => {
    const attempt = kept?.get();
    return attempt && { ...attempt, phase: 'checking' };
  };
  const [held, setHeld] = useState(() => ({ account, attempt: resumed() }));
  const latest = useRef(held);
  const hold = (next: typeof held): void => {
    latest.current = next;
    setHeld(next);
  };
  // The profile may come after the page, and another person may log in on it.
  if (held.account !== account) setHeld({ account, attempt: resumed() });
  useEffect(() => {
    if (latest.current.account !== account) latest.current = held;
  }, [account, held]);
  return {
    attempt: held.account === account ? held.attempt : undefined,
    open: (): Attempt<Draft> | undefined =>
      // Another form of the same kind may have sent one.
      (latest.current.account === account ? latest.current.attempt : undefined) ?? resumed(),
    follow: (attempt: Attempt<Draft>): void => {
      const { draft, clientId, at } = attempt;
      kept?.set({ draft, clientId, at });
      hold({ account, attempt });
    },
    forget: ({ clientId }: Attempt<Draft>): void => {
      // A later one that was kept meanwhile stays.
      if (kept?.get()?.clientId === clientId) kept.set(undefined);
      hold({ account, attempt: undefined });
    },
  };
}

/** Sends commands that move money, and keeps one whose answer did not come until it is known what became of it. */
export function useAttempt<Draft, Form, Made, Found>(
  options: AttemptOptions<Draft, Form, Made, Found>,
): Attempts<Draft, Made> {
  const { store, account, isSame, mutation, formOf, find, onFound } = options;
  const { attempt, open, follow, forget } = useKeptAttempt(store, account);
  const isSending = useRef(false);
  const { mutateAsync } = useMutation({ ...mutation, meta: { handlesErrors: true } });
  const go = (phase: OpenState): void => {
    const current = open();
    if (current && current.phase !== 'sending') follow({ ...current, phase });
  };
  const lookUp = useLookUp({
    name: store.name,
    clientId: attempt?.phase === 'checking' || attempt?.phase === 'unclear' ? attempt.clientId : undefined,
    isChecking: attempt?.phase === 'checking',
    find,
    onFound: (found) => {
      if (!attempt) return;
      forget(attempt);
      onFound(found, attempt.draft);
    },
    onMissing: () => go('notFound'),
    onUnclear: () => go('unclear'),
    onAnswered: () => go('checking'),
  });

  async function send(next: Attempt<Draft>, isRepeat: boolean): Promise<Outcome<Made>> {
    follow(next);
    try {
      const made = await mutateAsync(formOf(next.draft, next.clientId));
      forget(next);
      return { state: 'made', made };
    } catch (error) {
      if (!isApiError(error)) {
        follow({ ...next, phase: 'checking' });
        throw error;
      }
      // What was refused before the command was looked at says nothing about the one sent before it.
      const isOpen = error.isUnanswered || (isRepeat && isBeforeCommand(error));
      if (isOpen) follow({ ...next, phase: 'checking' });
      else forget(next);
      // The end of a session is said by the app itself.
      if (error.isUnanswered || error.kind === 'sessionExpired') return { state: 'unknown' };
      const { sentence, fields, values, requestId } = error;
      return { state: 'refused', message: sentence, fields, nearest: values['nearest'], requestId };
    }
  }

  async function submit(draft: Draft): Promise<Outcome<Made>> {
    // A second tap comes before anything is drawn again, so the lock is not state.
    if (isSending.current) return { state: 'unknown' };
    const before = open();
    // Whoever has asked for one thing and is not told what became of it is not given another.
    if (before && !isSame(before.draft, draft)) {
      if (!attempt) follow(before);
      return { state: 'unknown' };
    }
    isSending.current = true;
    const { clientId, at } = before ?? { clientId: newId(), at: Date.now() };
    try {
      return await send({ draft, clientId, at, phase: 'sending' }, before !== undefined);
    } finally {
      isSending.current = false;
    }
  }

  return {
    submission: submissionOf(attempt),
    submit,
    repeat: async () => (attempt ? submit(attempt.draft) : undefined),
    check: () => {
      go('checking');
      lookUp();
    },
    dismiss: () => attempt && forget(attempt),
  };
}
