import { useSearchParams } from 'react-router';
import { useArticle } from './useArticle.ts';
import { useIsChatOpen } from './useIsChatOpen.ts';
import { useShell } from '../../components/shell/useShell.ts';
import { HelpArticleView } from './HelpArticleView.tsx';

/** Help article with the id in the address. */
export function HelpArticle() {
  const { locale, pathOf, back, offlineBar } = useShell();
  const [query] = useSearchParams();
  return (
    <HelpArticleView
      article={useArticle(query.get('id') ?? '')}
      locale={locale}
      isChatOpen={useIsChatOpen()}
      chatHref={pathOf('Chat')}
      helpHref={pathOf('HelpCentre')}
      onBack={back}
      offlineBar={offlineBar}
    />
  );
}
