import { useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useSyncExternalStore } from 'react';
import { useIntl } from 'react-intl';
import { useLocation } from 'react-router';
import { advancedProfile, profile } from '../api/account.ts';
import { refusalToast } from '../components/shell/failures.ts';
import { later, useOpened } from '../ui/later.ts';
import type { Core } from './core.ts';
import { pathOf } from './paths.ts';

/** Seldom seen, so it comes when it is. */
const dialog = later(
  async () => (await import('../components/verification/VerificationRequired.tsx')).VerificationRequired,
);

const isClosed = (): boolean => false;

/** Opens wherever a command needs a verification (998), and leads there; the page beneath stays as it is. */
export function VerificationDoor({ core }: { core: Core }) {
  const { verificationDoor: door, navigation, toaster } = core;
  const intl = useIntl();
  const isOpen = useSyncExternalStore(door.subscribe, door.isOpen, isClosed);
  const { pathname } = useLocation();
  const basic = useQuery({ ...profile(), enabled: isOpen });
  const advanced = useQuery({ ...advancedProfile(), enabled: isOpen });
  const fail = useCallback(() => {
    door.close();
    toaster.show(
      refusalToast(
        intl.formatMessage({
          id: 'verification.required',
          defaultMessage: 'Please complete KYC Verification first',
        }),
      ),
    );
  }, [door, intl, toaster]);
  // It was about a page that is left.
  useEffect(() => door.close, [door, pathname]);
  const VerificationRequired = useOpened(dialog, isOpen, fail);
  if (!VerificationRequired) return null;
  return (
    <VerificationRequired
      basic={basic.data?.review_status}
      advanced={advanced.data?.review_status}
      onGo={() => navigation.open(pathOf('Verification'))}
      onClose={door.close}
    />
  );
}
