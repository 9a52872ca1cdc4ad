import type { upload, uploadPreview } from '../../api/verification.ts';
import type { ScreenName } from '../shell/screenName.ts';
import { useDraft } from '../forms/useDraft.ts';
import { useShell } from '../shell/useShell.ts';
import { noPicture, type KeptImage, type Picture } from './picture.ts';
import { useKeptImages } from './useKeptImages.ts';
import { usePictures } from './usePictures.ts';

/** One picture of a form and its state. */
export interface FormPicture {
  picture: Picture;
  /** Picture already stored on the server before the page loaded. */
  kept: KeptImage | undefined;
  /** Maximum file size; undefined if the server accepts no uploads. */
  maxBytes: number | undefined;
  onChoose: (file: File) => void;
  onRetry: () => void;
  onStop: () => void;
}

interface PictureFieldOptions {
  /** Form that the picture belongs to; its path is stored under it. */
  form: string;
  /** Subject of the form: each subject has its own picture. */
  of: string;
  slot: string;
  detours?: readonly ScreenName[];
  send: typeof upload;
  preview: typeof uploadPreview;
}

/** Path of the picture for the command; undefined until uploaded. */
export const picturePath = ({ picture }: Pick<FormPicture, 'picture'>): string | undefined =>
  picture.state === 'uploaded' ? picture.path : undefined;

/** The only picture of a form; uploaded as soon as the user chooses it. */
export function usePictureField(options: PictureFieldOptions): { field: FormPicture; end: () => void } {
  const { form, of, slot, detours, send, preview } = options;
  const { user, site } = useShell();
  const maxBytes = site?.upload_max_bytes;
  const account = user && String(user.id);
  const own = usePictures({ form, of, account, slots: [slot], maxBytes, send });
  // Runs after the pictures: their state on leaving the page is discarded with the form's draft.
  const draft = useDraft(form, { of, detours });
  const picture = own.pictures[slot]!;
  const path = picture.state === 'uploaded' && !picture.file ? picture.path : undefined;
  const kept = useKeptImages(path === undefined ? [] : [path], preview).get(path ?? '');
  return {
    field: {
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
