import type { Source } from '../api/Source.ts';

export interface NetworkState {
  isOffline: boolean;
  /** When the device lost its network, ms since 1970 UTC; undefined when it had none from the start. */
  since: number | undefined;
}

/** What the device says about its network. */
export const network: Source<NetworkState> = createNetwork();

function createNetwork(): Source<NetworkState> {
  let state: NetworkState = { isOffline: !navigator.onLine, since: undefined };
  const listeners = new Set<() => void>();
  const take = ({ type }: Event) => {
    const isOffline = type === 'offline';
    state = { isOffline, since: isOffline ? Date.now() : undefined };
    for (const listener of listeners) listener();
  };
  globalThis.addEventListener('online', take);
  globalThis.addEventListener('offline', take);
  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    snapshot: () => state,
  };
}
