import { readSource } from './sourceFiles.ts';

const permissive = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'OFL-1.1',
  'Python-2.0',
  'Unlicense',
  'Zlib',
]);

/** Packages under another licence that are allowed, with the reason. */
const exceptions: [pattern: RegExp, reason: string][] = [
  [/^lightningcss(-|$)/, 'MPL-2.0, used while building; nothing of it reaches the bundle'],
  [/^caniuse-lite$/, 'CC-BY-4.0 data, used while building; nothing of it reaches the bundle'],
  [
    /^@img\/sharp-(libvips-|win32|wasm32|webcontainers)/,
    'LGPL-3.0: libvips, a library of its own file that anybody can replace; none of it is changed or linked into ours',
  ],
  [/^ibantools$/, "MIT, the first of two that whoever takes it may choose from; written 'MIT or MPL-2.0'"],
  // These declare their licence in an old format that lock files omit.
  [/^(eval|require-like|xmlhttprequest-ssl)$/, 'MIT by the licence file in the package'],
];

type LockedPackage = { license?: string; dev?: boolean; devOptional?: boolean; link?: boolean };

/** Whether an SPDX expression is permissive: every AND part, any OR part. */
export function isPermissive(expression: string): boolean {
  const plain = expression.replaceAll(/[()]/g, '');
  return plain
    .split(/\s+AND\s+/)
    .every((part) => part.split(/\s+OR\s+/).some((licence) => permissive.has(licence.trim())));
}

/** Runtime packages of a lock file whose licence is missing or not permissive. */
export function licenceFaults(packages: Record<string, LockedPackage>): string[] {
  return Object.entries(packages).flatMap(([path, { license, dev }]) => {
    const name = path.replace(/^.*node_modules\//, '');
    if (path === '' || dev || exceptions.some(([pattern]) => pattern.test(name))) return [];
    if (license === undefined) return [`package-lock.json: ${name} names no licence`];
    return isPermissive(license) ? [] : [`package-lock.json: ${name} is under ${license}`];
  });
}

/** Production dependencies have permissive licences. */
export function check(): Promise<string[]> {
  const lock = JSON.parse(readSource('package-lock.json')) as { packages: Record<string, LockedPackage> };
  return Promise.resolve(licenceFaults(lock.packages));
}
