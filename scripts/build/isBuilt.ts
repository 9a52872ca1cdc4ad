// Whether the browser's part of the product is there; apart from what builds it, which a running server needs none of.
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

export const serverFolder = 'dist/server';
/** Everything that the build reads. */
const sources = [
  'src',
  'desk',
  'contracts',
  'tokens',
  'public',
  'index.html',
  'vite.config.ts',
  'vite.desk.config.ts',
  'package.json',
  'scripts/build/appBuild.ts',
  'scripts/build/isBuilt.ts',
  'scripts/build/firstPageTemplate.ts',
  'scripts/build/ownTextsPlugin.ts',
  'scripts/build/pureRouterPlugin.ts',
];
/** Is there a compressed build, and is it newer than everything that it was made of? */
export function isBuilt(): boolean {
  const page = join(serverFolder, 'home.html');
  if (!existsSync(page)) return false;
  const builtMs = statSync(page).mtimeMs;
  return sources.filter((path) => existsSync(path)).every((path) => newestMs(path) <= builtMs);
}

export function filesIn(path: string): string[] {
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}

function newestMs(path: string): number {
  const stat = statSync(path);
  if (!stat.isDirectory()) return stat.mtimeMs;
  return Math.max(0, ...filesIn(path).map((file) => statSync(file).mtimeMs));
}
