import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

// An app message id may look like a reason, and a reason that is only compared is not shown.
const literal = /(?<!\bid(?:=|: )|[!=]== )(['"])([a-z]+\.[A-Za-z]+)\1/g;

/**
 * Reasons whose messages the app may show: literals in its code and in the shared rules.
 * @param root the project's folder
 */
export function refusalsOfApp(root: string): Set<string> {
  const paths = globSync(['src/**/*.{ts,tsx}', 'contracts/rules/**/*.ts'], { cwd: root }).filter(
    (path) => !/\.(?:test|proof|d)\.tsx?$/.test(path),
  );
  const matches = paths.flatMap((path) => [...readFileSync(join(root, path), 'utf8').matchAll(literal)]);
  return new Set(matches.map((match) => match[2]!));
}
