import { useQuery } from '@tanstack/react-query';
import { agreementCategory } from '../../../../contracts/agreements.ts';
import { articles } from '../../../api/help.ts';
import { useShell } from '../../../components/shell/useShell.ts';
import { markOfLocale } from '../../../intl/locales.ts';
import { agreementVersions } from './agreementVersions.ts';

/** Versions of the linked agreements, for the request that opens an account. */
export function useAgreementVersions(): string | undefined {
  const { locale } = useShell();
  const shown = useQuery(articles({ c_id: String(agreementCategory), lang: markOfLocale(locale) }));
  return agreementVersions(shown.data?.list);
}
