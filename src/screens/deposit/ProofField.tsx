import { FormattedMessage, useIntl } from 'react-intl';
import { transferProof } from '../../components/pictures/outlines.ts';
import { PictureRow } from '../../components/pictures/PictureRow.tsx';
import { fileSize } from '../../intl/fileSize.ts';
import { noValue } from '../../intl/format.ts';
import { Notice } from '../../ui/Notice.tsx';
import { Stack } from '../../ui/Stack.tsx';
import { Text } from '../../ui/Text.tsx';
import type { Proof } from './useProof.ts';

interface ProofFieldProps {
  proof: Proof;
  /** Why the server did not take it with the form. */
  problem: string | undefined;
  /** What was wrong with the one before is said no longer. */
  onChange: () => void;
}

/** The picture that proves a transfer, and what may be sent. */
export function ProofField({ proof, problem, onChange }: ProofFieldProps) {
  const { picture, kept, maxBytes, onChoose, onRetry, onStop } = proof;
  const intl = useIntl();
  return (
    <Stack gap="3">
      <Text as="p" variant="label" tone="secondary" weight="regular">
        <FormattedMessage
          id="claim.limits"
          defaultMessage="A picture that proves it: JPEG, PNG or WebP, up to {limit}"
          values={{ limit: maxBytes === undefined ? noValue : fileSize(intl.locale, maxBytes, 'limit') }}
        />
      </Text>
      {maxBytes === undefined ? (
        <Notice tone="warning">
          <FormattedMessage
            id="claim.noLimit"
            defaultMessage="The server has not said how large a picture may be. Until it does, none can be sent."
          />
        </Notice>
      ) : null}
      <Stack as="ul">
        <PictureRow
          name="imgs"
          title={intl.formatMessage({ id: 'claim.proof', defaultMessage: 'Proof of transfer' })}
          outline={transferProof}
          standing={maxBytes === undefined ? 'closed' : 'asked'}
          picture={picture}
          kept={kept}
          problem={problem}
          maxBytes={maxBytes}
          onChoose={(file) => {
            onChange();
            onChoose(file);
          }}
          onRetry={onRetry}
          onStop={onStop}
        />
      </Stack>
    </Stack>
  );
}
