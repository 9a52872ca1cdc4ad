import { FormattedMessage, useIntl } from 'react-intl';
import { object } from 'yup';
import { FormFrame } from '../../components/forms/FormFrame.tsx';
import { SubmitButton } from '../../components/forms/SubmitButton.tsx';
import { useForm } from '../../components/forms/useForm.ts';
import { PictureRow } from '../../components/pictures/PictureRow.tsx';
import { BottomBar } from '../../ui/screen/ScreenBars.tsx';
import { Stack } from '../../ui/screen/Stack.tsx';
import type { AdvancedVerificationProps } from './advancedProps.ts';
import { AskSupport, PhotoHints } from './PhotoHints.tsx';
import { PhotoNotice } from './PhotoNotice.tsx';
import { pathOf, photoRows, stageOf, type Known, type PhotoPaths, type PhotoRow } from './photoRows.ts';
import { useMissingText } from './useMissingText.ts';
import { usePhotoNames } from './usePhotoNames.ts';

type PhotoFormProps = Omit<AdvancedVerificationProps, 'known'> & { known: Known };

const nothing: PhotoPaths = { front_pic: '', reverse_pic: '', hand_pic: '' };

/** While nothing can be sent, no picture is requested. */
const closed = (row: PhotoRow): PhotoRow =>
  row.photoState === 'asked' ? { ...row, photoState: 'closed' } : row;

/** Paths of all pictures; undefined while one row has no picture. */
function pathsOf(rows: readonly PhotoRow[], { advanced }: Known): PhotoPaths | undefined {
  const paths = rows.map((row) => [row.slot, pathOf(row, advanced)] as const);
  if (paths.some(([, path]) => path === undefined)) return undefined;
  return Object.fromEntries(paths) as PhotoPaths;
}

/** Picture rows, their notes and the submit button. */
export function PhotoForm(props: PhotoFormProps) {
  const { known, pictures, images, maxBytes, onChoose, onRetry, onStop, isOffline } = props;
  const intl = useIntl();
  const names = usePhotoNames();
  const stage = stageOf(known);
  const found = photoRows(known, pictures, images);
  const rows = maxBytes === undefined ? found.map(closed) : found;
  const paths = pathsOf(rows, known);
  const missing = useMissingText(stage, rows, maxBytes);
  const form = useForm<PhotoPaths>({
    initial: nothing,
    schema: object(),
    onRefused: props.onRefused,
    onSubmit: () => (paths && missing === undefined ? props.onSubmit(paths) : Promise.resolve(undefined)),
  });
  const canSend = stage === 'photos' || stage === 'rejected' || stage === 'basicFirst';
  return (
    <FormFrame
      form={form}
      gap="4"
      label={intl.formatMessage({ id: 'verification.advanced', defaultMessage: 'Advanced verification' })}
    >
      <PhotoNotice {...props} stage={stage} rows={rows} />
      <Stack as="ul" gap="4">
        {rows.map((row) => (
          <PictureRow
            key={row.slot}
            {...row}
            {...names[row.slot]}
            name={row.slot}
            problem={form.errors[row.slot]}
            maxBytes={maxBytes}
            onChoose={(file) => {
              form.addErrors({ [row.slot]: undefined });
              onChoose(row.slot, file);
            }}
            onRetry={() => onRetry(row.slot)}
            onStop={() => onStop(row.slot)}
          />
        ))}
      </Stack>
      {stage === 'rejected' ? <AskSupport /> : null}
      {canSend ? <PhotoHints isEncrypted={props.isEncrypted} /> : null}
      {canSend ? (
        <BottomBar>
          <SubmitButton
            form={form}
            isOffline={isOffline}
            reason={missing}
            busy={<FormattedMessage id="common.sending" defaultMessage="Sending" />}
          >
            {stage === 'rejected' ? (
              <FormattedMessage id="common.sendAgain" defaultMessage="Send again" />
            ) : (
              <FormattedMessage id="verification.submit" defaultMessage="Submit for review" />
            )}
          </SubmitButton>
        </BottomBar>
      ) : null}
    </FormFrame>
  );
}
