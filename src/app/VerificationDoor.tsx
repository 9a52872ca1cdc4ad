import { useCallback, useSyncExternalStore } from 'react';
import { useIntl } from 'react-intl';
import { refusalToast } from '../components/shell/failures.ts';
import { later, useOpened } from '../ui/later.ts';
import type { Core } from './core.ts';

/** Seldom seen, so it comes when it is. */
const dialog = later(async () => (await import('./VerificationDialog.tsx')).VerificationDialog);

const isClosed = (): boolean => false;

/** Opens wherever a command needs a verification (998); the page beneath stays as it is. */
export function VerificationDoor({ core }: { core: Core }) {
  const { verificationDoor: door, toaster } = core;
  const intl = useIntl();
  const isOpen = useSyncExternalStore(door.subscribe, door.isOpen, isClosed);
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
  const VerificationDialog = useOpened(dialog, isOpen, fail);
  return VerificationDialog ? <VerificationDialog core={core} /> : null;
}
