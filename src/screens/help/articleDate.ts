import type { ArticleHead } from '../../api/help.ts';

/** Publication time of a text, ms since 1970 UTC; a back end may omit it. */
export function articleMs({ effective_ms: since, create_time: created }: ArticleHead): number | undefined {
  return since ?? (created === undefined ? undefined : created * 1000);
}
