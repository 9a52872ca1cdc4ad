/** A file as its owner chose it. */
export interface ChosenFile {
  name: string;
  bytes: number;
  /** Address of an image of it, for as long as it stands in the row; none where it cannot be shown. */
  image: string | undefined;
}

/** Why a file is not sent: no picture of an allowed type, one that this browser cannot convert, too large, or gone. */
export type Obstacle = 'type' | 'heic' | 'size' | 'unreadable';

/** Why an upload failed, as `failureText` says it. */
export type UploadError = Error & { kind?: string; status?: number; sentence?: string; waitS?: number };

/** How far a picture has come. */
export type Picture =
  | { state: 'none' }
  /** Its type and size are looked at, and it is made smaller. */
  | { state: 'preparing'; file: ChosenFile }
  /** Another one is on its way. */
  | { state: 'waiting'; file: ChosenFile }
  | { state: 'uploading'; file: ChosenFile; /** From 0 to 1. */ share: number }
  | { state: 'failed'; file: ChosenFile; error: UploadError }
  | { state: 'refused'; obstacle: Obstacle }
  /** Its page was left before it was there. */
  | { state: 'unfinished' }
  /** Uploaded to the server under this path; without a file after a reload. */
  | { state: 'uploaded'; path: string; file?: ChosenFile };

export const noPicture: Picture = { state: 'none' };

/** True while the picture is neither uploaded nor failed. */
export const isUnderWay = ({ state }: Picture): boolean =>
  state === 'preparing' || state === 'waiting' || state === 'uploading';

/** For the chooser of files. */
export const chosenTypes = 'image/jpeg,image/png,image/webp,image/heic,image/heif';

/** How an image of a path is, as its server has it. */
export interface KeptImage {
  /** Its address; none while it is on its way, or where the server has none. */
  address: string | undefined;
  /** The server knows no such picture any more. */
  isGone: boolean;
}

/** How a picture stands beside its own way to the server. */
export type PhotoState =
  /** Required. */
  | 'asked'
  /** Not required yet. */
  | 'closed'
  /** It was accepted before. */
  | 'accepted'
  /** It was handed in. */
  | 'sent';
