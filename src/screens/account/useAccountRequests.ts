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

/** As rows take it: what was withdrawn is as if it had not been. */
function requestOf(known: ReturnType<typeof useLast>) {
  if (known?.state !== 'ready') return undefined;
  const [last] = known.data;
  return { last: last?.state === 'withdrawn' ? undefined : last };
}

/** What can be asked for here, and what has become of it; undefined until that is known. */
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
    // A file cannot be sent to a phone.
    copy: account.email === '' ? undefined : requestOf(copy),
  };
}
