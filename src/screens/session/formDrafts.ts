// What stands in a form while its owner looks at another page for it: the list of countries, the agreements, the
// languages. Only in the memory of this page, because passwords are among it.
import { useEffect, useRef } from 'react';
import type { ScreenName } from '../../components/screenName.ts';
import { useShell } from '../../components/useShell.ts';

const drafts = new Map<string, unknown>();

/** The pages that a form sends its owner to and gets them back from. */
const detours: readonly ScreenName[] = [
  'ChooseCountry',
  'Agreements',
  'Agreement',
  'UserAgreement',
  'PrivacyAgreement',
  'Language',
];

export interface FormDraft<Values> {
  /** What stood in the form when it was left for a moment. */
  initial: Partial<Values> | undefined;
  /** Hears what stands in the form now. */
  onValues: (values: Values) => void;
}

/** Keeps the values of a form over its owner's looks at those pages, and over no other way out. */
export function useFormDraft<Values>(name: string): FormDraft<Values> {
  const { pathOf } = useShell();
  const initial = useRef(drafts.get(name) as Partial<Values> | undefined);
  const latest = useRef<Values>(undefined);
  const isDetour = useRef((path: string) => detours.some((screen) => pathOf(screen) === path));
  useEffect(() => {
    drafts.delete(name);
    return () => {
      // The address is the next page's by the time that this one goes.
      if (latest.current !== undefined && isDetour.current(globalThis.location.pathname))
        drafts.set(name, latest.current);
    };
  }, [name]);
  return { initial: initial.current, onValues: (values) => void (latest.current = values) };
}
