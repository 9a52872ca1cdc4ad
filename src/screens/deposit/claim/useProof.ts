import { upload, uploadPreview } from '../../../api/verification.ts';
import { usePictureField, type FormPicture } from '../../../components/pictures/usePictureField.ts';

/** Proof picture of a transfer and its form state. */
export type Proof = FormPicture;

/**
 * Proof of one claim; uploaded as soon as the user chooses it.
 * @param of subject of the claim: each subject has its own proof
 */
export function useProof(of: string): { proof: Proof; end: () => void } {
  const { field: proof, end } = usePictureField({
    form: 'deposit.proof',
    of,
    slot: 'imgs',
    detours: ['Deposit'],
    send: upload,
    preview: uploadPreview,
  });
  return { proof, end };
}
