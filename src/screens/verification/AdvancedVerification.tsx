import { useMutation, useQuery } from '@tanstack/react-query';
import { useIntl, type IntlShape } from 'react-intl';
import type { ApiError } from '../../api/calling/ApiError.ts';
import { profile } from '../../api/account.ts';
import { advancedProfile } from '../../api/verification.ts';
import { submitAdvancedVerification, upload, uploadPreview } from '../../api/verification.ts';
import { refusedOf } from '../../components/forms/refusedOf.ts';
import type { Refused } from '../../components/forms/submission.ts';
import { useKeptImages } from '../../components/pictures/useKeptImages.ts';
import { usePictures } from '../../components/pictures/usePictures.ts';
import { isApiError, isTooMany } from '../../components/shell/apiErrors.ts';
import { refusalToast } from '../../components/shell/failures.ts';
import { useCan } from '../../components/shell/useCan.ts';
import { useShell } from '../../components/shell/useShell.ts';
import { failureText } from '../../ui/messages/failureText.ts';
import { joinRemotes, remoteOf } from '../../ui/loading/remoteData.ts';
import { AdvancedVerificationView } from './AdvancedVerificationView.tsx';
import { pathsWithImages, photoSlots, type Known } from './photoRows.ts';

const names = Object.fromEntries(photoSlots.map((slot) => [slot, slot]));

function mayHaveArrived(error: ApiError): boolean {
  const { kind, isUnanswered, status = 0 } = error;
  const isWordless = kind === 'rejected' && status < 500;
  return isUnanswered && kind !== 'offline' && !isWordless && !isTooMany(error);
}

/** Maps a refusal to the form's messages. */
function refusal(intl: IntlShape, error: ApiError): Refused {
  const refused = refusedOf(intl, error, names);
  if (refused.message === undefined || error.sentence !== undefined) return refused;
  // The request may have arrived. The reloaded profile shows whether it has; after a rejection without a reason, it
  // shows that it has not.
  if (mayHaveArrived(error))
    return {
      ...refused,
      message: intl.formatMessage({
        id: 'advanced.unanswered',
        defaultMessage:
          'We got no response, so your photos may have arrived. Check before you send them again.',
      }),
    };
  const message = intl.formatMessage(
    { id: 'verification.submitFailed', defaultMessage: 'Failed to submit. {reason}' },
    { reason: failureText(intl, error) },
  );
  return { ...refused, message };
}

/** Sends pictures of the user's documents for review. */
export function AdvancedVerification() {
  const { user, site, isOffline, offlineBar, pathOf, back, toast } = useShell();
  const intl = useIntl();
  const basic = useQuery(profile());
  const advanced = useQuery(advancedProfile());
  const submit = useMutation({ ...submitAdvancedVerification(), meta: { handlesErrors: true } });
  const known = joinRemotes(remoteOf(basic), remoteOf(advanced), (of, upper): Known => ({
    basic: of,
    advanced: upper,
  }));
  const own = usePictures({
    form: 'verification.pictures',
    account: user && String(user.id),
    slots: photoSlots,
    maxBytes: site?.upload_max_bytes,
    send: upload,
  });
  const images = useKeptImages(
    pathsWithImages(known.state === 'ready' ? known.data : undefined, own.pictures),
    uploadPreview,
  );
  return (
    <AdvancedVerificationView
      known={known}
      pictures={own.pictures}
      images={images}
      maxBytes={site?.upload_max_bytes}
      reviewHours={site?.review_hours}
      hasSandboxReviewer={site?.sandbox_reviewer === true}
      isEncrypted={useCan().encryptPapers}
      isOffline={isOffline}
      links={{ verification: pathOf('Verification'), basic: pathOf('BasicVerification') }}
      onChoose={own.choose}
      onRetry={own.retry}
      onStop={own.stop}
      onSubmit={async (paths) => {
        const { card_id, country } = basic.data ?? {};
        try {
          await submit.mutateAsync({
            ...paths,
            ...(card_id ? { card_id } : undefined),
            ...(country ? { country } : undefined),
          });
        } catch (error) {
          if (!isApiError(error)) throw error;
          return refusal(intl, error);
        }
        own.end();
        return undefined;
      }}
      onRefused={(...refused) => toast(refusalToast(...refused))}
      onBack={back}
      offlineBar={offlineBar}
    />
  );
}
