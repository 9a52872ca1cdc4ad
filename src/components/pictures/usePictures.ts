import { useMutation } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import type { upload } from '../../api/verification.ts';
import { isText } from '../../stored/shapes.ts';
import { drafts } from '../forms/drafts.ts';
import { Pictures, type PictureSlots, type PictureWork } from './Pictures.ts';
import { preparePicture } from './preparePicture.ts';

/** Number of retries of an upload while the server is busy, and their delay in milliseconds. */
const busyTries = 3;
const busyPause = 1_000;

interface PicturesOptions<Slot extends string> {
  /** Form that the pictures belong to; their paths are stored under it. */
  form: string;
  /** Subject of the form; another subject resets it. */
  of?: string;
  /** Owner's account. */
  account: string | undefined;
  slots: readonly Slot[];
  /** Undefined where the server accepts none. */
  maxBytes: number | undefined;
  /** Uploads one picture; resolves to its path. */
  send: typeof upload;
}

interface Sent {
  file: File;
  sending: Parameters<typeof upload>[1];
}

export interface OwnPictures<Slot extends string> {
  pictures: PictureSlots<Slot>;
  choose: (slot: Slot, file: File) => void;
  retry: (slot: Slot) => void;
  stop: (slot: Slot) => void;
  /** The form was submitted with them. */
  end: () => void;
}

/** Pictures that a form references by path: each uploads as soon as it is selected. */
export function usePictures<Slot extends string>(options: PicturesOptions<Slot>): OwnPictures<Slot> {
  const { form, of, account, slots, maxBytes, send } = options;
  // A mutation like every command, so that the end of the session is handled; the row shows the error.
  const { mutateAsync } = useMutation({
    mutationFn: ({ file, sending }: Sent) => send(file, sending),
    meta: { handlesErrors: true, isQuiet: true },
    // The server may not have noticed yet that the previous upload was aborted; it has stored nothing then.
    retry: (count, { reason }) => reason === 'system.busy' && count < busyTries,
    retryDelay: busyPause,
  });
  const [pictures] = useState(() => {
    const key = { form, account, of };
    const fields = Object.fromEntries(slots.map((slot) => [slot, isText]));
    const kept = account === undefined ? undefined : drafts.read(key, fields);
    const work: PictureWork<Slot> = {
      prepare: preparePicture,
      send: (file, sending) => mutateAsync({ file, sending }),
      keep: (paths) => {
        if (account !== undefined) drafts.keep(key, paths, fields);
      },
    };
    return new Pictures(slots, (kept ?? {}) as Partial<Record<Slot, string>>, work);
  });
  useEffect(() => () => pictures.leave(), [pictures]);
  return {
    pictures: useSyncExternalStore(pictures.subscribe, pictures.snapshot),
    choose: (slot, file) => {
      if (maxBytes !== undefined) void pictures.choose(slot, file, maxBytes);
    },
    retry: (slot) => pictures.retry(slot),
    stop: (slot) => pictures.stop(slot),
    end: () => drafts.end({ form, account }),
  };
}
