// The tokens for tools outside of the project, as files by name.
import { brand } from '../../contracts/brand.ts';
import pairs from '../../tokens/contrast-pairs.json' with { type: 'json' };
import elevation from '../../tokens/elevation.tokens.json' with { type: 'json' };
import motion from '../../tokens/motion.tokens.json' with { type: 'json' };
import { srgbOf, hexOf, type Oklch } from '../../tokens/colour.ts';
import { colourOf, contrastRatio } from '../../tokens/contrast.ts';
import { resolveTokens } from '../../tokens/resolve.ts';
import scale from '../../tokens/scale.tokens.json' with { type: 'json' };
import {
  leastContrast,
  paletteOf,
  wornModes,
  type Mode,
  type RoleValues,
  type Theme,
} from '../../tokens/themes.ts';
import type from '../../tokens/type.tokens.json' with { type: 'json' };
import { variableOf } from '../../tokens/variableOf.ts';

type Tree = { [key: string]: unknown };

const schema = 'https://www.designtokens.org/schemas/2025.10/format.json';
const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

/** Colours in sRGB, which design tools import; values of other kinds as they are. */
function inSrgb(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(inSrgb);
  if (typeof node !== 'object' || node === null) return node;
  const { components, alpha } = node as { components?: Oklch; alpha?: number };
  if (components !== undefined) return srgbOf(hexOf(components), alpha);
  return Object.fromEntries(Object.entries(node).map(([key, value]) => [key, inSrgb(value)]));
}

const roleTokens = (colours: RoleValues): Tree =>
  Object.fromEntries(
    Object.entries(colours).map(([group, roles]) => [
      group,
      Object.fromEntries(Object.entries(roles).map(([role, value]) => [role, { $value: srgbOf(value) }])),
    ]),
  );

function declarations(values: Tree, path: readonly string[] = []): string[] {
  return Object.entries(values).flatMap(([name, value]) =>
    typeof value === 'string'
      ? [`  --${variableOf([...path, name])}: ${value};`]
      : declarations(value as Tree, [...path, name]),
  );
}

function variables(themes: readonly Theme[]): string {
  const palette = paletteOf(brand.accent);
  const { breakpoint: _, ...scales } = resolveTokens(scale);
  const foundation = {
    ...scales,
    ...resolveTokens(motion),
    ...resolveTokens(elevation, palette),
    font: resolveTokens(type.font),
  };
  const rule = (selector: string, lines: readonly string[]) => `${selector} {\n${lines.join('\n')}\n}\n`;
  return [
    rule(':root', declarations(foundation)),
    ...themes.map(({ id, scheme, colours }, index) =>
      rule(`${index === 0 ? ':root, ' : ''}[data-theme=${id}]`, [
        `  color-scheme: ${scheme};`,
        ...declarations(colours),
      ]),
    ),
    ...themes.map(({ id, redUp }) => rule(`[data-theme=${id}][data-direction=red-up]`, declarations(redUp))),
  ].join('\n');
}

function contrastTable(modes: readonly Mode[]): string {
  const rows = pairs.map(({ foreground, background, min }) => {
    const ratios = modes.map(({ theme, colours }) => {
      const ratio = contrastRatio(colourOf(colours, foreground), colourOf(colours, background));
      return `${ratio.toFixed(2)}${ratio < leastContrast(min, theme) ? ' ✗' : ''}`;
    });
    return `| ${[foreground, background, min, ...ratios].join(' | ')} |`;
  });
  const heads = ['Foreground', 'Background', 'Least', ...modes.map(({ name }) => name)];
  return [
    '# Contrast of every pair in use',
    '',
    'WCAG 2 ratios of the sRGB colours. Themes with more contrast must reach 7 for 4.5 and 4.5 for 3.',
    '',
    `| ${heads.join(' | ')} |`,
    `|${heads.map(() => '---').join('|')}|`,
    ...rows,
    '',
  ].join('\n');
}

/** DTCG files with a resolver and one mode per theme and price colours, CSS variables, and the contrast table. */
export function bundle(themes: readonly Theme[]): Map<string, string> {
  const modes = wornModes(themes);
  const foundation = { ...paletteOf(brand.accent), ...scale, ...type, ...motion, ...elevation };
  const resolver = {
    name: brand.name,
    version: '2025.10',
    sets: { foundation: { sources: [{ $ref: 'foundation.tokens.json' }] } },
    modifiers: {
      theme: {
        default: modes[0]!.name,
        contexts: Object.fromEntries(modes.map(({ name }) => [name, [{ $ref: `${name}.tokens.json` }]])),
      },
    },
    resolutionOrder: [{ $ref: '#/sets/foundation' }, { $ref: '#/modifiers/theme' }],
  };
  return new Map([
    ['foundation.tokens.json', json({ ...(inSrgb(foundation) as Tree), $schema: schema, $description: 'Palette and scales.' })],
    ...modes.map(
      ({ name, theme, colours }) =>
        [
          `${name}.tokens.json`,
          json({ $schema: schema, $description: `${theme.name.en}, ${name}.`, semantic: { $type: 'color', ...roleTokens(colours) } }),
        ] as const,
    ),
    ['resolver.json', json(resolver)],
    ['variables.css', variables(themes)],
    ['contrast.md', contrastTable(modes)],
  ]);
}
