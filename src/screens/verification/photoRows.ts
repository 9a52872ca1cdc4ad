// Pictures required by the advanced verification, and their state.
import { type Profile } from '../../api/account.ts';
import { verificationStates, type AdvancedProfile } from '../../api/verification.ts';
import {
  noPicture,
  type KeptImage,
  type Picture,
  type PhotoState,
} from '../../components/pictures/picture.ts';

export const photoSlots = ['front_pic', 'reverse_pic', 'hand_pic'] as const;
export type PhotoSlot = (typeof photoSlots)[number];
export type PhotoPaths = Record<PhotoSlot, string>;

/** State of both verifications. */
export interface Known {
  basic: Profile;
  advanced: AdvancedProfile;
}

/** Stage of the verification; `unknown` for an unknown code. */
export type Stage = 'basicFirst' | 'photos' | 'rejected' | 'review' | 'verified' | 'unknown';

export interface PhotoRow {
  slot: PhotoSlot;
  photoState: PhotoState;
  picture: Picture;
  kept: KeptImage | undefined;
  reason?: string;
}

export function stageOf({ basic, advanced }: Known): Stage {
  const { none, underReview, verified, rejected } = verificationStates;
  if (advanced.review_status === underReview) return 'review';
  if (advanced.review_status === verified) return 'verified';
  if (advanced.review_status !== none && advanced.review_status !== rejected) return 'unknown';
  if (basic.review_status !== verified) return 'basicFirst';
  return advanced.review_status === rejected ? 'rejected' : 'photos';
}

/** Whether a rejection names the slot; a rejection that names none applies to all slots. */
function isRefused({ reasons = {} }: AdvancedProfile, slot: PhotoSlot): boolean {
  const named = photoSlots.filter((each) => reasons[each] !== undefined);
  return named.length === 0 || named.includes(slot);
}

/** An accepted picture must be sent again, which is possible if its path is known. */
const isAccepted = (stage: Stage, advanced: AdvancedProfile, slot: PhotoSlot): boolean =>
  stage === 'rejected' && !isRefused(advanced, slot) && Boolean(advanced[slot]);

function photoStateOf(stage: Stage, advanced: AdvancedProfile, slot: PhotoSlot): PhotoState {
  if (stage === 'review' || stage === 'verified' || stage === 'unknown') return 'sent';
  if (stage === 'basicFirst') return 'closed';
  return isAccepted(stage, advanced, slot) ? 'accepted' : 'asked';
}

/** Paths whose images the server can return. */
export function pathsWithImages(
  known: Known | undefined,
  pictures: Readonly<Record<PhotoSlot, Picture>>,
): readonly string[] {
  const paths = photoSlots.map((slot) => {
    const picture = pictures[slot];
    if (known && photoStateOf(stageOf(known), known.advanced, slot) !== 'asked') return known.advanced[slot];
    return picture.state === 'uploaded' && !picture.file ? picture.path : undefined;
  });
  return [...new Set(paths.filter((path): path is string => Boolean(path)))];
}

/** The three rows. */
export function photoRows(
  known: Known,
  pictures: Readonly<Record<PhotoSlot, Picture>>,
  images: ReadonlyMap<string, KeptImage>,
): PhotoRow[] {
  const stage = stageOf(known);
  const { advanced } = known;
  return photoSlots.map((slot): PhotoRow => {
    const photoState = photoStateOf(stage, advanced, slot);
    if (photoState !== 'asked')
      return { slot, photoState, picture: noPicture, kept: images.get(advanced[slot] ?? '') };
    const own = pictures[slot];
    const kept = own.state === 'uploaded' ? images.get(own.path) : undefined;
    // A rejected picture cannot be reused, nor can one that the server has deleted.
    const isPassed =
      own.state === 'uploaded' &&
      (kept?.isGone === true || (stage === 'rejected' && own.path === advanced[slot]));
    return {
      slot,
      photoState,
      picture: isPassed ? noPicture : own,
      kept,
      ...(stage === 'rejected' && { reason: advanced.reasons?.[slot] }),
    };
  });
}

/** Path that a row sends; undefined while it has no picture. */
export function pathOf(
  { photoState, slot, picture }: PhotoRow,
  advanced: AdvancedProfile,
): string | undefined {
  if (photoState === 'accepted') return advanced[slot];
  return picture.state === 'uploaded' ? picture.path : undefined;
}
