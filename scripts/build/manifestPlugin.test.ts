import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { brand } from '../../contracts/brand.ts';
import { appIcons, manifestOf, touchIcon } from './manifestPlugin.ts';

/** Width and height of a PNG file, from its first chunk. */
function sizeOf(path: string): string {
  const file = readFileSync(`public${path}`);
  expect(file.subarray(1, 4).toString()).toBe('PNG');
  return `${file.readUInt32BE(16)}x${file.readUInt32BE(20)}`;
}

it.each([...appIcons, touchIcon])('the icon $src has the size that is stated', ({ src, sizes }) => {
  expect(sizeOf(src)).toBe(sizes);
});

it('the manifest has what a browser needs to install the app, and the name of the brand', () => {
  const manifest = manifestOf('#fbfaf7');
  expect(manifest).toMatchObject({
    name: brand.name,
    short_name: brand.name,
    start_url: '/',
    display: 'standalone',
  });
  // Chromium asks for an icon of 192 and one of 512 pixels.
  expect(manifest.icons.filter(({ purpose }) => purpose === 'any').map(({ sizes }) => sizes)).toEqual([
    '192x192',
    '512x512',
  ]);
  expect(manifest.icons.some(({ purpose }) => purpose === 'maskable')).toBe(true);
});
