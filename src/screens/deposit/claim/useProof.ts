import { upload, uploadPreview } from '../../../api/verification.ts';
import { useDraft } from '../../../components/forms/useDraft.ts';
import { noPicture, type KeptImage, type Picture } from '../../../components/pictures/picture.ts';
import { useKeptImages } from '../../../components/pictures/useKeptImages.ts';
import { usePictures } from '../../../components/pictures/usePictures.ts';
import { useShell } from '../../../components/shell/useShell.ts';

const form = 'deposit.proof';
const slot = 'imgs';

/** The picture that proves a transfer, as its form draws it. */
export interface Proof {
  picture: Picture;
  /** What the server has of it, where it was there before the page was loaded. */
  kept: KeptImage | undefined;
  /** How large it may be; undefined where the server takes none. */
  maxBytes: number | undefined;
  onChoose: (file: File) => void;
  onRetry: () => void;
  onStop: () => void;
}

/** What a claim sends of it; undefined while it is not there. */
export const proofPath = ({ picture }: Proof): string | undefined =>
  picture.state === 'uploaded' ? picture.path : undefined;

/**
 * The proof of one claim, which goes to the server as soon as it is chosen.
 * @param of what is claimed: another claim has another proof
 */
export function useProof(of: string): { proof: Proof; end: () => void } {
  const { user, site } = useShell();
  const maxBytes = site?.upload_max_bytes;
  const account = user && String(user.id);
  const own = usePictures({ form, of, account, slots: [slot], maxBytes, send: upload });
  // Comes after the pictures: what they keep as their page is left goes with the draft of the form.
  const draft = useDraft(form, { of, detours: ['Deposit'] });
  const picture = own.pictures[slot];
  const path = picture.state === 'uploaded' && !picture.file ? picture.path : undefined;
  const kept = useKeptImages(path === undefined ? [] : [path], uploadPreview).get(path ?? '');
  return {
    proof: {
      kept,
      maxBytes,
      // The server has thrown it away.
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
