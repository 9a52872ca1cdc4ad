import { useMutation, useQuery, type MutationOptions } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { ApiError } from '../../api/ApiError.ts';
import { isApiError } from '../shell/errorText.ts';
import type { KeptAttempt, Outcome, Submission } from './attempt.ts';
import { keptAttempt, type AttemptStore } from './keptAttempt.ts';

interface Attempt<Draft> extends KeptAttempt<Draft> {
  phase: 'sending' | 'checking' | 'notFound';
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
  dismiss: () => void;
}

const lookUpEveryMs = 3_000;
/** Looked up this often without finding it, the command is taken not to have arrived. */
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

interface LookUp<Found> {
  name: string;
  clientId: string | undefined;
  find: (clientId: string) => Promise<Found | undefined>;
  onFound: (found: Found) => void;
  onMissing: () => void;
}

/** Looks an unanswered command up, until it is found or has not been there often enough. */
function useLookUp<Found>({ name, clientId, find, onFound, onMissing }: LookUp<Found>): void {
  const isChecking = clientId !== undefined;
  const misses = useRef(0);
  const { data, dataUpdatedAt } = useQuery({
    queryKey: ['attempt', name, clientId],
    queryFn: async () => (await find(clientId ?? '')) ?? null,
    enabled: isChecking,
    refetchInterval: lookUpEveryMs,
    staleTime: 0,
    gcTime: 0,
  });
  useEffect(() => {
    if (!isChecking) misses.current = 0;
  }, [isChecking]);
  const take = useEffectEvent(() => {
    if (data === undefined) return;
    if (data !== null) return onFound(data);
    misses.current += 1;
    if (misses.current >= mostLookUps) onMissing();
  });
  useEffect(() => {
    if (isChecking) take();
    // Each answer counts, also one that says the same.
  }, [dataUpdatedAt, isChecking]);
}

/** The command that is on its way for this account; one from before a reload goes on being looked up. */
function useKeptAttempt<Draft>(store: AttemptStore<Draft>, account: string | undefined) {
  const kept = account === undefined ? undefined : keptAttempt(store, account);
  const resumed = (): Attempt<Draft> | undefined => {
    const attempt = kept?.get();
    return attempt && { ...attempt, phase: 'checking' };
  };
  const [held, setHeld] = useState(() => ({ account, attempt: resumed() }));
  // The profile may come after the page, and another person may log in on it.
  if (held.account !== account) setHeld({ account, attempt: resumed() });
  return {
    attempt: held.account === account ? held.attempt : undefined,
    follow: (attempt: Attempt<Draft>): void => {
      const { draft, clientId, at } = attempt;
      kept?.set({ draft, clientId, at });
      setHeld({ account, attempt });
    },
    forget: ({ clientId }: Attempt<Draft>): void => {
      // A later one that was kept meanwhile stays.
      if (kept?.get()?.clientId === clientId) kept.set(undefined);
      setHeld({ account, attempt: undefined });
    },
  };
}

/** Sends commands that move money, and keeps one whose answer did not come until it is known what became of it. */
export function useAttempt<Draft, Form, Made, Found>(
  options: AttemptOptions<Draft, Form, Made, Found>,
): Attempts<Draft, Made> {
  const { store, account, isSame, mutation, formOf, find, onFound } = options;
  const { attempt, follow, forget } = useKeptAttempt(store, account);
  const isSending = useRef(false);
  const { mutateAsync } = useMutation({ ...mutation, meta: { handlesErrors: true } });
  useLookUp({
    name: store.name,
    clientId: attempt?.phase === 'checking' ? attempt.clientId : undefined,
    find,
    onFound: (found) => {
      if (!attempt) return;
      forget(attempt);
      onFound(found, attempt.draft);
    },
    onMissing: () => attempt && follow({ ...attempt, phase: 'notFound' }),
  });

  async function send(next: Attempt<Draft>, isRepeat: boolean): Promise<Outcome<Made>> {
    follow(next);
    try {
      const made = await mutateAsync(formOf(next.draft, next.clientId));
      forget(next);
      return { state: 'made', made };
    } catch (error) {
      if (!isApiError(error)) throw error;
      if (error.isUnanswered) {
        follow({ ...next, phase: 'checking' });
        return { state: 'unknown' };
      }
      const hasEnded = error.kind === 'sessionExpired';
      // A session that ended before a repeat says nothing about the command sent before it.
      if (hasEnded && isRepeat) follow({ ...next, phase: 'checking' });
      else forget(next);
      // The end of a session is said by the app itself.
      if (hasEnded) return { state: 'unknown' };
      const { message, fields, values } = error;
      return {
        state: 'refused',
        message: message === 'ERROR' ? undefined : message,
        fields,
        nearest: values['nearest'],
      };
    }
  }

  async function submit(draft: Draft): Promise<Outcome<Made>> {
    // A second tap comes before anything is drawn again, so the lock is not state.
    if (isSending.current) return { state: 'unknown' };
    isSending.current = true;
    const isRepeat = attempt !== undefined && isSame(attempt.draft, draft);
    const clientId = isRepeat ? attempt.clientId : newId();
    const at = isRepeat ? attempt.at : Date.now();
    try {
      return await send({ draft, clientId, at, phase: 'sending' }, isRepeat);
    } finally {
      isSending.current = false;
    }
  }

  return {
    submission: submissionOf(attempt),
    submit,
    repeat: async () => (attempt ? submit(attempt.draft) : undefined),
    dismiss: () => attempt && forget(attempt),
  };
}
