import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { profile } from '../api/account.ts';
import { advancedProfile } from '../api/verification.ts';
import { VerificationRequired } from '../components/verification/VerificationRequired.tsx';
import type { Core } from './core.ts';
import { pathOf } from './paths.ts';

/** What is missing of the verification, and the way there. */
export function VerificationDialog({ core }: { core: Core }) {
  const { verificationDoor: door, navigation } = core;
  const { pathname } = useLocation();
  const basic = useQuery(profile());
  const advanced = useQuery(advancedProfile());
  // It was about a page that is left.
  useEffect(() => door.close, [door, pathname]);
  return (
    <VerificationRequired
      basic={basic.data?.review_status}
      advanced={advanced.data?.review_status}
      onGo={() => navigation.open(pathOf('Verification'))}
      onClose={door.close}
    />
  );
}
