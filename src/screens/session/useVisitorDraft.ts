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
 * Draft of a login, registration or recovery form. The page may reload while the user opens their mail for a code, so
 * values that are not secret may be stored.
 */
export const useVisitorDraft = <Values extends object>(
  form: 'login' | 'register' | 'forgot' | 'walletLogin',
  fields: StoredFields<Values> = {},
  of?: string,
) => useDraft<Values>(form, { fields, of, isForVisitors: true, detours });
