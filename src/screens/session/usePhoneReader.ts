import { useEffect, useSyncExternalStore } from 'react';
import type * as Reader from './phoneReader.ts';

type PhoneReader = typeof Reader;

let coming: Promise<PhoneReader> | undefined;
let reader: PhoneReader | undefined;
const listeners = new Set<() => void>();

/** Once; what failed is asked for again by the next call. */
export function loadPhoneReader(): Promise<PhoneReader> {
  coming ??= import('./phoneReader.ts').then(
    (loaded) => {
      reader = loaded;
      for (const listener of listeners) listener();
      return loaded;
    },
    (error: unknown) => {
      coming = undefined;
      throw error;
    },
  );
  return coming;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Undefined until it is there, and as long as nobody wants it. Who asked for it does not matter. */
export function usePhoneReader(isWanted: boolean): PhoneReader | undefined {
  const loaded = useSyncExternalStore(subscribe, () => reader);
  useEffect(() => {
    if (!isWanted || reader) return undefined;
    // Without it digits stand ungrouped. A try to send the form asks for it again, and so does a line that comes back.
    const load = () => void loadPhoneReader().catch(() => undefined);
    load();
    window.addEventListener('online', load);
    return () => window.removeEventListener('online', load);
  }, [isWanted]);
  return isWanted ? loaded : undefined;
}
