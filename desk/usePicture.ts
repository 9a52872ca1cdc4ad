import { useEffect, useState } from 'react';
import { desk, DeskError } from './deskCalls.ts';

interface Picture {
  /** Object URL; revoked when the case closes. */
  url?: string;
  error?: DeskError;
}

/** A picture of a case, of which every read is recorded, or of a conversation. */
export function usePicture(path: string): Picture & { retry: () => void } {
  const [picture, setPicture] = useState<Picture>({});
  const [tries, setTries] = useState(0);
  useEffect(() => {
    const stop = new AbortController();
    let url: string | undefined;
    desk
      .picture(path, stop.signal)
      .then((blob) => {
        if (stop.signal.aborted) return;
        url = URL.createObjectURL(blob);
        setPicture({ url });
      })
      .catch((error: unknown) => {
        if (stop.signal.aborted) return;
        setPicture({
          error: error instanceof DeskError ? error : new DeskError('The picture cannot be read.', 0),
        });
      });
    return () => {
      stop.abort();
      if (url !== undefined) URL.revokeObjectURL(url);
    };
  }, [path, tries]);
  return {
    ...picture,
    retry() {
      setPicture({});
      setTries(tries + 1);
    },
  };
}
