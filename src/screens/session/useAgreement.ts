import { useQuery } from '@tanstack/react-query';
import { markOfLocale } from '../../../contracts/locales.ts';
import { ApiError } from '../../api/calling/ApiError.ts';
import { article } from '../../api/help.ts';
import type { AgreementTextProps } from '../../components/agreements/AgreementText.tsx';
import { useShell } from '../../components/shell/useShell.ts';
import { remoteOf } from '../../ui/loading/remoteData.ts';

/** The text of an agreement in the language of the app; there is none for a number that no agreement has. */
export function useAgreement(id: string): AgreementTextProps {
  const { back, locale } = useShell();
  const isNumber = /^[1-9]\d{0,14}$/.test(id);
  const query = useQuery({ ...article({ id, lang: markOfLocale(locale) }), enabled: isNumber });
  const isUnknown =
    !isNumber || (query.error instanceof ApiError && query.error.reason === 'help.articleUnknown');
  return { article: isUnknown ? undefined : remoteOf(query), onBack: back };
}
