import { useSearchParams } from 'react-router';
import { AgreementView } from './AgreementView.tsx';
import { useAgreement } from './useAgreement.ts';

/** The agreement with the id in the URL. */
export function Agreement() {
  const [query] = useSearchParams();
  return <AgreementView {...useAgreement(query.get('id') ?? '')} />;
}
