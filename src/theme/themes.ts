import { brand } from '../../contracts/brand.ts';
import elevation from '../../tokens/elevation.tokens.json';
import motion from '../../tokens/motion.tokens.json';
import primitives from '../../tokens/primitives.tokens.json';
import { resolveTokens } from '../../tokens/resolve.ts';
import scale from '../../tokens/scale.tokens.json';
import { themesOf, type ThemeFile } from '../../tokens/themes.ts';
import type from '../../tokens/type.tokens.json';

const files = import.meta.glob<ThemeFile>('../../tokens/themes/*.tokens.json', {
  eager: true,
  import: 'default',
});
const idOf = (path: string): string => /([^/]+)\.tokens\.json$/.exec(path)![1]!;

/** Every theme, in the order of lists; the first is the default. */
export const themes = themesOf(
  Object.fromEntries(Object.entries(files).map(([path, file]) => [idOf(path), file])),
  brand.accent,
);

/** Values shared by all themes. */
export const foundation = {
  ...resolveTokens(scale),
  ...resolveTokens(motion),
  ...resolveTokens(elevation, primitives),
  font: resolveTokens(type.font),
};

const { $type: _, ...typeVariants } = type.type;

/** The composite type tokens by variant. */
export const typeTokens = typeVariants;
