// All parts of the app outside React, assembled once.
import { connectClient, type FormOf } from '../api/calling/client.ts';
import type { ApiError } from '../api/calling/ApiError.ts';
import { profile } from '../api/account.ts';
import type { NoticeRow } from '../api/notices.ts';
import { endDrafts } from '../components/forms/keptDrafts.ts';
import { LaterFeed } from '../api/feed/LaterFeed.ts';
import { language as serverLanguage, logout, setLanguage } from '../api/session.ts';
import { later, untilLoaded } from '../ui/loading/later.ts';
import { createToaster, type Toaster } from '../ui/messages/createToaster.ts';
import type { MutationOptions, QueryClient } from '@tanstack/react-query';
import { askSite } from './askSite.ts';
import { followSession } from './followSession.ts';
import { createModalStore, type ModalStore } from './dialogs/modalStore.ts';
import { createLanguage, type Language } from './language.ts';
import { createNavigation, type Navigation } from './navigation.ts';
import { backPath, pathOf } from './paths.ts';
import { createQueryClient, type Required } from './queryClient.ts';
import { createScroll, type Scroll } from './scrolling/scroll.ts';
import { createSession, type Session } from './session.ts';

export interface Core {
  navigation: Navigation;
  toaster: Toaster;
  session: Session;
  language: Language;
  queryClient: QueryClient;
  feed: LaterFeed;
  scroll: Scroll;
  logIn: (token: string) => Promise<void>;
  logOut: () => void;
  /** Called when a command failed and its screen does not report it; set by the module that formats errors. */
  onCommandFailed: { current: (error: ApiError, subject: string) => void };
  /** Called with new notices; set by the module that formats them. */
  onNews: { current: (rows: readonly NoticeRow[]) => void };
  /** Unmet requirements of a command. */
  requiredModal: ModalStore<Required>;
  /** The app's own texts, in the language of the page. */
  words: { sessionEnded: string };
  /** Start-up requests to the server. Returns the function that ends them. */
  connect: () => () => void;
}

interface CoreOptions {
  /** Origin of a server other than the page's own; for tests. */
  origin?: string;
}

const feedCode = later(async () => (await import('../api/feed/createFeed.ts')).createFeed);

/** Accesses neither page nor network before `connect`, so that a server can render the app as well. */
export function createCore({ origin }: CoreOptions = {}): Core {
  const navigation = createNavigation();
  const toaster = createToaster();
  const onCommandFailed: Core['onCommandFailed'] = { current: () => undefined };
  const onNews: Core['onNews'] = { current: () => undefined };
  const words: Core['words'] = { sessionEnded: '' };
  const session = createSession({
    currentPath: navigation.here,
    replace: navigation.replace,
    showMessage: (sentence) => toaster.show({ kind: 'info', text: sentence || words.sessionEnded }),
  });
  const token = () => session.snapshot().token;
  const requiredModal = createModalStore<Required>();
  const queryClient = createQueryClient({
    onCommandFailed: (error, subject) => onCommandFailed.current(error, subject),
    onCommandDone: (done) => toaster.endErrors(({ subject }) => subject === done),
    onRequired: requiredModal.open,
    onSessionEnded: session.end,
  });
  const language = createLanguage({
    session,
    tellServer: (mark) =>
      runQuietly(queryClient, setLanguage(), { lang: mark as FormOf<'setLanguage'>['lang'] }),
    askServer: () => queryClient.fetchQuery(serverLanguage()),
  });
  connectClient({ origin, credentials: { token, languageMark: language.mark } });
  // Starts after the first page, which shows its initial data.
  const feed = new LaterFeed(async (onMissing) => {
    const createFeed = await untilLoaded(feedCode, onMissing);
    return createFeed({
      queryClient,
      token,
      onSessionEnded: session.end,
      onNews: (rows) => onNews.current(rows),
    });
  });
  const scroll = createScroll();
  followSession({ session, queryClient, feed, scroll, here: navigation.here });

  return {
    navigation,
    toaster,
    session,
    language,
    queryClient,
    feed,
    scroll,
    onCommandFailed,
    onNews,
    requiredModal,
    words,
    async logIn(newToken) {
      session.hold(newToken);
      try {
        session.keep(await queryClient.fetchQuery({ ...profile(), staleTime: 0 }));
      } catch (error) {
        session.forget();
        throw error;
      }
      // The account may have another language than this page; without a response it stays.
      language.agree().catch(() => undefined);
      navigation.replace(backPath(globalThis.location.search) ?? pathOf('Home'));
    },
    logOut() {
      const oldToken = token();
      navigation.replace(pathOf('Home'));
      session.forget();
      scroll.forgetReturn();
      endDrafts();
      if (oldToken !== undefined) runQuietly(queryClient, logout(), oldToken).catch(() => undefined);
    },
    connect: () => connect({ session, language, queryClient, feed }),
  };
}

/** Start-up requests to the server. */
function connect({
  session,
  language,
  queryClient,
  feed,
}: Pick<Core, 'session' | 'language' | 'queryClient' | 'feed'>): () => void {
  // Without a response the language stays; other requests show their own failures.
  language.agree().catch(() => undefined);
  void askSite(queryClient);
  if (session.isLoggedIn()) {
    // Removed with all other data when the session changes meanwhile, and then not kept.
    queryClient.fetchQuery(profile()).then(session.keep, () => undefined);
  }
  const stopFollowing = session.follow();
  const stopFeed = feed.start();
  return () => {
    stopFollowing();
    stopFeed();
  };
}

/** Runs a command in the background; its failure is not reported. */
function runQuietly<Data, Variables>(
  queryClient: QueryClient,
  options: MutationOptions<Data, ApiError, Variables>,
  variables: Variables,
): Promise<Data> {
  const meta = { handlesErrors: true, isQuiet: true };
  const mutation = queryClient.getMutationCache().build(queryClient, { ...options, meta });
  return mutation.execute(variables);
}
