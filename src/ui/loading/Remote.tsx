import type { ReactNode } from 'react';
import { Failed } from '../messages/Failed.tsx';
import { Skeleton } from './Skeleton.tsx';
import type { Remote as RemoteState, RemoteFailure, Stale } from './remoteData.ts';

type RemoteProps<T> = {
  of: RemoteState<T>;
  /** Skeleton of the content; default: rows. */
  skeleton?: ReactNode;
  /** Title of the error block. */
  failedTitle?: ReactNode;
  /** Custom rendering of a failure. */
  failed?: (failure: RemoteFailure) => ReactNode;
  /** Renders the data, which may be empty and may be stale. */
  children: (data: T, stale: Stale | undefined) => ReactNode;
};

/** Renders loading and failure, so that a view handles only its data. */
export function Remote<T>({ of, skeleton, failedTitle, failed, children }: RemoteProps<T>) {
  if (of.state === 'loading') return skeleton ?? <Skeleton shape="rows" />;
  if (of.state === 'ready') return <>{children(of.data, of.stale)}</>;
  if (failed) return <>{failed(of)}</>;
  return <Failed title={failedTitle} error={of.error} at={of.at} onRetry={of.retry} />;
}
