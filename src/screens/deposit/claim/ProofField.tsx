import { FormattedMessage, useIntl } from 'react-intl';
import { transferProof } from '../../../components/pictures/outlines.ts';
import { PictureRow } from '../../../components/pictures/PictureRow.tsx';
import { fileSize } from '../../../intl/fileSize.ts';
import { noValue } from '../../../intl/format.ts';
import { Notice } from '../../../ui/messages/Notice.tsx';
import { Stack } from '../../../ui/screen/Stack.tsx';
import { Text } from '../../../ui/text/Text.tsx';
import type { Proof } from './useProof.ts';

interface ProofFieldProps {
  proof: Proof;
  /** Reason why the server rejected the proof with the form. */
  problem: string | undefined;
  /** Clears the error of the previous file. */
  onChange: () => void;
}

/** Proof picture of a transfer, with the accepted formats. */
export function ProofField({ proof, problem, onChange }: ProofFieldProps) {
  const { picture, kept, maxBytes, onChoose, onRetry, onStop } = proof;
  const intl = useIntl();
  return (
    <Stack gap="3">
      <Stack direction="row" align="baseline" justify="between" gap="3" wrap>
        <Text as="h2" variant="label" tone="secondary">
          <FormattedMessage id="claim.proof" defaultMessage="Proof of transfer" />
        </Text>
        <Text variant="caption" tone="muted">
          <FormattedMessage
            id="claim.limits"
            defaultMessage="JPEG, PNG or WebP, up to {limit}"
            values={{ limit: maxBytes === undefined ? noValue : fileSize(intl.locale, maxBytes, 'limit') }}
          />
        </Text>
      </Stack>
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
          title={intl.formatMessage({ id: 'claim.picture', defaultMessage: 'Picture' })}
          outline={transferProof}
          photoState={maxBytes === undefined ? 'closed' : 'asked'}
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
