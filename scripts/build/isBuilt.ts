// Checks whether the client is built; separate from the build code, which a running server does not need.
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

export const serverFolder = 'dist/server';
/** All inputs of the build. */
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
  'scripts/build/manifestPlugin.ts',
  'scripts/build/ownTextsPlugin.ts',
  'scripts/build/pagePlugin.ts',
  'scripts/build/places.ts',
  'scripts/build/pureRouterPlugin.ts',
];
/** Whether a compressed build exists that is newer than all of its sources. */
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
