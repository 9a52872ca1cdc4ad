import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { localeOfMark } from '../../../contracts/locales.ts';
import type { Article } from '../../api/help.ts';
import { OtherLanguage } from '../../components/help/OtherLanguage.tsx';
import type { LocaleId } from '../../intl/locales.ts';
import { useDates } from '../../intl/useDates.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { Empty } from '../../ui/lists/Empty.tsx';
import { Remote } from '../../ui/loading/Remote.tsx';
import type { Remote as RemoteState } from '../../ui/loading/remoteData.ts';
import { RichText } from '../../ui/text/RichText.tsx';
import { Stack } from '../../ui/screen/Stack.tsx';
import { SubScreen } from '../../ui/screen/SubScreen.tsx';
import { Text } from '../../ui/text/Text.tsx';
import { TextSkeleton } from '../../ui/loading/TextSkeleton.tsx';
import { articleMs } from './articleDate.ts';

export interface ArticlePageProps {
  /** Undefined if no article has this id. */
  article: RemoteState<Article> | undefined;
  /** Locale of the app. */
  locale: LocaleId;
  helpHref: string;
  onBack: () => void;
  offlineBar: ReactNode;
}

interface Words {
  title: ReactNode;
  failedTitle: ReactNode;
  /** Sentence with the date of the article. */
  dated: (date: string) => ReactNode;
  /** Fixed below the text. */
  bottom?: ReactNode;
}

function Bones() {
  return (
    <Stack gap="7" gutter padBlock="3">
      <TextSkeleton />
      <TextSkeleton />
      <TextSkeleton />
    </Stack>
  );
}

function Read({ article, locale, dated }: { article: Article; locale: LocaleId; dated: Words['dated'] }) {
  const dates = useDates();
  const written = localeOfMark(article.lang);
  const ms = articleMs(article);
  return (
    <Stack as="section" gap="5" gutter padBlock="3">
      <OtherLanguage written={written} locale={locale} />
      <Stack as="header" gap="2">
        {ms === undefined ? null : (
          <Text as="p" variant="caption" tone="muted" num>
            {dated(dates.day(ms))}
          </Text>
        )}
        <Text as="h2" variant="title1">
          {article.title}
        </Text>
      </Stack>
      <RichText html={article.content} lang={written} />
    </Stack>
  );
}

/** Article page: title, date and body. */
export function ArticlePage(props: ArticlePageProps & Words) {
  const { article, locale, helpHref, onBack, offlineBar, title, failedTitle, dated, bottom } = props;
  return (
    <SubScreen title={title} onBack={onBack} beneathBar={offlineBar} bottom={bottom}>
      {article === undefined ? (
        <Empty
          title={<FormattedMessage id="article.unknown" defaultMessage="Article not found" />}
          text={<FormattedMessage id="article.unknown.text" defaultMessage="The link may be old." />}
          action={
            <Button variant="secondary" size="dense" href={helpHref}>
              <FormattedMessage id="help.title" defaultMessage="Help centre" />
            </Button>
          }
        />
      ) : (
        <Remote of={article} skeleton={<Bones />} failedTitle={failedTitle}>
          {(text) => <Read article={text} locale={locale} dated={dated} />}
        </Remote>
      )}
    </SubScreen>
  );
}
