/** Why data did not come, as `failureText` says it; requestId is the number that support can look up. */
export type RemoteError = Error & {
  requestId?: string;
  kind?: string;
  /** HTTP status; absent when there was no answer. */
  status?: number;
  /** The server's sentence for users. */
  sentence?: string;
  /** Seconds until it may be asked again. */
  waitS?: number;
};

/** It could not be read, when and why, and how to read it again. */
export type RemoteFailure = { state: 'failed'; error: RemoteError; at: number; retry: () => void };

/** Data that comes from elsewhere. Data that was there once stays there: a later failure only makes it stale. */
export type Remote<T> = { state: 'loading' } | RemoteFailure | { state: 'ready'; data: T; stale?: Stale };

/** Since when, in milliseconds of the epoch, the data has not been renewed, and why. */
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

/** The state of a query; asked for its data first, because a failed renewal must not take away what is shown. */
export function remoteOf<T>(query: QueryLike<T>): Remote<T> {
  const { data, error } = query;
  if (data !== undefined) return ready(data, error ? { since: query.dataUpdatedAt, error } : undefined);
  if (error) return failed(error, () => void query.refetch(), query.errorUpdatedAt);
  return loading;
}

/** The same state with other data, for a view that shows a part of it. */
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
