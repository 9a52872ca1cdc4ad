import { upload, uploadPreview } from '../../../api/verification.ts';
import { useDraft } from '../../../components/forms/useDraft.ts';
import { noPicture, type KeptImage, type Picture } from '../../../components/pictures/picture.ts';
import { useKeptImages } from '../../../components/pictures/useKeptImages.ts';
import { usePictures } from '../../../components/pictures/usePictures.ts';
import { useShell } from '../../../components/shell/useShell.ts';

const form = 'deposit.proof';
const slot = 'imgs';

/** Proof picture of a transfer and its form state. */
export interface Proof {
  picture: Picture;
  /** Picture already stored on the server before the page loaded. */
  kept: KeptImage | undefined;
  /** Maximum file size; undefined if the server accepts no uploads. */
  maxBytes: number | undefined;
  onChoose: (file: File) => void;
  onRetry: () => void;
  onStop: () => void;
}

/** Path of the picture for the claim; undefined until uploaded. */
export const proofPath = ({ picture }: Proof): string | undefined =>
  picture.state === 'uploaded' ? picture.path : undefined;

/**
 * Proof of one claim; uploaded as soon as the user chooses it.
 * @param of subject of the claim: each subject has its own proof
 */
export function useProof(of: string): { proof: Proof; end: () => void } {
  const { user, site } = useShell();
  const maxBytes = site?.upload_max_bytes;
  const account = user && String(user.id);
  const own = usePictures({ form, of, account, slots: [slot], maxBytes, send: upload });
  // Runs after the pictures: their state on leaving the page is discarded with the form's draft.
  const draft = useDraft(form, { of, detours: ['Deposit'] });
  const picture = own.pictures[slot];
  const path = picture.state === 'uploaded' && !picture.file ? picture.path : undefined;
  const kept = useKeptImages(path === undefined ? [] : [path], uploadPreview).get(path ?? '');
  return {
    proof: {
      kept,
      maxBytes,
      // The server has deleted the picture.
      picture: kept?.isGone === true ? noPicture : picture,
      onChoose: (file) => own.choose(slot, file),
      onRetry: () => own.retry(slot),
      onStop: () => own.stop(slot),
    },
    end: () => {
      own.stop(slot);
      draft.end();
    },
  };
}
