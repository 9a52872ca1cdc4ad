import type { ThemeFacts } from '../../../tokens/themes.ts';

type Extensions = { 'app.theme': ThemeFacts };

// The colours themselves are in the stylesheet.
const files = import.meta.glob<Extensions>('../../../tokens/themes/*.tokens.json', {
  eager: true,
  import: '$extensions',
});

/** Every theme with its names by language, in the order of its file. */
export const namedThemes = Object.entries(files)
  .map(([path, extensions]) => ({
    id: /([^/]+)\.tokens\.json$/.exec(path)![1]!,
    ...extensions['app.theme'],
  }))
  .sort((one, other) => one.order - other.order);
