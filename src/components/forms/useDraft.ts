import { useEffect, useEffectEvent, useRef } from 'react';
import type { ScreenName } from '../shell/screenName.ts';
import { useShell } from '../shell/useShell.ts';
import { drafts, type StoredFields } from './drafts.ts';
import type { DraftKey } from './keptDrafts.ts';
import type { FormDraft } from './useForm.ts';

/** Pages that a form may link to and that return to it. A page that links to a form is not included. */
const errands: readonly ScreenName[] = [
  ...(['Verification', 'ProductQuestions', 'ChangeFundPassword', 'AddBankCard'] as const),
  ...(['Transfer', 'Deposit', 'AddWithdrawalAddress', 'Kline'] as const),
  ...(['HelpCentre', 'HelpArticle', 'Chat', 'Chat2', 'NewChat'] as const),
  ...(['LeverInfo', 'OptionInfo', 'HostingRules'] as const),
];

export interface DraftOptions<Values> {
  /** All other fields stay in the memory of the page, as secrets must. */
  fields?: StoredFields<Values>;
  /** Subject of the form, e.g. the pair of a ticket and its link's parameters: another subject resets the form. */
  of?: string;
  /** For users without an account or without access to it. */
  isForVisitors?: boolean;
  /** Pages that the form links to and that return to it, in addition to those of every form. */
  detours?: readonly ScreenName[];
}

export interface OwnDraft<Values> extends FormDraft<Values> {
  /** The form is complete; its draft ends. */
  end: () => void;
}

/** Unsent values of a form: kept until it is completed, or the user leaves its page deliberately or logs out. */
export function useDraft<Values extends object>(
  form: string,
  { fields = {}, of, isForVisitors = false, detours = [] }: DraftOptions<Values> = {},
): OwnDraft<Values> {
  const { user, pathOf, requireLogin } = useShell();
  // Between the end of a session and the login page there is no user, but the form is still mounted.
  const account = useRef<string>(undefined);
  if (user && !isForVisitors) account.current = String(user.id);
  const keyOf = (): DraftKey => ({ form, account: account.current, of });
  const hasOwner = (): boolean => isForVisitors || account.current !== undefined;
  const leave = useEffectEvent((ownPath: string) => {
    // By the time this page unmounts, the location is that of the next page.
    const kept = location.pathname === ownPath ? detours : [...errands, ...detours];
    if (kept.some((screen) => pathOf(screen) === location.pathname)) return;
    if (isForVisitors || requireLogin({ isSilent: true })) drafts.end(keyOf());
  });
  useEffect(() => {
    const ownPath = location.pathname;
    return () => leave(ownPath);
  }, []);
  return {
    get initial() {
      return hasOwner() ? (drafts.read(keyOf(), fields) as Partial<Values> | undefined) : undefined;
    },
    onValues: (values) => {
      if (hasOwner()) drafts.keep(keyOf(), values, fields);
    },
    end: () => drafts.end(keyOf()),
  };
}
