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
  /** The path that is open, with its query. */
  here: () => string;
}

/** Whatever changes the token, here or in another tab, changes whose data this is. */
export function followSession({ session, queryClient, feed, scroll, here }: Following): void {
  let known = session.snapshot();
  session.subscribe(() => {
    const before = known;
    known = session.snapshot();
    const isOther = known.token !== before.token;
    // Before anything is drawn anew: an empty page has no place on it.
    if (isOther && known.token === undefined) scroll.keepReturn(here());
    // A page that has just been ended keeps what it shows for the second until login opens.
    const hasLeft = before.isEnding && !known.isEnding;
    if (hasLeft || (isOther && !known.isEnding)) forgetPrivateData(queryClient);
    if (isOther) feed.login();
    if (known.user && (isOther || known.user.id !== before.user?.id)) keepDraftsOf(String(known.user.id));
  });
}

/** Also what is still on its way: an answer for one account must not be kept for another. */
function forgetPrivateData(queryClient: QueryClient): void {
  const filters = { predicate: ({ queryKey }: Query) => !isPublic(queryKey) };
  void queryClient.cancelQueries(filters, { silent: true });
  queryClient.removeQueries(filters);
}

function isPublic([domain, what]: readonly unknown[]): boolean {
  // Articles say what the caller has agreed to, and an account has a language of its own.
  return domain === 'market' || (domain === 'session' && what !== 'language');
}
