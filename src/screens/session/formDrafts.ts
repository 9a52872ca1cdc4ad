// What stands in a form while its owner looks at another page for it: the list of countries, the agreements, the
// languages. All of it in the memory of this page alone, because passwords are among it; what is no secret also in the
// tab, because whoever goes to their mail for a code may come back to a page that loads anew.
import { useEffect, useRef, useState } from 'react';
import type { FormDraft } from '../../components/forms/useForm.ts';
import type { ScreenName } from '../../components/screenName.ts';
import { useShell } from '../../components/useShell.ts';
import { forgetTabDraft, readTabDraft, writeTabDraft } from './tabDraft.ts';

const names = ['login', 'register', 'forgot'] as const;
export type FormName = (typeof names)[number];

const drafts = new Map<FormName, unknown>();

/** The pages that a form sends its owner to and gets them back from. */
const detours: readonly ScreenName[] = [
  'ChooseCountry',
  'Agreements',
  'Agreement',
  'UserAgreement',
  'PrivacyAgreement',
  'Language',
];

interface KeptForm<Values> extends FormDraft<Values> {
  /** It has done what it was for: nothing of it is kept from here on. */
  end: () => void;
}

/** Fills in a form that its owner is about to open, without the address line telling whom. */
export function presetForm(name: FormName, values: Readonly<Record<string, string>>): void {
  drafts.set(name, values);
}

/** Somebody is logged in: nothing that was begun before is theirs to find again. */
export function forgetForms(): void {
  drafts.clear();
  names.forEach(forgetTabDraft);
}

/**
 * Keeps the values of a form over its owner's looks at those pages, and over no other way out.
 * @param open those that a reload keeps as well, which are texts and no secrets; none unless told
 */
export function useFormDraft<Values>(
  name: FormName,
  open: readonly (keyof Values & string)[] = [],
): KeptForm<Values> {
  const { pathOf } = useShell();
  const [at] = useState(() => location.pathname + location.search);
  const [initial] = useState(
    () => (drafts.get(name) ?? readTabDraft(name, at, open)) as Partial<Values> | undefined,
  );
  const latest = useRef<Values>(undefined);
  const hasEnded = useRef(false);
  const isDetour = useRef((path: string) => detours.some((screen) => pathOf(screen) === path));
  useEffect(() => {
    drafts.delete(name);
    return () => {
      // The address is the next page's by the time that this one goes.
      // eslint-disable-next-line react-hooks/exhaustive-deps -- a function that never changes, and no node of the page
      if (isDetour.current(globalThis.location.pathname)) {
        if (latest.current !== undefined) drafts.set(name, latest.current);
      } else {
        forgetTabDraft(name);
      }
    };
  }, [name]);
  return {
    initial,
    onValues(values) {
      if (hasEnded.current) return;
      latest.current = values;
      writeTabDraft(name, at, Object.fromEntries(open.map((field) => [field, String(values[field])])));
    },
    end() {
      hasEnded.current = true;
      latest.current = undefined;
      forgetTabDraft(name);
    },
  };
}
