import { FormattedMessage } from 'react-intl';
import { ArticleView, type ArticleViewProps } from './ArticleView.tsx';

/** Something that was announced to all. */
export function NoticeView(props: ArticleViewProps) {
  return (
    <ArticleView
      {...props}
      title={<FormattedMessage id="announcement.title" defaultMessage="Announcement" />}
      failedTitle={
        <FormattedMessage id="notice.failed" defaultMessage="The announcement could not be loaded" />
      }
      dated={(date) => date}
    />
  );
}
