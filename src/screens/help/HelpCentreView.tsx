import { useMemo, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { ArticleHead, ArticleRow } from '../../api/help.ts';
import { ChatBar } from '../../components/help/ChatBar.tsx';
import { useDates } from '../../intl/useDates.ts';
import { CardGrid } from '../../ui/lists/CardGrid.tsx';
import { Empty } from '../../ui/lists/Empty.tsx';
import { FailedNotice } from '../../ui/messages/FailedNotice.tsx';
import type { IconName } from '../../ui/pictures/icons.ts';
import * as laterIcons from '../../ui/pictures/laterIcons.ts';
import { List } from '../../ui/lists/List.tsx';
import { ListRow } from '../../ui/lists/ListRow.tsx';
import { Marked } from '../../ui/text/Marked.tsx';
import { Remote } from '../../ui/loading/Remote.tsx';
import type { Remote as RemoteState } from '../../ui/loading/remoteData.ts';
import { SearchField } from '../../ui/choices/SearchField.tsx';
import { Stack } from '../../ui/screen/Stack.tsx';
import { SubScreen } from '../../ui/screen/SubScreen.tsx';
import { Text } from '../../ui/text/Text.tsx';
import { articleMs } from './articleDate.ts';
import { ArticleSearch, type FoundArticle } from './ArticleSearch.ts';
import { useTyped } from './useTyped.ts';

interface HelpCentreViewProps {
  articles: RemoteState<readonly ArticleRow[]>;
  /** Newest announcements. */
  news: RemoteState<readonly ArticleHead[]>;
  /** Selected topic. */
  topic: string | undefined;
  search: string;
  onSearch: (search: string) => void;
  isChatOpen: boolean;
  /** Unseen messages of the desk. */
  unread?: number;
  articleHref: (id: number) => string;
  newsHref: (id: number) => string;
  topicHref: (topic: string) => string;
  chatHref: string;
  onRefresh: () => Promise<unknown>;
  onBack: () => void;
  offlineBar: ReactNode;
}

interface Topic {
  topic: string;
  icon: IconName;
  title: ReactNode;
  detail: ReactNode;
}

const topics: readonly Topic[] = [
  {
    topic: 'deposits',
    icon: 'download',
    title: <FormattedMessage id="ledger.kind.deposit" defaultMessage="Deposits" />,
    detail: <FormattedMessage id="help.deposits" defaultMessage="Networks and arrival times" />,
  },
  {
    topic: 'withdrawals',
    icon: 'upload',
    title: <FormattedMessage id="ledger.kind.withdrawal" defaultMessage="Withdrawals" />,
    detail: <FormattedMessage id="help.withdrawals" defaultMessage="Review, fund password" />,
  },
  {
    topic: 'verification',
    icon: laterIcons.face,
    title: <FormattedMessage id="verification.title" defaultMessage="Verification" />,
    detail: <FormattedMessage id="help.verification" defaultMessage="Details, documents" />,
  },
  {
    topic: 'trading',
    icon: 'candles',
    title: <FormattedMessage id="help.trading" defaultMessage="Trading" />,
    detail: <FormattedMessage id="help.trading.detail" defaultMessage="Orders, fees, contracts" />,
  },
];

const of = (articles: readonly ArticleHead[], topic: string) =>
  articles.filter((article) => article.topic === topic);

function Topics({
  articles,
  topicHref,
}: { articles: readonly ArticleHead[] } & Pick<HelpCentreViewProps, 'topicHref'>) {
  const intl = useIntl();
  // A back end without topics has none to select.
  const shown = topics.filter(({ topic }) => of(articles, topic).length > 0);
  if (shown.length === 0) return null;
  return (
    <CardGrid
      label={intl.formatMessage({ id: 'help.topics', defaultMessage: 'Topics' })}
      cards={shown.map(({ topic, ...card }) => ({ ...card, href: topicHref(topic) }))}
    />
  );
}

function Titled({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <Stack as="section" padBlock="5">
      <Stack gutter>
        <Text as="h2" variant="title3">
          {title}
        </Text>
      </Stack>
      {children}
    </Stack>
  );
}

interface RowsProps {
  articles: readonly ArticleHead[];
  hrefOf: (id: number) => string;
}

/** Articles listed as questions. */
function Questions({ articles, hrefOf }: RowsProps) {
  return (
    <List>
      {articles.map(({ id, title }) => (
        <ListRow key={id} weight="regular" titleRoom="long" title={title} href={hrefOf(id)} chevron />
      ))}
    </List>
  );
}

function NewsRows({ articles, hrefOf }: RowsProps) {
  const dates = useDates();
  return (
    <List>
      {articles.map((article) => {
        const ms = articleMs(article);
        return (
          <ListRow
            key={article.id}
            weight="regular"
            titleRoom="long"
            title={article.title}
            caption={ms === undefined ? undefined : dates.day(ms)}
            href={hrefOf(article.id)}
            chevron
          />
        );
      })}
    </List>
  );
}

/** Search results, marked in the title and in the summary, or in the matching sentence of the body. */
function Found({ found, hrefOf }: { found: readonly FoundArticle[] } & Pick<RowsProps, 'hrefOf'>) {
  return (
    <>
      <Stack gutter padBlock="3">
        <Text as="p" variant="caption" tone="muted">
          <FormattedMessage
            id="help.results"
            defaultMessage="{count, plural, one {# result} other {# results}}"
            values={{ count: found.length }}
          />
        </Text>
      </Stack>
      <List>
        {found.map(({ article: { id, title, summary }, marks, excerpt = summary }) => (
          <ListRow
            key={id}
            titleRoom="long"
            title={<Marked text={title} words={marks} />}
            caption={excerpt === undefined ? undefined : <Marked text={excerpt} words={marks} />}
            href={hrefOf(id)}
            chevron
          />
        ))}
      </List>
    </>
  );
}

function NothingFound({ search }: { search: string }) {
  return (
    <Empty
      title={
        <FormattedMessage
          id="help.none"
          defaultMessage="Nothing matches “{search}”"
          values={{ search: search.trim() }}
        />
      }
      text={<FormattedMessage id="help.none.text" defaultMessage="Try another word or choose a topic." />}
    />
  );
}

function News({ news, newsHref }: Pick<HelpCentreViewProps, 'news' | 'newsHref'>) {
  const title = <FormattedMessage id="help.news" defaultMessage="News" />;
  if (news.state === 'ready' && news.data.length === 0) return null;
  return (
    <Titled title={title}>
      <Remote
        of={news}
        failed={(failure) => (
          <FailedNotice of={failure}>
            <FormattedMessage id="help.news.failed" defaultMessage="News could not be loaded." />
          </FailedNotice>
        )}
      >
        {(list) => <NewsRows articles={list} hrefOf={newsHref} />}
      </Remote>
    </Titled>
  );
}

function Content(props: HelpCentreViewProps & { list: readonly ArticleRow[] }) {
  const { list, topic, search, articleHref, topicHref } = props;
  const { locale } = useIntl();
  const isSearching = search.trim() !== '';
  const index = useMemo(
    () => (isSearching ? new ArticleSearch(list, locale) : undefined),
    [isSearching, list, locale],
  );
  const chosen = topics.find((each) => each.topic === topic);
  if (index) {
    const found = index.find(search);
    if (found.length > 0) return <Found found={found} hrefOf={articleHref} />;
    return (
      <>
        <NothingFound search={search} />
        <Topics articles={list} topicHref={topicHref} />
      </>
    );
  }
  if (chosen)
    return (
      <Titled title={chosen.title}>
        <Questions articles={of(list, chosen.topic)} hrefOf={articleHref} />
      </Titled>
    );
  return (
    <>
      {list.length === 0 ? (
        <Empty
          title={<FormattedMessage id="help.empty" defaultMessage="No articles yet" />}
          text={<FormattedMessage id="help.empty.text" defaultMessage="Help articles will appear here." />}
        />
      ) : (
        <>
          <Topics articles={list} topicHref={topicHref} />
          <Titled
            title={<FormattedMessage id="help.questions" defaultMessage="Frequently asked questions" />}
          >
            <Questions articles={list} hrefOf={articleHref} />
          </Titled>
        </>
      )}
      <News {...props} />
    </>
  );
}

/** Help centre: search, topics, questions and news; the support link is always visible. */
export function HelpCentreView(props: HelpCentreViewProps) {
  const { articles, isChatOpen, unread, chatHref, onRefresh, onBack, offlineBar } = props;
  const intl = useIntl();
  const { text, type, tell } = useTyped(props);
  const isSearching = text.trim() !== '';
  return (
    <SubScreen
      title={<FormattedMessage id="help.title" defaultMessage="Help centre" />}
      onBack={onBack}
      beneathBar={offlineBar}
      onRefresh={onRefresh}
      bottom={
        <ChatBar
          href={chatHref}
          isOpen={isChatOpen}
          unread={unread}
          title={
            isSearching ? (
              <FormattedMessage id="help.notMeant" defaultMessage="Not what you’re looking for?" />
            ) : undefined
          }
        />
      }
    >
      <Stack gutter gap="4" padBlock="4">
        <Text as="h2" variant="title1">
          <FormattedMessage id="help.question" defaultMessage="How can we help?" />
        </Text>
        <SearchField
          label={intl.formatMessage({ id: 'help.search', defaultMessage: 'Search help' })}
          value={text}
          onChange={type}
          onLeave={tell}
        />
      </Stack>
      <Remote
        of={articles}
        failedTitle={<FormattedMessage id="help.failed" defaultMessage="Help could not be loaded" />}
      >
        {(list) => <Content {...props} search={text} list={list} />}
      </Remote>
    </SubScreen>
  );
}
