/** A file as selected by the user. */
export interface ChosenFile {
  name: string;
  bytes: number;
  /** Object URL of its image while the row shows it; undefined if it cannot be displayed. */
  image: string | undefined;
}

/** Why a file is not sent: not an allowed type, not convertible by this browser, too large, or unreadable. */
export type Obstacle = 'type' | 'heic' | 'size' | 'unreadable';

/** Error of an upload, as read by `failureText`. */
export type UploadError = Error & { kind?: string; status?: number; sentence?: string; waitS?: number };

/** Upload state of a picture. */
export type Picture =
  | { state: 'none' }
  /** Type and size are checked, and the picture is scaled down. */
  | { state: 'preparing'; file: ChosenFile }
  /** Another upload is in progress. */
  | { state: 'waiting'; file: ChosenFile }
  | { state: 'uploading'; file: ChosenFile; /** From 0 to 1. */ share: number }
  | { state: 'failed'; file: ChosenFile; error: UploadError }
  | { state: 'refused'; obstacle: Obstacle }
  /** The page was left before the upload finished. */
  | { state: 'unfinished' }
  /** Uploaded to the server under this path; without a file after a reload. */
  | { state: 'uploaded'; path: string; file?: ChosenFile };

export const noPicture: Picture = { state: 'none' };

/** True while the picture is neither uploaded nor failed. */
export const isUnderWay = ({ state }: Picture): boolean =>
  state === 'preparing' || state === 'waiting' || state === 'uploading';

/** Value of the file input's accept attribute. */
export const chosenTypes = 'image/jpeg,image/png,image/webp,image/heic,image/heif';

/** State of the image of an uploaded path on the server. */
export interface KeptImage {
  /** URL of the image; undefined while loading or if the server has none. */
  address: string | undefined;
  /** The server no longer has this picture. */
  isGone: boolean;
}

/** State of a picture besides its upload. */
export type PhotoState =
  /** Required. */
  | 'asked'
  /** Not required yet. */
  | 'closed'
  /** Accepted earlier. */
  | 'accepted'
  /** Submitted. */
  | 'sent';
