import { isNoSuchCall } from '../../api/calling/ApiError.ts';
import { remoteOf, type Remote } from '../../ui/loading/remoteData.ts';

/** Response of an extension; undefined if the back end lacks it. */
export type Extended<T> = Remote<T> | undefined;

export function extendedOf<T>(query: Parameters<typeof remoteOf<T>>[0]): Extended<T> {
  return query.data === undefined && isNoSuchCall(query.error) ? undefined : remoteOf<T>(query);
}
