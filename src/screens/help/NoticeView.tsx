import { FormattedMessage } from 'react-intl';
import { ArticlePage, type ArticlePageProps } from './ArticlePage.tsx';

/** Public announcement. */
export function NoticeView(props: ArticlePageProps) {
  return (
    <ArticlePage
      {...props}
      title={<FormattedMessage id="announcement.title" defaultMessage="Announcement" />}
      failedTitle={
        <FormattedMessage id="notice.failed" defaultMessage="The announcement could not be loaded" />
      }
      dated={(date) => date}
    />
  );
}
