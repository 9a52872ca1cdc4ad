import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { fileSize } from '../../intl/fileSize.ts';
import { noValue } from '../../intl/format.ts';
import { Stack } from '../../ui/screen/Stack.tsx';
import { Text } from '../../ui/text/Text.tsx';
import { transferProof } from './outlines.ts';
import { PictureRow } from './PictureRow.tsx';
import type { FormPicture } from './usePictureField.ts';

interface PictureFieldProps {
  field: FormPicture;
  /** Name of the file input. */
  name: string;
  title: ReactNode;
  /** Reason why the server rejected the picture with the form. */
  problem?: string | undefined;
  /** Clears the error of the previous file. */
  onChange?: () => void;
  /** Between the title and the picture. */
  children?: ReactNode;
}

/** The only picture of a form, with the accepted formats. */
export function PictureField({ field, name, title, problem, onChange, children }: PictureFieldProps) {
  const { picture, kept, maxBytes, onChoose, onRetry, onStop } = field;
  const intl = useIntl();
  return (
    <Stack gap="3">
      <Stack direction="row" align="baseline" justify="between" gap="3" wrap>
        <Text as="h2" variant="label" tone="secondary">
          {title}
        </Text>
        <Text variant="caption" tone="muted">
          <FormattedMessage
            id="claim.limits"
            defaultMessage="JPEG, PNG or WebP, up to {limit}"
            values={{ limit: maxBytes === undefined ? noValue : fileSize(intl.locale, maxBytes, 'limit') }}
          />
        </Text>
      </Stack>
      {children}
      <Stack as="ul">
        <PictureRow
          name={name}
          title={intl.formatMessage({ id: 'claim.picture', defaultMessage: 'Picture' })}
          outline={transferProof}
          photoState={maxBytes === undefined ? 'closed' : 'asked'}
          picture={picture}
          kept={kept}
          problem={problem}
          maxBytes={maxBytes}
          onChoose={(file) => {
            onChange?.();
            onChoose(file);
          }}
          onRetry={onRetry}
          onStop={onStop}
        />
      </Stack>
    </Stack>
  );
}
