import type { ReactNode } from 'react';
import type { ShowRefusal, Submit } from '../../components/forms/submission.ts';
import type { KeptImage, Picture } from '../../components/pictures/picture.ts';
import type { Remote } from '../../ui/loading/remoteData.ts';
import type { Known, PhotoPaths, PhotoSlot } from './photoRows.ts';

export interface AdvancedVerificationProps {
  known: Remote<Known>;
  pictures: Readonly<Record<PhotoSlot, Picture>>;
  /** Pictures stored on the server, by path. */
  images: ReadonlyMap<string, KeptImage>;
  /** Maximum size of a picture; undefined where the server accepts none. */
  maxBytes: number | undefined;
  /** Usual review time; undefined where the server omits it. */
  reviewHours: number | undefined;
  hasSandboxReviewer: boolean;
  /** The server stores pictures encrypted. */
  isEncrypted: boolean;
  isOffline: boolean;
  links: { verification: string; basic: string };
  onChoose: (slot: PhotoSlot, file: File) => void;
  onRetry: (slot: PhotoSlot) => void;
  onStop: (slot: PhotoSlot) => void;
  onSubmit: Submit<PhotoPaths>;
  onRefused: ShowRefusal;
  onBack: () => void;
  offlineBar: ReactNode;
}
