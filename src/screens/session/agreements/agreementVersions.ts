import type { ArticleHead } from '../../../api/help.ts';
import { agreementIds } from '../../../../contracts/agreements.ts';

/**
 * The agreements whose links stand in the form, in the versions that they lead to; undefined where the back end numbers
 * no versions.
 */
export function agreementVersions(articles: readonly ArticleHead[] | undefined): string | undefined {
  const versions = Object.values(agreementIds).map(
    (id) => articles?.find((article) => article.id === id)?.version,
  );
  if (versions.includes(undefined)) return undefined;
  return Object.values(agreementIds)
    .map((id, index) => `${id}:${versions[index]}`)
    .join(',');
}
