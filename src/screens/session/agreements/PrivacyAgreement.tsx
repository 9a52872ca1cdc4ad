import { agreementIds } from '../../../../contracts/agreements.ts';
import { PrivacyAgreementView } from './PrivacyAgreementView.tsx';
import { useAgreement } from './useAgreement.ts';

export function PrivacyAgreement() {
  return <PrivacyAgreementView {...useAgreement(String(agreementIds.privacy))} />;
}
