import type { Query, QueryClient } from '@tanstack/react-query';
import type { LiveFeed } from '../api/feed/LaterFeed.ts';
import { keepDraftsOf } from '../components/forms/keptDrafts.ts';
import type { Scroll } from './scrolling/scroll.ts';
import type { Session } from './session.ts';

interface Following {
  session: Session;
  queryClient: QueryClient;
  scroll: Scroll;
  feed: LiveFeed;
  /** Current path with its query. */
  here: () => string;
}

/** Switches the cached data's owner whenever the token changes, here or in another tab. */
export function followSession({ session, queryClient, feed, scroll, here }: Following): void {
  let known = session.snapshot();
  session.subscribe(() => {
    const before = known;
    known = session.snapshot();
    const isOther = known.token !== before.token;
    // Before the next render: an empty page has no scroll position.
    if (isOther && known.token === undefined) scroll.keepReturn(here());
    // A page whose session has just ended keeps its content for the second until login opens.
    const hasLeft = before.isEnding && !known.isEnding;
    if (hasLeft || (isOther && !known.isEnding)) forgetPrivateData(queryClient);
    if (isOther) feed.login();
    if (known.user && (isOther || known.user.id !== before.user?.id)) keepDraftsOf(String(known.user.id));
  });
}

/** Includes requests in flight: a response for one account must not be cached for another. */
function forgetPrivateData(queryClient: QueryClient): void {
  const filters = { predicate: ({ queryKey }: Query) => !isPublic(queryKey) };
  void queryClient.cancelQueries(filters, { silent: true });
  queryClient.removeQueries(filters);
}

function isPublic([domain, what]: readonly unknown[]): boolean {
  // Articles contain the caller's acceptances, and an account has its own language.
  return domain === 'market' || (domain === 'session' && what !== 'language');
}
