import { useSearchParams } from 'react-router';
import { useArticle } from './useArticle.ts';
import { useShell } from '../../components/shell/useShell.ts';
import { NoticeView } from './NoticeView.tsx';

/** Announcement with the id in the address. */
export function Notice() {
  const { locale, pathOf, back, offlineBar } = useShell();
  const [query] = useSearchParams();
  return (
    <NoticeView
      article={useArticle(query.get('id') ?? '')}
      locale={locale}
      helpHref={pathOf('HelpCentre')}
      onBack={back}
      offlineBar={offlineBar}
    />
  );
}
