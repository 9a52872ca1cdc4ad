import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useIntl, type IntlShape } from 'react-intl';
import type { ApiError } from '../../api/calling/ApiError.ts';
import type { MoneyCommand } from '../../api/calling/moneyCommand.ts';
import { failureText } from '../../ui/messages/failureText.ts';
import { isApiError, isSaidByApp, isTooMany } from '../shell/apiErrors.ts';
import { commandSubject, failureToast } from '../shell/failures.ts';
import { useCan } from '../shell/useCan.ts';
import { useShell } from '../shell/useShell.ts';
import type { KeptAttempt, Outcome, Submission } from './attempt.ts';
import { newId } from './newId.ts';
import type { CommandRecords, LookUps } from './commandRecords.ts';
import type { AttemptStore } from './keptAttempt.ts';
import { useKeptAttempt, type Attempt, type Phase } from './useKeptAttempt.ts';
import { useMoneyMutation } from './useMoneyMutation.ts';

export interface AttemptOptions<Draft, Form, Made, Found> {
  store: AttemptStore<Draft>;
  /** Owner's account; undefined until the profile is loaded. */
  account: string | undefined;
  /** Whether two drafts are the same command, so that a retry may reuse the id. */
  isSame: (a: Draft, b: Draft) => boolean;
  mutation: MoneyCommand<Form, Made>;
  /** The id is undefined if the back end has declared that it stores none, unless the call requires it. */
  formOf: (draft: Draft, clientId: string | undefined) => Form;
  requiresId?: boolean;
  records: CommandRecords<Draft, Found>;
  /** Called when a command without a response turns out to be executed. */
  onFound: (found: Found, draft: Draft) => void;
}

export interface Attempts<Draft, Made, Found> {
  submission: Submission<Draft, Found>;
  submit: (draft: Draft) => Promise<Outcome<Made>>;
  /** Repeat by the user, with the same id; if it may be executed twice, only with the user's consent. */
  repeat: (consent?: 'mayDouble') => Promise<Outcome<Made> | undefined>;
  /** Looks it up again. */
  check: () => void;
  /** The user confirms that the found command is the sent one. */
  accept: () => void;
  dismiss: () => void;
}

const lookUpEveryMs = 3_000;
/** A missing command may still be in flight: the lookup repeats while that is shown. */
const lookAgainEveryMs = 10_000;
/**
 * After this many lookups without a result the command counts as not received; after as many failed lookups its result
 * is unclear.
 */
const mostLookUps = 5;

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

/** Rate limits and access checks precede the command; its own rejections are responses with status 200. */
function isBeforeCommand({ kind, status = 0 }: ApiError): boolean {
  return doors.includes(kind) || status >= 400;
}

/** Known state of the same command before this attempt. */
type Before = 'none' | 'open' | 'left';

/**
 * A rejection before the command was examined does not settle the previous attempt. Neither does a rejection from a
 * back end that counts a repeat as a separate command, e.g. for the balance that the first one took.
 */
function staysOpen(error: ApiError, before: Before, canDouble: boolean): boolean {
  return error.isUnanswered || (before === 'open' && (canDouble || isBeforeCommand(error)));
}

/** Remaining state of a command after this answer. */
function remains(error: ApiError, before: Before, canDouble: boolean): 'open' | 'left' | 'settled' {
  if (staysOpen(error, before, canDouble)) return 'open';
  // The first attempt may still be in flight.
  return before === 'none' ? 'settled' : 'left';
}

/** Message for a failed call. */
function outcomeOf(intl: IntlShape, error: ApiError): Exclude<Outcome<never>, { state: 'made' }> {
  if (error.isUnanswered || isSaidByApp(error)) return { state: 'unknown' };
  const { sentence, fields, values, reason, requestId } = error;
  const message = isTooMany(error) ? failureText(intl, error) : sentence;
  return { state: 'refused', message, fields, nearest: values['nearest'], reason, values, requestId };
}

/**
 * Reports the error that replaced the response.
 * @param subject of the command
 */
function useFailure(subject: string): (error: ApiError) => Outcome<never> {
  const intl = useIntl();
  const { toast } = useShell();
  return (error) => {
    // A pending lookup does not show when a retry makes sense.
    if (error.isUnanswered && isTooMany(error)) toast(failureToast(intl, error, subject));
    return outcomeOf(intl, error);
  };
}

interface LookUp<Found> {
  name: string;
  /** Command with an open outcome; undefined without one. */
  clientId: string | undefined;
  isChecking: boolean;
  /** The lookup did not find it; it must not be resent automatically. */
  isMissing: boolean;
  find: () => Promise<{ found?: Found; alike?: readonly Found[] }>;
  onFound: (found: Found) => void;
  /** Reports progress. */
  onPhase: (phase: Exclude<Phase, 'sending'>, alike?: readonly Found[]) => void;
}

/**
 * Looks up an unanswered command until it is found, was missing often enough, or could not be looked up. Failed reads
 * are retried when the server responds again, and so is this lookup.
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
    // Each response counts, including an identical one.
  }, [dataUpdatedAt, clientId]);
  useEffect(() => {
    if (errorUpdateCount > 0) fail();
  }, [errorUpdateCount]);
  return () => void refetch();
}

/**
 * A command with the same id is the same command for every back end; a command with equal values may be a different
 * one.
 */
async function seek<Draft, Found>(
  { find, findAlike }: LookUps<Draft, Found>,
  { clientId, draft, at }: KeptAttempt<Draft>,
  canDouble: boolean,
): Promise<{ found?: Found; alike?: readonly Found[] }> {
  const found = await find(clientId, draft);
  return found === undefined && canDouble ? { alike: await findAlike(draft, at) } : { found };
}

/** Command without a response; for an ambiguous match the user decides. */
function lookedFor<Draft, Found>(
  attempt: Attempt<Draft, Found> | undefined,
  canDouble: boolean,
): Pick<LookUp<Found>, 'clientId' | 'isChecking' | 'isMissing'> {
  const isChecking = attempt?.phase === 'checking';
  const isMissing = attempt?.phase === 'notFound' && !canDouble;
  const isOpen = isChecking || isMissing || attempt?.phase === 'unclear';
  return { clientId: isOpen ? attempt.clientId : undefined, isChecking, isMissing };
}

/** Sends commands that move money, and keeps one without a response until its outcome is known. */
export function useAttempt<Draft, Form, Made, Found>(
  options: AttemptOptions<Draft, Form, Made, Found>,
): Attempts<Draft, Made, Found> {
  const { store, account, isSame, mutation, formOf, records, onFound } = options;
  // Every back end receives the id unless it has declared that it stores none; only a back end that stores ids
  // guarantees that a repeat is idempotent.
  const { site, serverNow, requireLogin } = useShell();
  const sendsIds = options.requiresId || site?.client_ids !== false;
  const lookUps = records(useQueryClient(), sendsIds);
  const failed = useFailure(commandSubject(mutation));
  const canDouble = !useCan().findCommands;
  const kept = useKeptAttempt<Draft, Found>(store, account, serverNow);
  const { attempt, open, follow, reopen, settle, leave } = kept;
  const end = { open: reopen, left: leave, settled: settle };
  const isSending = useRef(false);
  const sendKept = useMoneyMutation(mutation);
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
    find: () => (attempt ? seek(lookUps, attempt, canDouble) : Promise.resolve({})),
    onFound: made,
    onPhase: go,
  });

  async function send(next: Attempt<Draft, Found>, before: Before): Promise<Outcome<Made>> {
    const isKept = follow(next);
    if (!isKept) {
      // The draft would be lost with the page.
      requireLogin();
      return { state: 'unknown' };
    }
    try {
      const made = await sendKept(formOf(next.draft, sendsIds ? next.clientId : undefined), isKept);
      settle(next);
      return { state: 'made', made };
    } catch (error) {
      end[isApiError(error) ? remains(error, before, canDouble) : 'open'](next);
      if (!isApiError(error)) throw error;
      return failed(error);
    }
  }

  async function submit(draft: Draft, consent?: 'mayDouble'): Promise<Outcome<Made>> {
    // A second tap may precede the next render, so the lock is not React state.
    if (isSending.current) return { state: 'unknown' };
    const before = open();
    // While the outcome of a command is unknown, neither a different command nor a duplicate is sent.
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
