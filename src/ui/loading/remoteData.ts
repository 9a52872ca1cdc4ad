/** Why data is missing, as read by `failureText`; requestId is the id for support. */
export type RemoteError = Error & {
  requestId?: string;
  kind?: string;
  /** HTTP status; absent without a response. */
  status?: number;
  /** The server's sentence for users. */
  sentence?: string;
  /** Seconds until a retry is allowed. */
  waitS?: number;
};

/** A failed read: its error, its time and a retry. */
export type RemoteFailure = { state: 'failed'; error: RemoteError; at: number; retry: () => void };

/** State of remote data. Loaded data stays: a later failure only makes it stale. */
export type Remote<T> = { state: 'loading' } | RemoteFailure | { state: 'ready'; data: T; stale?: Stale };

/** Time of the last refresh, in ms since 1970 UTC, and the reason of the staleness. */
export type Stale = { since: number; error?: RemoteError };

/** The used part of a query result; compatible with react-query. */
type QueryLike<T> = {
  data: T | undefined;
  error: RemoteError | null;
  dataUpdatedAt: number;
  errorUpdatedAt: number;
  refetch: () => unknown;
};

export const loading: Remote<never> = { state: 'loading' };

export function ready<T>(data: T, stale?: Stale): Remote<T> {
  return { state: 'ready', data, stale };
}

export function failed(error: RemoteError, retry: () => void, at: number): Remote<never> {
  return { state: 'failed', error, at, retry };
}

/** State of a query; data is checked first, because a failed refresh must not remove displayed data. */
export function remoteOf<T>(query: QueryLike<T>): Remote<T> {
  const { data, error } = query;
  if (data !== undefined) return ready(data, error ? { since: query.dataUpdatedAt, error } : undefined);
  if (error) return failed(error, () => void query.refetch(), query.errorUpdatedAt);
  return loading;
}

/** The same state with mapped data, for a view that shows a part of it. */
export function mapRemote<T, U>(remote: Remote<T>, change: (data: T) => U): Remote<U> {
  return remote.state === 'ready' ? ready(change(remote.data), remote.stale) : remote;
}

/** Combines two states; the first that is not ready wins. */
export function joinRemotes<T, U, V>(
  first: Remote<T>,
  second: Remote<U>,
  join: (first: T, second: U) => V,
): Remote<V> {
  if (first.state !== 'ready') return first;
  if (second.state !== 'ready') return second;
  return ready(join(first.data, second.data), first.stale ?? second.stale);
}
