import { useQuery } from '@tanstack/react-query';
import { verificationAgreementId } from '../../../contracts/agreements.ts';
import { markOfLocale } from '../../../contracts/locales.ts';
import { article } from '../../api/help.ts';
import { useShell } from '../../components/shell/useShell.ts';
import { remoteOf } from '../../ui/loading/remoteData.ts';
import { VerificationAgreementView } from './VerificationAgreementView.tsx';

/** How verification data is stored. */
export function VerificationAgreement() {
  const { back, locale } = useShell();
  const text = useQuery(article({ id: String(verificationAgreementId), lang: markOfLocale(locale) }));
  return <VerificationAgreementView article={remoteOf(text)} onBack={back} />;
}
