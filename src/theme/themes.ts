import elevation from '../../tokens/elevation.tokens.json';
import motion from '../../tokens/motion.tokens.json';
import primitives from '../../tokens/primitives.tokens.json';
import redUpDark from '../../tokens/direction.red-up.dark.tokens.json';
import redUpLight from '../../tokens/direction.red-up.light.tokens.json';
import scale from '../../tokens/scale.tokens.json';
import dark from '../../tokens/semantic.dark.tokens.json';
import light from '../../tokens/semantic.light.tokens.json';
import type from '../../tokens/type.tokens.json';
import { resolveTokens } from './resolve.ts';

/** Values shared by both themes. */
export const foundation = {
  ...resolveTokens(scale),
  ...resolveTokens(motion),
  ...resolveTokens(elevation, primitives),
  font: resolveTokens(type.font),
};

export type Colours = typeof lightColours;

export const lightColours = resolveTokens(light.semantic, primitives);

// The type annotation checks that every theme has all roles.
export const darkColours: Colours = resolveTokens(dark.semantic, primitives);

/** Rising prices red, falling ones green: overrides these roles of a theme. */
export const redUpColours = {
  light: resolveTokens(redUpLight.semantic, primitives),
  dark: resolveTokens(redUpDark.semantic, primitives),
};

const { $type: _, ...typeVariants } = type.type;

/** The composite type tokens by variant. */
export const typeTokens = typeVariants;
