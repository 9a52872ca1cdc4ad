import { FormattedMessage } from 'react-intl';
import { PictureField } from '../../../components/pictures/PictureField.tsx';
import { Notice } from '../../../ui/messages/Notice.tsx';
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
  return (
    <PictureField
      field={proof}
      name="imgs"
      title={<FormattedMessage id="claim.proof" defaultMessage="Proof of transfer" />}
      problem={problem}
      onChange={onChange}
    >
      {proof.maxBytes === undefined ? (
        <Notice tone="warning">
          <FormattedMessage
            id="claim.noLimit"
            defaultMessage="Pictures cannot be uploaded right now: the size limit could not be loaded. Try again later."
          />
        </Notice>
      ) : null}
    </PictureField>
  );
}
