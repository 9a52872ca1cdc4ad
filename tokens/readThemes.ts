// The themes for code that Node runs; code that Vite builds imports src/theme/themes.ts.
import { readdirSync, readFileSync } from 'node:fs';
import { brand } from '../contracts/brand.ts';
import { themesOf, type Theme, type ThemeFile } from './themes.ts';

const folder = new URL('themes/', import.meta.url);
const ending = '.tokens.json';

/** @throws Error that names each fault of a theme's file */
export function readThemes(): Theme[] {
  const files = readdirSync(folder).filter((name) => name.endsWith(ending));
  return themesOf(
    Object.fromEntries(
      files.map((name) => [
        name.slice(0, -ending.length),
        JSON.parse(readFileSync(new URL(name, folder), 'utf8')) as ThemeFile,
      ]),
    ),
    brand.accent,
  );
}
