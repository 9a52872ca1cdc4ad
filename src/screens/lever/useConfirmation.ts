import { useState } from 'react';

/** One confirmation at a time; it stays open until the response arrives. */
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
