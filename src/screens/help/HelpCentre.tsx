import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { articleCategories } from '../../../contracts/articles.ts';
import { markOfLocale } from '../../../contracts/locales.ts';
import { articles } from '../../api/help.ts';
import { useIsChatOpen } from './useIsChatOpen.ts';
import { useServiceUnread } from './useServiceUnread.ts';
import { useShell } from '../../components/shell/useShell.ts';
import { mapRemote, remoteOf } from '../../ui/loading/remoteData.ts';
import { HelpCentreView } from './HelpCentreView.tsx';

/** Maximum page size of compatible back ends. */
const limit = '100';
/** Few news items, since the page is about help. */
const newsLimit = '5';

/** Help centre: articles, announcements and the link to support; the address contains the search text. */
export function HelpCentre() {
  const { locale, pathOf, back, offlineBar } = useShell();
  const [query, setQuery] = useSearchParams();
  const lang = markOfLocale(locale);
  const help = useQuery(articles({ c_id: String(articleCategories.help), lang, limit, with_body: '1' }));
  const news = useQuery(articles({ c_id: String(articleCategories.notices), lang, limit: newsLimit }));
  return (
    <HelpCentreView
      articles={mapRemote(remoteOf(help), ({ list }) => list)}
      news={mapRemote(remoteOf(news), ({ list }) => list)}
      topic={query.get('topic') ?? undefined}
      search={query.get('search') ?? ''}
      onSearch={(search) => setQuery(search === '' ? {} : { search }, { replace: true })}
      isChatOpen={useIsChatOpen()}
      unread={useServiceUnread()}
      articleHref={(id) => pathOf('HelpArticle', { id: String(id) })}
      newsHref={(id) => pathOf('Notice', { id: String(id) })}
      topicHref={(topic) => pathOf('HelpCentre', { topic })}
      chatHref={pathOf('Chat')}
      onRefresh={() => Promise.all([help.refetch(), news.refetch()])}
      onBack={back}
      offlineBar={offlineBar}
    />
  );
}
