import { describe, expect, test } from 'vitest';
import { resolveTokens } from './resolve.ts';

const primitives = {
  color: {
    $type: 'color',
    ink: { $value: { colorSpace: 'oklch', components: [0.215, 0.026, 266], alpha: 1 } },
    veil: { $value: { colorSpace: 'oklch', components: [0.145, 0.02, 266], alpha: 0.44 } },
  },
};

describe('a token tree', () => {
  test('an alias has the value of the token that it names', () => {
    const tree = { text: { $type: 'color', primary: { $value: '{color.ink}' } } };
    expect(resolveTokens(tree, primitives)).toEqual({ text: { primary: '#141926' } });
  });

  test('an alias of an alias is followed to its end', () => {
    const middle = { role: { body: { $value: '{color.ink}' } } };
    const tree = { title: { $value: '{role.body}' } };
    expect(resolveTokens(tree, primitives, middle)).toEqual({ title: '#141926' });
  });

  test('an alias that names nothing stops the build and says which', () => {
    const tree = { title: { $value: '{color.absent}' } };
    expect(() => resolveTokens(tree, primitives)).toThrow('No token is named color.absent.');
  });

  test('an alias that names a group, not a token, stops the build', () => {
    const tree = { title: { $value: '{color}' } };
    expect(() => resolveTokens(tree, primitives)).toThrow('No token is named color.');
  });

  test('descriptions and types are no tokens', () => {
    const tree = {
      $description: 'Space.',
      space: { $type: 'dimension', 1: { $value: { value: 2, unit: 'px' } } },
    };
    expect(resolveTokens(tree)).toEqual({ space: { 1: '2px' } });
  });

  test('a value of no known kind stops the build', () => {
    const tree = { odd: { $value: { wide: true } } };
    expect(() => resolveTokens(tree)).toThrow('A token has a value of no known kind');
  });
});

describe('a value becomes CSS', () => {
  test.each([
    ['an opaque colour', '{color.ink}', '#141926'],
    ['a colour with alpha', '{color.veil}', 'rgb(7 10 19 / 0.44)'],
    ['a duration', { value: 140, unit: 'ms' }, '140ms'],
    ['a number', 1.06, '1.06'],
    ['a curve', [0.2, 0, 0, 1], 'cubic-bezier(0.2, 0, 0, 1)'],
    [
      'faces, those of several words in quotes',
      ['Inter Variable', 'sans-serif'],
      '"Inter Variable", sans-serif',
    ],
  ])('%s', (_, value, css) => {
    expect(resolveTokens({ token: { $value: value } }, primitives)).toEqual({ token: css });
  });

  test('shadows, layer after layer', () => {
    const px = (value: number) => ({ value, unit: 'px' });
    const layer = { color: '{color.veil}', offsetX: px(0), offsetY: px(8), blur: px(24), spread: px(-4) };
    const near = { ...layer, color: '{color.ink}', offsetY: px(1), blur: px(2), spread: px(0) };
    expect(resolveTokens({ pop: { $value: [near, layer] } }, primitives)).toEqual({
      pop: '0px 1px 2px 0px #141926, 0px 8px 24px -4px rgb(7 10 19 / 0.44)',
    });
  });
});
