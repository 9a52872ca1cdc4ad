import { agreementIds } from '../../../../contracts/agreements.ts';
import { useAgreement } from './useAgreement.ts';
import { UserAgreementView } from './UserAgreementView.tsx';

export function UserAgreement() {
  return <UserAgreementView {...useAgreement(String(agreementIds.user))} />;
}
