import { useState } from 'react';

/** One thing at a time is asked about, and stays until its answer is there. */
export function useConfirmation<About, Detail = undefined>(
  send: (about: About, detail?: Detail) => Promise<void>,
) {
  const [asked, setAsked] = useState<About>();
  const [isSending, setSending] = useState(false);
  return {
    asked,
    isSending,
    ask: setAsked,
    keep: () => setAsked(undefined),
    send: (detail?: Detail) => {
      if (asked === undefined || isSending) return;
      setSending(true);
      void send(asked, detail).finally(() => {
        setSending(false);
        setAsked(undefined);
      });
    },
  };
}
