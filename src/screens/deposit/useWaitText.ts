import { useIntl } from 'react-intl';
import { isUnderWay } from '../../components/pictures/picture.ts';
import { refusalMessage } from '../../intl/refusalMessage.ts';
import type { ClaimSubject } from './claim/claimSubject.ts';
import { useMinimumUnknown } from './useMinimumUnknown.ts';
import { picturePath } from '../../components/pictures/usePictureField.ts';
import type { Proof } from './claim/useProof.ts';

/** Minimum claimable amount, decimal text; undefined if the server does not send it. */
export const minimumOf = (subject: ClaimSubject): string | undefined =>
  subject.way === 'bank' ? subject.bank.minimum : subject.network.min_number;

/** Reason why a claim cannot be sent yet, regardless of its fields; undefined if it can be sent. */
export function useWaitText(subject: ClaimSubject, proof: Proof): string | undefined {
  const intl = useIntl();
  const minimumUnknown = useMinimumUnknown(minimumOf(subject));
  if (minimumUnknown !== undefined) return minimumUnknown;
  if (proof.maxBytes === undefined)
    return intl.formatMessage({
      id: 'claim.noUpload',
      defaultMessage: 'Pictures cannot be uploaded right now. Try again later',
    });
  if (picturePath(proof) !== undefined) return undefined;
  if (isUnderWay(proof.picture))
    return intl.formatMessage({
      id: 'claim.uploading',
      defaultMessage: 'Wait until the picture is uploaded.',
    });
  return intl.formatMessage(refusalMessage('deposit.proofRequired'));
}
