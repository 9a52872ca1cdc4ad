import { FormattedMessage } from 'react-intl';
import { ChatBar } from '../../components/help/ChatBar.tsx';
import { ArticlePage, type ArticlePageProps } from './ArticlePage.tsx';

interface HelpArticleViewProps extends ArticlePageProps {
  isChatOpen: boolean;
  chatHref: string;
}

/** Help article, with a link to support if it does not answer the question. */
export function HelpArticleView({ isChatOpen, chatHref, ...props }: HelpArticleViewProps) {
  return (
    <ArticlePage
      {...props}
      title={<FormattedMessage id="home.help" defaultMessage="Help" />}
      failedTitle={<FormattedMessage id="article.failed" defaultMessage="The article could not be loaded" />}
      dated={(date) => (
        <FormattedMessage id="article.updated" defaultMessage="Updated {date}" values={{ date }} />
      )}
      bottom={
        <ChatBar
          href={chatHref}
          isOpen={isChatOpen}
          title={<FormattedMessage id="article.question" defaultMessage="Still have a question?" />}
        />
      }
    />
  );
}
