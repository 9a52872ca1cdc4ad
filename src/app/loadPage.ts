import { reviveStyles } from './reviveStyles.ts';

/** How long the code of a page may take, in milliseconds (spec, section 9). */
export const chunkTimeLimit = 120_000;

/** The code of a page did not come, or not in time. */
export class PageLoadError extends Error {
  override readonly name = 'PageLoadError';
}

/**
 * Loads the code of a page.
 * @throws PageLoadError
 */
export async function loadPage<T>(load: () => Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new PageLoadError('The page did not come in time')), chunkTimeLimit);
  });
  const loaded = reviveStyles()
    .then(load)
    .catch((error: unknown) => {
      throw new PageLoadError('The page could not be loaded', { cause: error });
    });
  try {
    return await Promise.race([loaded, limit]);
  } finally {
    clearTimeout(timer);
  }
}
