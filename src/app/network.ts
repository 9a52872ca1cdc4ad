import type { Source } from '../api/feed/Source.ts';

export interface NetworkState {
  isOffline: boolean;
  /** When the device lost its network, ms since 1970 UTC; undefined when it had none from the start. */
  since: number | undefined;
}

/** What the device says about its network. */
export const network: Source<NetworkState> = createNetwork();

/** As a page that has just been loaded takes it to be. */
export const online: NetworkState = { isOffline: false, since: undefined };

function createNetwork(): Source<NetworkState> {
  /** Undefined until somebody asks: a server that draws the app has no network to lose. */
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
