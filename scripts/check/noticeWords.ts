import { joined } from '../../server/Domain.ts';
import { domains } from '../../server/product.ts';
import { noticeKinds } from '../../src/screens/help/noticeWords.ts';

/** The app has a text for every notice kind of the server, and for no other. */
export function check(): Promise<string[]> {
  const told = Object.keys(joined(domains, 'notices'));
  return Promise.resolve([
    ...told
      .filter((kind) => !noticeKinds.includes(kind))
      .map((kind) => `src/screens/help lacks words for the notice ${kind}`),
    ...noticeKinds
      .filter((kind) => !told.includes(kind))
      .map((kind) => `src/screens/help has words for ${kind}, which no domain tells`),
  ]);
}
