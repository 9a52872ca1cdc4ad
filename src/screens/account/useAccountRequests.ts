import { useQuery } from '@tanstack/react-query';
import type { Profile } from '../../api/account.ts';
import { reviews, type Review } from '../../api/review.ts';
import { extendedOf } from './extended.ts';
import type { AccountRequestKind, AccountRequests } from './accountRequest.ts';
import { useSecurity } from './security/useSecurity.ts';

function useLast(requestKind: AccountRequestKind, isAsked: boolean) {
  const query = useQuery({ ...reviews({ kind: `account.${requestKind}`, limit: '1' }), enabled: isAsked });
  return extendedOf<Review[]>(query);
}

/** Request in the format of the rows; a withdrawn request counts as absent. */
function requestOf(known: ReturnType<typeof useLast>) {
  if (known?.state !== 'ready') return undefined;
  const [last] = known.data;
  return { last: last?.state === 'withdrawn' ? undefined : last };
}

/** Available requests and their state; undefined until known. */
export function useAccountRequests(account: Profile | undefined): AccountRequests | undefined {
  const security = useSecurity();
  const canAsk = security?.state === 'ready' && security.data.leaving !== undefined;
  const closing = useLast('closing', canAsk);
  const copy = useLast('copy', canAsk);
  if (security?.state === 'loading' || account === undefined) return undefined;
  if (!canAsk) return { closing: undefined, copy: undefined };
  if (closing?.state === 'loading' || copy?.state === 'loading') return undefined;
  return {
    closing: requestOf(closing),
    // A copy requires an e-mail address, since a file cannot be sent to a phone number.
    copy: account.email === '' ? undefined : requestOf(copy),
  };
}
