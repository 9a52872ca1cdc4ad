import { agreementIds } from '../../../contracts/agreements.ts';
import type { Texts } from '../help/public/Texts.ts';

const accepted: readonly number[] = Object.values(agreementIds);

/** One accepted agreement, in the version shown to the user. */
export interface Acceptance {
  articleId: number;
  version: number;
}

/**
 * Parses '2001:3,2002:1'. An older version than the current one is accepted: the form may have been open when the new
 * one took effect, and the version that was read is stored.
 * @returns undefined when it names an agreement that did not have to be accepted by now, or one twice
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
  // Other articles are informational; opening an account does not accept them.
  if (!accepted.includes(articleId)) return false;
  const holding = agreements.find(articleId, nowMs);
  return holding !== undefined && version >= 1 && version <= holding.version;
}
