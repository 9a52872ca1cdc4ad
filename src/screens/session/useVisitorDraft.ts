import { useDraft } from '../../components/forms/useDraft.ts';
import type { StoredFields } from '../../components/forms/drafts.ts';
import type { ScreenName } from '../../components/shell/screenName.ts';

const detours: readonly ScreenName[] = [
  'ChooseCountry',
  'Agreements',
  'Agreement',
  'UserAgreement',
  'PrivacyAgreement',
  'Language',
];

/**
 * The draft of a form that lets people in. Whoever goes to their mail for a code may come back to a page that loads
 * anew, so what is no secret may be stored.
 */
export const useVisitorDraft = <Values extends object>(
  form: 'login' | 'register' | 'forgot',
  fields: StoredFields<Values> = {},
  of?: string,
) => useDraft<Values>(form, { fields, of, isForVisitors: true, detours });
