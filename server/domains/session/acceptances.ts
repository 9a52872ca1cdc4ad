import { agreementIds } from '../../../contracts/agreements.ts';
import type { Texts } from '../help/public/Texts.ts';

const accepted: readonly number[] = Object.values(agreementIds);

/** One agreement in the version that was shown. */
export interface Acceptance {
  articleId: number;
  version: number;
}

/**
 * What '2001:3,2002:1' says. A version before the one that holds is taken as it is: the form may have been open while
 * a new one began to hold, and what is kept is what was read.
 * @returns undefined when it names something that was never to be accepted by now, or an agreement twice
 */
export function readAcceptances(
  text: string | undefined,
  agreements: Texts,
  nowMs: number,
): Acceptance[] | undefined {
  if (text === undefined) return [];
  const accepts = text.split(',').map((part) => {
    const [articleId, version] = part.split(':').map(Number);
    return { articleId: articleId!, version: version! };
  });
  const isTwice = new Set(accepts.map(({ articleId }) => articleId)).size < accepts.length;
  return isTwice || !accepts.every((one) => hasBeenShown(one, agreements, nowMs)) ? undefined : accepts;
}

function hasBeenShown({ articleId, version }: Acceptance, agreements: Texts, nowMs: number): boolean {
  // Others are read, and no account is opened with them.
  if (!accepted.includes(articleId)) return false;
  const holding = agreements.find(articleId, nowMs);
  return holding !== undefined && version >= 1 && version <= holding.version;
}
