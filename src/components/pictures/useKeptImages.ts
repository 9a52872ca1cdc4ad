import { useQueries } from '@tanstack/react-query';
import type { uploadPreview } from '../../api/verification.ts';
import type { KeptImage } from './picture.ts';

/** An answer of the call itself; a back end that lacks the call says so by its status. */
const answered = 200;

/**
 * Small images of pictures that the server has.
 * @param preview reads one
 */
export function useKeptImages(
  paths: readonly string[],
  preview: typeof uploadPreview,
): ReadonlyMap<string, KeptImage> {
  const queries = useQueries({ queries: paths.map((path) => ({ ...preview(path), retry: false })) });
  return new Map(
    queries.map(({ data, error }, index): [string, KeptImage] => [
      paths[index]!,
      {
        address: data && `data:${data.type};base64,${data.base64}`,
        isGone: error?.kind === 'rejected' && error.status === answered,
      },
    ]),
  );
}
