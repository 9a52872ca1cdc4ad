import { useIntl } from 'react-intl';
import { isUnderWay } from '../../components/pictures/picture.ts';
import { refusalMessage } from '../../intl/refusalMessage.ts';
import type { ClaimSubject } from './claim/claimSubject.ts';
import { useMinimumUnknown } from './useMinimumUnknown.ts';
import { proofPath, type Proof } from './claim/useProof.ts';

/** The smallest amount that can be claimed, decimal text; undefined where the server does not say it. */
export const minimumOf = (subject: ClaimSubject): string | undefined =>
  subject.way === 'bank' ? subject.bank.minimum : subject.network.min_number;

/** Why a claim cannot be sent yet, whatever stands in its fields; undefined where it can. */
export function useWaitText(subject: ClaimSubject, proof: Proof): string | undefined {
  const intl = useIntl();
  const minimumUnknown = useMinimumUnknown(minimumOf(subject));
  if (minimumUnknown !== undefined) return minimumUnknown;
  if (proof.maxBytes === undefined)
    return intl.formatMessage({
      id: 'claim.noUpload',
      defaultMessage: 'This server takes no pictures at the moment',
    });
  if (proofPath(proof) !== undefined) return undefined;
  if (isUnderWay(proof.picture))
    return intl.formatMessage({
      id: 'claim.uploading',
      defaultMessage: 'Wait until the picture is uploaded.',
    });
  return intl.formatMessage(refusalMessage('deposit.proofRequired'));
}
