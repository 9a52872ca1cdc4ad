import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useIntl } from 'react-intl';
import type { ApiError } from '../../api/calling/ApiError.ts';
import type { MoneyCommand } from '../../api/calling/moneyCommand.ts';
import { keepCommand } from '../../stored/keptCommand.ts';
import { isApiError, isTooMany } from '../shell/apiErrors.ts';
import { commandSubject, failureToast } from '../shell/failures.ts';
import { useShell } from '../shell/useShell.ts';
import { attemptList, type AttemptStore } from './keptAttempt.ts';
import { useMoneyMutation } from './useMoneyMutation.ts';

interface CheckedOptions<Draft, Form, Made, Found> {
  store: AttemptStore<Draft>;
  mutation: MoneyCommand<Form, Made>;
  formOf: (draft: Draft) => Form;
  /** Names the subject of the command. */
  nameOf: (draft: Draft) => string;
  /** Current outcome; undefined if the response does not contain it. */
  look: (draft: Draft) => Promise<Found | undefined>;
  /** Whether the outcome is final. */
  isOver: (found: Found, draft: Draft) => boolean;
  /** The check has started; returns a function that ends its display. */
  onChecking: (draft: Draft) => () => void;
  /** Last known state; undefined where unknown. `error` replaces the answer, on this page. */
  onChecked: (found: Found | undefined, draft: Draft, error: ApiError | undefined) => void;
}

const lookEveryMs = 3_000;
const mostLooks = 5;
const mostKept = 20;
const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Commands that any screen of this page is sending or checking. */
const underWay = new WeakMap<QueryClient, Set<string>>();

function underWayOn(client: QueryClient): Set<string> {
  const names = underWay.get(client) ?? new Set();
  underWay.set(client, names);
  return names;
}

const isSessionOver = (error: unknown): boolean =>
  isApiError(error) && (error.kind === 'sessionExpired' || error.kind === 'formerSession');

/** Commands with unknown outcome, by subject. */
function openCommands<Draft>(
  { store, nameOf }: Pick<CheckedOptions<Draft, never, unknown, unknown>, 'store' | 'nameOf'>,
  account: string,
) {
  const list = attemptList(store, 'open', account);
  const all = () => list.get() ?? [];
  const others = (draft: Draft) => all().filter(({ clientId }) => clientId !== nameOf(draft));
  return {
    all,
    has: (draft: Draft): boolean => all().length > others(draft).length,
    add: (draft: Draft, at: number) =>
      keepCommand(list, [{ draft, clientId: nameOf(draft), at }, ...others(draft)].slice(0, mostKept)),
    remove: (draft: Draft): void => {
      const rest = others(draft);
      list.set(rest.length > 0 ? rest : undefined);
    },
  };
}

interface Look<Found> {
  look: () => Promise<Found | undefined>;
  isOver: (found: Found) => boolean;
  /** The owner is still logged in, and no answer has arrived meanwhile. */
  isOpen: () => boolean;
}

/** Polls until the outcome is known or the attempts are used up; undefined when the check is no longer needed. */
async function check<Found>({ look, isOver, isOpen }: Look<Found>): Promise<{ found?: Found } | undefined> {
  for (let looks = 1; isOpen(); looks += 1) {
    let found: Found | undefined;
    try {
      found = await look();
    } catch (fault) {
      if (isSessionOver(fault)) return undefined;
      // Otherwise there is no message; an earlier observation may be outdated.
    }
    const isDone = (found !== undefined && isOver(found)) || looks === mostLooks;
    if (isDone) return isOpen() ? { found } : undefined;
    await wait(lookEveryMs);
  }
  return undefined;
}

/**
 * Sends commands that can be executed once per subject, e.g. the cancel of an order. If a response does not reveal the
 * outcome, the hook looks it up, also after a reload; it never resends automatically.
 * @returns a function that sends one command and resolves with its result, or undefined if the result is reported
 * later. It throws the rejection.
 */
export function useChecked<Draft, Form, Made, Found>(options: CheckedOptions<Draft, Form, Made, Found>) {
  const { store, nameOf, mutation, formOf, look, isOver, onChecking, onChecked } = options;
  const intl = useIntl();
  const { user, serverNow, requireLogin, toast } = useShell();
  const names = underWayOn(useQueryClient());
  const sendKept = useMoneyMutation(mutation);
  const account = user && String(user.id);
  /** Undefined where another screen has claimed it. */
  function claim(draft: Draft): (() => void) | undefined {
    const name = `${store.name} ${account} ${nameOf(draft)}`;
    if (names.has(name)) return undefined;
    names.add(name);
    return () => void names.delete(name);
  }
  async function begin(draft: Draft, of: string, error?: ApiError): Promise<void> {
    const release = claim(draft);
    if (!release) return;
    const open = openCommands({ store, nameOf }, of);
    const takeAway = onChecking(draft);
    const checked = await check({
      look: () => look(draft),
      isOver: (found) => isOver(found, draft),
      // An unauthenticated call would end a session.
      isOpen: () => requireLogin({ isSilent: true }) && open.has(draft),
    });
    takeAway();
    release();
    if (!checked) return;
    open.remove(draft);
    onChecked(checked.found, draft, error);
  }
  const resume = useEffectEvent((of: string) => {
    for (const { draft } of openCommands({ store, nameOf }, of).all()) void begin(draft, of);
  });
  useEffect(() => {
    if (account !== undefined) resume(account);
  }, [account]);

  return async (draft: Draft): Promise<Made | undefined> => {
    if (account === undefined) {
      requireLogin();
      return undefined;
    }
    const open = openCommands({ store, nameOf }, account);
    const isRepeat = open.has(draft);
    const isKept = open.add(draft, serverNow());
    const release = claim(draft);
    try {
      const made = await sendKept(formOf(draft), isKept);
      open.remove(draft);
      release?.();
      return made;
    } catch (error) {
      release?.();
      const answer = isApiError(error) ? error : undefined;
      if (answer && !answer.isUnanswered) {
        // A rejection of the repeat does not settle the first attempt, which is looked up.
        if (!isRepeat) open.remove(draft);
        throw error;
      }
      if (answer && isTooMany(answer)) toast(failureToast(intl, answer, commandSubject(mutation)));
      // A check of the previous command may have ended in the meantime.
      if (!open.has(draft)) open.add(draft, serverNow());
      void begin(draft, account, answer);
      if (!answer) throw error;
      return undefined;
    }
  };
}
