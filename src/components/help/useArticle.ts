import { useQuery } from '@tanstack/react-query';
import { markOfLocale } from '../../../contracts/locales.ts';
import { ApiError } from '../../api/ApiError.ts';
import { article, type Article } from '../../api/help.ts';
import { remoteOf, type Remote } from '../../ui/remote.ts';
import { useShell } from '../shell/useShell.ts';

/** A text in the language of the app; undefined for a number that none has. */
export function useArticle(id: string): Remote<Article> | undefined {
  const { locale } = useShell();
  const isNumber = /^[1-9]\d{0,14}$/.test(id);
  const query = useQuery({ ...article({ id, lang: markOfLocale(locale) }), enabled: isNumber });
  const isUnknown =
    !isNumber || (query.error instanceof ApiError && query.error.reason === 'help.articleUnknown');
  return isUnknown ? undefined : remoteOf(query);
}
