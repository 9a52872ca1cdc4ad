import { expect, test } from 'vitest';
import { readThemes } from '../../tokens/readThemes.ts';
import { bundle } from './bundle.ts';

const themes = readThemes();
const files = bundle(themes);
const read = (name: string) => JSON.parse(files.get(name)!) as Record<string, unknown>;

/** Every token of a tree by its path. */
function tokensOf(node: object, path = ''): Map<string, unknown> {
  if ('$value' in node) return new Map([[path, node.$value]]);
  return new Map(
    Object.entries(node)
      .filter(([name, child]) => !name.startsWith('$') && typeof child === 'object')
      .flatMap(([name, child]) => [...tokensOf(child as object, path === '' ? name : `${path}.${name}`)]),
  );
}

test('every theme is a mode, with green and with red for rising prices, and has the same roles', () => {
  const { modifiers } = read('resolver.json') as { modifiers: { theme: { contexts: object } } };
  const modes = Object.keys(modifiers.theme.contexts);
  expect(modes).toEqual(themes.flatMap(({ id }) => [id, `${id}.red-up`]));
  const [first, ...others] = modes.map((mode) => [...tokensOf(read(`${mode}.tokens.json`)).keys()]);
  for (const roles of others) expect(roles).toEqual(first);
});

test('a colour is in sRGB with its hex, as design tools read it', () => {
  const roles = tokensOf(read('light.tokens.json'));
  expect(roles.get('semantic.accent.onFill')).toEqual({
    colorSpace: 'srgb',
    components: [1, 1, 1],
    alpha: 1,
    hex: '#ffffff',
  });
  const up = tokensOf(read('light.red-up.tokens.json')).get('semantic.positive.text');
  expect(up).toEqual(roles.get('semantic.negative.text'));
});

test('every alias of the foundation names a token of it', () => {
  const text = files.get('foundation.tokens.json')!;
  const known = tokensOf(read('foundation.tokens.json'));
  for (const [, path] of text.matchAll(/"\{([\w.]+)\}"/g)) expect(known.has(path!), path).toBe(true);
  expect(text).not.toContain('oklch');
});

test('the CSS variables are those of the app', () => {
  const css = files.get('variables.css')!;
  expect(css).toContain('--accent-fill-pressed: #1d307b;');
  expect(css).toContain('--space-5: 16px;');
  for (const { id } of themes) expect(css).toContain(`[data-theme=${id}][data-direction=red-up] {`);
});

test('no pair of the contrast table misses its least', () => {
  const table = files.get('contrast.md')!;
  expect(table).toContain('| text.primary | surface.base | 4.5 |');
  expect(table).not.toContain('✗');
});
