import { useQuery } from '@tanstack/react-query';
import { markOfLocale } from '../../../../contracts/locales.ts';
import { articleNumbered, isNoSuchArticle } from '../../../api/help.ts';
import type { AgreementTextProps } from '../../../components/agreements/AgreementText.tsx';
import { useShell } from '../../../components/shell/useShell.ts';
import { remoteOf } from '../../../ui/loading/remoteData.ts';

/** The text of an agreement in the language of the app; none for an unknown id. */
export function useAgreement(id: string): AgreementTextProps {
  const { back, locale } = useShell();
  const text = useQuery(articleNumbered({ id, lang: markOfLocale(locale) }));
  return { article: isNoSuchArticle(id, text.error) ? undefined : remoteOf(text), onBack: back };
}
