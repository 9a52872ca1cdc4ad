// docs/adding-a-call.md promises how little a call costs; this counts the one that it shows.
import { expect, it } from 'vitest';
import { readSource } from './sourceFiles.ts';

const page = readSource('docs/adding-a-call.md');
const rows = [...page.matchAll(/^\| \d \| .+ \| `(.+)` \| (\d+) \|$/gm)].map(([, path, count]) => ({
  path: path!,
  lines: Number(count),
}));

/** The first line of each piece, and the first behind it. */
const pieces = [
  { begin: /^ {2}\/user\/logout:$/, end: /^ {0,2}\S/ },
  { begin: /^export const logout\b/, end: /^$/ },
  { begin: /^export const logout\b/, end: /^$/ },
  { begin: /^it\('logout\b/, end: /^$/ },
  { begin: /^const logout\b/, end: /^$/ },
];

function linesOf(lines: readonly string[], { begin, end }: (typeof pieces)[number]): number {
  const from = lines.findIndex((line) => begin.test(line));
  expect(from).toBeGreaterThanOrEqual(0);
  return lines.slice(from + 1).findIndex((line) => end.test(line)) + 1;
}

it('logout takes as many lines as the page says, at most 25 in all', () => {
  const counted = rows.map(({ path }, index) => {
    const lines = readSource(path).split('\n');
    const inList = path.startsWith('server/') ? lines.filter((line) => line === '  logout,').length : 0;
    return { path, lines: linesOf(lines, pieces[index]!) + inList };
  });
  expect(counted).toHaveLength(pieces.length);
  expect(counted).toEqual(rows);
  const sum = counted.reduce((total, { lines }) => total + lines, 0);
  expect(page).toContain(`${sum} lines in all`);
  expect(sum).toBeLessThanOrEqual(25);
});
