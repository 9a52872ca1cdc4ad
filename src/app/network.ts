import type { Source } from '../api/feed/Source.ts';

export interface NetworkState {
  isOffline: boolean;
  /** Time at which the device lost its network, ms since 1970 UTC; undefined if it was offline from the start. */
  since: number | undefined;
}

/** Network state of the device. */
export const network: Source<NetworkState> = createNetwork();

/** Default state of a fresh page load. */
export const online: NetworkState = { isOffline: false, since: undefined };

function createNetwork(): Source<NetworkState> {
  /** Undefined until first use: a server that renders the app has no network state. */
  let state: NetworkState | undefined;
  const listeners = new Set<() => void>();
  const take = ({ type }: Event) => {
    const isOffline = type === 'offline';
    state = { isOffline, since: isOffline ? Date.now() : undefined };
    for (const listener of listeners) listener();
  };
  const current = (): NetworkState => {
    if (state !== undefined) return state;
    globalThis.addEventListener('online', take);
    globalThis.addEventListener('offline', take);
    return (state = { isOffline: !navigator.onLine, since: undefined });
  };
  return {
    subscribe(listener) {
      current();
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    snapshot: current,
  };
}
