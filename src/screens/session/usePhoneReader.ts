import { useEffect, useState } from 'react';
import type * as Reader from './phoneReader.ts';

type PhoneReader = typeof Reader;

let coming: Promise<PhoneReader> | undefined;
let reader: PhoneReader | undefined;

/** Once; what failed is asked for again by the next call. */
export function loadPhoneReader(): Promise<PhoneReader> {
  coming ??= import('./phoneReader.ts').then(
    (loaded) => (reader = loaded),
    (error: unknown) => {
      coming = undefined;
      throw error;
    },
  );
  return coming;
}

/** Undefined until it is there, and as long as nobody wants it. */
export function usePhoneReader(isWanted: boolean): PhoneReader | undefined {
  const [, setLoaded] = useState(false);
  useEffect(() => {
    if (!isWanted || reader) return;
    // Without it digits stand ungrouped; a try to send the form asks for it again.
    loadPhoneReader().then(
      () => setLoaded(true),
      () => undefined,
    );
  }, [isWanted]);
  return isWanted ? reader : undefined;
}
