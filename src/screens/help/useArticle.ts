import { useQuery } from '@tanstack/react-query';
import { markOfLocale } from '../../../contracts/locales.ts';
import { articleNumbered, isNoSuchArticle, type Article } from '../../api/help.ts';
import { useShell } from '../../components/shell/useShell.ts';
import { remoteOf, type Remote } from '../../ui/loading/remoteData.ts';

/** Article in the locale of the app; undefined for an unknown id. */
export function useArticle(id: string): Remote<Article> | undefined {
  const { locale } = useShell();
  const query = useQuery(articleNumbered({ id, lang: markOfLocale(locale) }));
  return isNoSuchArticle(id, query.error) ? undefined : remoteOf(query);
}
