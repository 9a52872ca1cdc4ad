import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { ShowRefusal, Submit } from '../../components/forms/submission.ts';
import type { KeptImage, Picture } from '../../components/pictures/picture.ts';
import { Remote } from '../../ui/Remote.tsx';
import type { Remote as RemoteState } from '../../ui/remote.ts';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { Stack } from '../../ui/Stack.tsx';
import { Stepper } from '../../ui/Stepper.tsx';
import { SubScreen } from '../../ui/SubScreen.tsx';
import { PhotoForm } from './PhotoForm.tsx';
import { photoSlots, stageOf, type Known, type PhotoPaths, type PhotoSlot, type Stage } from './photoRows.ts';

export interface AdvancedVerificationProps {
  known: RemoteState<Known>;
  pictures: Readonly<Record<PhotoSlot, Picture>>;
  /** What the server has of pictures, by their paths. */
  images: ReadonlyMap<string, KeptImage>;
  /** How large a picture may be; undefined where the server takes none. */
  maxBytes: number | undefined;
  /** How long a review usually takes; undefined where the server does not say. */
  reviewHours: number | undefined;
  isSandbox: boolean;
  /** The server keeps pictures as ours does: encrypted. */
  isEncrypted: boolean;
  isOffline: boolean;
  links: { verification: string; basic: string };
  onChoose: (slot: PhotoSlot, file: File) => void;
  onRetry: (slot: PhotoSlot) => void;
  onStop: (slot: PhotoSlot) => void;
  onSubmit: Submit<PhotoPaths>;
  onRefused: ShowRefusal;
  onBack: () => void;
  offlineBar: ReactNode;
}

const steps = [
  <FormattedMessage key="photos" id="advanced.step.photos" defaultMessage="Photos" />,
  <FormattedMessage key="review" id="verification.step.review" defaultMessage="Review" />,
  <FormattedMessage key="verified" id="verification.verified" defaultMessage="Verified" />,
];

const stepAt: Record<Stage, number> = {
  ...{ basicFirst: 0, photos: 0, rejected: 0, review: 1, unknown: 1 },
  verified: steps.length,
};

/** Three pictures of somebody's papers, sent for review. */
export function AdvancedVerificationView(props: AdvancedVerificationProps) {
  const { known, onBack, offlineBar } = props;
  const intl = useIntl();
  return (
    <SubScreen
      title={<FormattedMessage id="verification.advanced" defaultMessage="Advanced verification" />}
      onBack={onBack}
      beneathBar={offlineBar}
    >
      <Remote
        of={known}
        skeleton={<Skeleton shape="rows" count={photoSlots.length} />}
        failedTitle={
          <FormattedMessage id="verification.failed" defaultMessage="Your verification could not be loaded" />
        }
      >
        {(data) => (
          <>
            <Stack gutter padBlock="4">
              <Stepper
                label={intl.formatMessage({
                  id: 'verification.advanced',
                  defaultMessage: 'Advanced verification',
                })}
                steps={steps}
                at={stepAt[stageOf(data)]}
              />
            </Stack>
            <PhotoForm {...props} known={data} />
          </>
        )}
      </Remote>
    </SubScreen>
  );
}
