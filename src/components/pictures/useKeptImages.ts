import { useQueries } from '@tanstack/react-query';
import type { uploadPreview } from '../../api/verification.ts';
import type { KeptImage } from './picture.ts';

/** The call itself answered; a back end without the call returns another status. */
const answered = 200;

/**
 * Thumbnails of pictures on the server.
 * @param preview reads one thumbnail
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
