import { useQuery } from '@tanstack/react-query';
import { profile } from '../../api/account.ts';
import { advancedProfile } from '../../api/verification.ts';
import { VerificationRequired } from '../../components/verification/VerificationRequired.tsx';

/** Missing parts of the verification, in its current state. */
export function VerificationDialog(ways: { onGo: () => void; onClose: () => void }) {
  const basic = useQuery(profile());
  const advanced = useQuery(advancedProfile());
  return (
    <VerificationRequired
      basic={basic.data?.review_status}
      advanced={advanced.data?.review_status}
      {...ways}
    />
  );
}
