import type { ArticleHead } from '../../../api/help.ts';
import { agreementIds } from '../../../../contracts/agreements.ts';

/** Agreements linked in the form, with their current versions; undefined where the back end has no version numbers. */
export function agreementVersions(articles: readonly ArticleHead[] | undefined): string | undefined {
  const versions = Object.values(agreementIds).map(
    (id) => articles?.find((article) => article.id === id)?.version,
  );
  if (versions.includes(undefined)) return undefined;
  return Object.values(agreementIds)
    .map((id, index) => `${id}:${versions[index]}`)
    .join(',');
}
