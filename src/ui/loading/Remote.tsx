import type { ReactNode } from 'react';
import { Failed } from '../messages/Failed.tsx';
import { Skeleton } from './Skeleton.tsx';
import type { Remote as RemoteState, RemoteFailure, Stale } from './remoteData.ts';

type RemoteProps<T> = {
  of: RemoteState<T>;
  /** The shape of the content while it loads; rows when left out. */
  skeleton?: ReactNode;
  /** Title of the error block. */
  failedTitle?: ReactNode;
  /** Draws the failure in another way. */
  failed?: (failure: RemoteFailure) => ReactNode;
  /** Draws the data, which may be empty and may be stale. */
  children: (data: T, stale: Stale | undefined) => ReactNode;
};

/** Draws loading and failure, so that a view writes only what it does with its data. */
export function Remote<T>({ of, skeleton, failedTitle, failed, children }: RemoteProps<T>) {
  if (of.state === 'loading') return skeleton ?? <Skeleton shape="rows" />;
  if (of.state === 'ready') return <>{children(of.data, of.stale)}</>;
  if (failed) return <>{failed(of)}</>;
  return <Failed title={failedTitle} error={of.error} at={of.at} onRetry={of.retry} />;
}
