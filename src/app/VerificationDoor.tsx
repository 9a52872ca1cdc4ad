import { useIntl } from 'react-intl';
import { later } from '../ui/later.ts';
import type { Core } from './core.ts';
import { useDoor } from './useDoor.ts';

/** Seldom seen, so it comes when it is. */
const dialog = later(async () => (await import('./VerificationDialog.tsx')).VerificationDialog);

/** Opens wherever a command needs a verification (998); the page beneath stays as it is. */
export function VerificationDoor({ core }: { core: Core }) {
  const sentence = useIntl().formatMessage({
    id: 'verification.required',
    defaultMessage: 'Please complete KYC Verification first',
  });
  const { Dialog } = useDoor(core.verificationDoor, { dialog, sentence, toaster: core.toaster });
  return Dialog ? <Dialog core={core} /> : null;
}
