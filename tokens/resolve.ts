// Converts W3C design tokens to CSS values. Runs in builds and in tests.
import { hexOf, type Oklch } from './colour.ts';

interface ColourValue {
  colorSpace: 'oklch';
  components: Oklch;
  alpha: number;
}
interface Dimension {
  value: number;
  unit: string;
}
interface Shadow {
  color: string;
  offsetX: Dimension;
  offsetY: Dimension;
  blur: Dimension;
  spread: Dimension;
}

/** The tree of a token file with every token replaced by its CSS value. */
export type Resolved<T> = T extends { $value: unknown }
  ? string
  : { [K in keyof T as K extends `$${string}` ? never : K]: Resolved<T[K]> };

type Tree = { [key: string]: unknown };

const isTree = (value: unknown): value is Tree =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function tokenAt(sources: readonly Tree[], path: string): unknown {
  for (const source of sources) {
    let node: unknown = source;
    for (const key of path.split('.')) node = isTree(node) ? node[key] : undefined;
    if (isTree(node) && '$value' in node) return node.$value;
  }
  throw new Error(`No token is named ${path}.`);
}

const dimension = ({ value, unit }: Dimension): string => (value === 0 ? '0px' : `${value}${unit}`);

function colour({ components, alpha }: ColourValue): string {
  const hex = hexOf(components);
  if (alpha === 1) return hex;
  const channels = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  return `rgb(${channels.join(' ')} / ${alpha})`;
}

function toCss(value: unknown, sources: readonly Tree[]): string {
  if (typeof value === 'number') return String(value);
  if (typeof value === 'string') {
    const alias = /^\{(.+)\}$/.exec(value);
    return alias?.[1] ? toCss(tokenAt(sources, alias[1]), sources) : value;
  }
  if (Array.isArray(value)) {
    if (value.every((part) => typeof part === 'number')) return `cubic-bezier(${value.join(', ')})`;
    if (value.every((part) => typeof part === 'string')) {
      return value.map((name) => (name.includes(' ') ? `"${name}"` : name)).join(', ');
    }
    return value
      .map((part: Shadow) =>
        [part.offsetX, part.offsetY, part.blur, part.spread]
          .map(dimension)
          .concat(toCss(part.color, sources))
          .join(' '),
      )
      .join(', ');
  }
  if (isTree(value) && 'components' in value) return colour(value as unknown as ColourValue);
  if (isTree(value) && 'unit' in value) return dimension(value as unknown as Dimension);
  throw new Error(`A token has a value of no known kind: ${JSON.stringify(value)}`);
}

/**
 * @param tree a token file or a group of it
 * @param sources files that its aliases may refer to
 */
export function resolveTokens<T extends object>(tree: T, ...sources: object[]): Resolved<T> {
  const trees = sources as Tree[];
  const walk = (node: Tree): unknown =>
    '$value' in node
      ? toCss(node.$value, trees)
      : Object.fromEntries(
          Object.entries(node)
            .filter(([key]) => !key.startsWith('$'))
            .map(([key, child]) => [key, walk(child as Tree)]),
        );
  return walk(tree as Tree) as Resolved<T>;
}
