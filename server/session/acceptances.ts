import { agreementIds } from '../../contracts/agreements.ts';

/** One agreement in the version that was shown. */
export interface Acceptance {
  articleId: number;
  version: number;
}

const known: readonly number[] = Object.values(agreementIds);

/**
 * What '2001:3,2002:1' says.
 * @returns undefined when it names something that is no agreement, or one of them twice
 */
export function readAcceptances(text: string | undefined): Acceptance[] | undefined {
  if (text === undefined) return [];
  const accepts = text.split(',').map((part) => {
    const [articleId, version] = part.split(':').map(Number);
    return { articleId: articleId!, version: version! };
  });
  const ids = new Set(accepts.map(({ articleId }) => articleId));
  if (ids.size < accepts.length || [...ids].some((id) => !known.includes(id))) return undefined;
  return accepts;
}
