import { useMutation, useQuery, type MutationOptions } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { ApiError } from '../../api/ApiError.ts';
import { isApiError } from '../shell/failures.ts';
import { useShell } from '../shell/useShell.ts';
import type { KeptAttempt, OpenState, Outcome, Submission } from './attempt.ts';
import { keptAttempt, leftAttempts, type AttemptStore } from './keptAttempt.ts';

/** What it is called that nothing was found, or only what is like it, depends on what is known of the back end. */
type Phase = 'sending' | Exclude<OpenState, 'unknowable'>;

interface Attempt<Draft, Found> extends KeptAttempt<Draft> {
  phase: Phase;
  alike?: readonly Found[];
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
  /** What asks for the same and came in since then, in ms of the server's clock: for back ends that keep no ids. */
  findAlike: (draft: Draft, sinceMs: number) => Promise<readonly Found[]>;
  /** A command whose answer did not come was carried out. */
  onFound: (found: Found, draft: Draft) => void;
}

export interface Attempts<Draft, Made, Found> {
  submission: Submission<Draft, Found>;
  submit: (draft: Draft) => Promise<Outcome<Made>>;
  /** The person's own repeat, under the same id; of one that may be carried out twice, only once they said so. */
  repeat: (consent?: 'mayDouble') => Promise<Outcome<Made> | undefined>;
  /** Looks it up again. */
  check: () => void;
  /** The person says that what was found is it. */
  accept: () => void;
  dismiss: () => void;
}

const lookUpEveryMs = 3_000;
/** What is not there may still be on its way: it is looked for as long as that is said. */
const lookAgainEveryMs = 10_000;
/** Looked up this often without finding it, the command is taken not to have arrived; as often in vain, it is unclear. */
const mostLookUps = 5;
/** Something between may hold a command back for a while and bring it then, also one that was let go of. */
const lateForMs = 3_600_000;
const mostLeft = 20;

function newId(): string {
  // Browsers offer randomUUID on secure pages only; a phone in the local network may open a plain one.
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID();
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}

function submissionOf<Draft, Found>(
  attempt: Attempt<Draft, Found> | undefined,
  canDouble: boolean,
): Submission<Draft, Found> {
  if (attempt === undefined) return { state: 'idle' };
  const { phase, draft, alike = [] } = attempt;
  if (phase === 'sending') return { state: phase };
  const state = phase === 'notFound' && canDouble ? 'unknowable' : phase;
  return { state, draft, canDouble, alike };
}

const doors: readonly ApiError['kind'][] = ['sessionExpired', 'formerSession', 'verificationRequired'];

/** The limits of calls, and the doors before them, come before the command; its own refusals are answers of 200. */
function isBeforeCommand({ kind, status = 0 }: ApiError): boolean {
  return doors.includes(kind) || status >= 400;
}

/** What is known of the same command from before. */
type Before = 'none' | 'open' | 'left';

/**
 * What was refused before the command was looked at says nothing about the one sent before it; nor does any refusal of
 * what counts as another command, as for the balance that the first one took.
 */
function staysOpen(error: ApiError, before: Before, canDouble: boolean): boolean {
  return error.isUnanswered || (before === 'open' && (canDouble || isBeforeCommand(error)));
}

/** The app itself says these, over whatever page is open. */
const saidByApp: readonly ApiError['kind'][] = ['sessionExpired', 'verificationRequired'];

/** What is told of a call that failed. */
function outcomeOf(error: ApiError): Exclude<Outcome<never>, { state: 'made' }> {
  if (error.isUnanswered || saidByApp.includes(error.kind)) return { state: 'unknown' };
  const { sentence, fields, values, requestId } = error;
  return { state: 'refused', message: sentence, fields, nearest: values['nearest'], requestId };
}

interface LookUp<Found> {
  name: string;
  /** The command that is open; undefined while there is none. */
  clientId: string | undefined;
  isChecking: boolean;
  /** It was not there, and may not be sent again by itself. */
  isMissing: boolean;
  find: () => Promise<{ found?: Found; alike?: readonly Found[] }>;
  onFound: (found: Found) => void;
  /** It has come so far. */
  onPhase: (phase: Exclude<Phase, 'sending'>, alike?: readonly Found[]) => void;
}

/**
 * Looks an unanswered command up, until it is found, has not been there often enough, or could not be looked up.
 * Reads that failed are read again when the server is heard from; so is this one, and then it goes on.
 */
function useLookUp<Found>({
  name,
  clientId,
  isChecking,
  isMissing,
  find,
  ...tell
}: LookUp<Found>): () => void {
  const counts = useRef({ misses: 0, failures: 0 });
  const { data, dataUpdatedAt, errorUpdateCount, refetch } = useQuery({
    queryKey: ['attempt', name, clientId],
    queryFn: find,
    enabled: clientId !== undefined,
    refetchInterval: isChecking ? lookUpEveryMs : isMissing && lookAgainEveryMs,
    staleTime: 0,
    gcTime: 0,
  });
  useEffect(() => {
    if (isChecking) counts.current = { misses: 0, failures: 0 };
  }, [isChecking, clientId]);
  const take = useEffectEvent(() => {
    if (data === undefined) return;
    if (data.found !== undefined) return tell.onFound(data.found);
    if (isMissing) return;
    if (data.alike?.length) return tell.onPhase('notFound', data.alike);
    counts.current.failures = 0;
    counts.current.misses += 1;
    if (counts.current.misses >= mostLookUps) tell.onPhase('notFound');
    else if (!isChecking) tell.onPhase('checking');
  });
  const fail = useEffectEvent(() => {
    counts.current.failures += 1;
    if (isChecking && counts.current.failures >= mostLookUps) tell.onPhase('unclear');
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

/** What its owner has let go of and may still come: sent again, it bears its id, so that both are one. */
function lateAttempts<Draft>(store: AttemptStore<Draft>, account: string, serverNow: () => number) {
  const left = leftAttempts(store, account);
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
 * The command that is on its way for this account; one from before a reload goes on being looked up. `open` says so at
 * once, before anything is drawn anew: a tap may come first.
 */
function useKeptAttempt<Draft, Found>(
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
  // The profile may come after the page, and another person may log in on it.
  if (held.account !== account) setHeld({ account, attempt: resumed() });
  useEffect(() => {
    if (latest.current.account !== account) latest.current = held;
  }, [account, held]);
  const forget = ({ clientId }: Attempt<Draft, Found>): void => {
    // A later one that was kept meanwhile stays.
    if (kept?.get()?.clientId === clientId) kept.set(undefined);
    hold({ account, attempt: undefined });
  };
  return {
    attempt: held.account === account ? held.attempt : undefined,
    open: (): Attempt<Draft, Found> | undefined =>
      // Another form of the same kind may have sent one.
      (latest.current.account === account ? latest.current.attempt : undefined) ?? resumed(),
    follow: (attempt: Attempt<Draft, Found>): void => {
      const { draft, clientId, at } = attempt;
      kept?.set({ draft, clientId, at });
      hold({ account, attempt });
    },
    /** Nothing is open about it any more. */
    settle: (attempt: Attempt<Draft, Found>): void => {
      late?.remove(attempt);
      forget(attempt);
    },
    /** It may still be on its way. */
    leave: (attempt: Attempt<Draft, Found>): void => {
      late?.add(attempt);
      forget(attempt);
    },
    left: (isIt: (draft: Draft) => boolean) => late?.find(isIt),
  };
}

/** One that bears its id is it, whatever the back end says of itself; what is like it may be another. */
async function seek<Draft, Found>(
  { find, findAlike }: Pick<AttemptOptions<Draft, never, never, Found>, 'find' | 'findAlike'>,
  { clientId, draft, at }: KeptAttempt<Draft>,
  canDouble: boolean,
): Promise<{ found?: Found; alike?: readonly Found[] }> {
  const found = await find(clientId);
  return found === undefined && canDouble ? { alike: await findAlike(draft, at) } : { found };
}

/** The one whose answer did not come; what may be another is for the person to say. */
function lookedFor<Draft, Found>(
  attempt: Attempt<Draft, Found> | undefined,
  canDouble: boolean,
): Pick<LookUp<Found>, 'clientId' | 'isChecking' | 'isMissing'> {
  const isChecking = attempt?.phase === 'checking';
  const isMissing = attempt?.phase === 'notFound' && !canDouble;
  const isOpen = isChecking || isMissing || attempt?.phase === 'unclear';
  return { clientId: isOpen ? attempt.clientId : undefined, isChecking, isMissing };
}

/** Sends commands that move money, and keeps one whose answer did not come until it is known what became of it. */
export function useAttempt<Draft, Form, Made, Found>(
  options: AttemptOptions<Draft, Form, Made, Found>,
): Attempts<Draft, Made, Found> {
  const { store, account, isSame, mutation, formOf, onFound } = options;
  // Ids are sent to every back end; that a repeat is harmless is promised where one says that it keeps them.
  const { site, serverNow } = useShell();
  const canDouble = site?.client_ids !== true;
  const kept = useKeptAttempt<Draft, Found>(store, account, serverNow);
  const { attempt, open, follow, settle, leave } = kept;
  const isSending = useRef(false);
  const { mutateAsync } = useMutation({ ...mutation, meta: { handlesErrors: true } });
  const go = (phase: Phase, alike: readonly Found[] = []): void => {
    const current = open();
    if (current && current.phase !== 'sending') follow({ ...current, phase, alike });
  };
  const made = (found: Found): void => {
    if (!attempt) return;
    settle(attempt);
    onFound(found, attempt.draft);
  };
  const lookUp = useLookUp({
    name: store.name,
    ...lookedFor(attempt, canDouble),
    find: () => (attempt ? seek(options, attempt, canDouble) : Promise.resolve({})),
    onFound: made,
    onPhase: go,
  });

  async function send(next: Attempt<Draft, Found>, before: Before): Promise<Outcome<Made>> {
    follow(next);
    try {
      const made = await mutateAsync(formOf(next.draft, next.clientId));
      settle(next);
      return { state: 'made', made };
    } catch (error) {
      if (!isApiError(error)) {
        follow({ ...next, phase: 'checking' });
        throw error;
      }
      if (staysOpen(error, before, canDouble)) follow({ ...next, phase: 'checking' });
      // The first one may be on its way all the same.
      else if (before !== 'none') leave(next);
      else settle(next);
      return outcomeOf(error);
    }
  }

  async function submit(draft: Draft, consent?: 'mayDouble'): Promise<Outcome<Made>> {
    // A second tap comes before anything is drawn again, so the lock is not state.
    if (isSending.current) return { state: 'unknown' };
    const before = open();
    // Whoever has asked for one thing and is not told what became of it is not given another, nor the same one twice.
    if (before && (!isSame(before.draft, draft) || (canDouble && consent !== 'mayDouble'))) {
      if (!attempt) follow(before);
      return { state: 'unknown' };
    }
    isSending.current = true;
    const late = before ? undefined : kept.left((each) => isSame(each, draft));
    const { clientId, at } = before ?? late ?? { clientId: newId(), at: serverNow() };
    const sent = send({ draft, clientId, at, phase: 'sending' }, before ? 'open' : late ? 'left' : 'none');
    return sent.finally(() => void (isSending.current = false));
  }

  const [found] = attempt?.alike ?? [];
  return {
    submission: submissionOf(attempt, canDouble),
    submit: (draft) => submit(draft),
    repeat: async (consent) => (attempt ? submit(attempt.draft, consent) : undefined),
    check: () => {
      go('checking');
      lookUp();
    },
    accept: () => found && made(found),
    dismiss: () => attempt && leave(attempt),
  };
}
