import { readSource, sourceFiles } from './sourceFiles.ts';

// Written in two parts, so that this file passes its own check.
const word = (...parts: string[]) => parts.join('');

const rules: { name: string; pattern: RegExp; files?: RegExp }[] = [
  {
    name: 'a test that is left out or runs alone',
    pattern: /\b(?:it|test|describe|suite)\.(?:only|skip|todo|fixme)\b/,
    files: /\.(?:tsx?|js)$/,
  },
  { name: 'unfinished work', pattern: new RegExp(word('\\b(?:TO', 'DO|FIX', 'ME|XX', 'X)\\b')) },
  {
    name: 'a path of one machine',
    pattern: new RegExp(word('(?<![\\w.])/(?:wo', 'rk/|ro', 'ot/|ho', 'me/\\w|Us', 'ers/\\w)')),
  },
  {
    name: 'a package registry',
    pattern: new RegExp(word('regis', 'try\\.npm', 'js|npm', 'mirror|arti', 'factory|verd', 'accio'), 'i'),
  },
  {
    // Spreading bypasses the excess property check of an object literal.
    name: 'properties spread from an object in place',
    pattern: /\.\.\.\{ /,
    files: /\.tsx?$/,
  },
  { name: 'a left-over debugger', pattern: /^\s*debugger;/, files: /\.(?:tsx?|js)$/ },
];

const binary = /\.(?:png|jpg|webp|woff2?|ico|gz|br)$/;

/** Project rules that a text breaks, as 'line: fault'. */
export function projectFaults(path: string, text: string): string[] {
  const applying = rules.filter((rule) => rule.files?.test(path) ?? true);
  return text
    .split('\n')
    .flatMap((line, index) =>
      applying
        .filter((rule) => rule.pattern.test(line))
        .map((rule) => `${index + 1}: ${rule.name} (${line.trim().slice(0, 80)})`),
    );
}

/** Decisions that the index does not list, and index entries without a decision. */
function indexFaults(): string[] {
  const index = 'docs/decisions/README.md';
  const listed = [...readSource(index).matchAll(/\]\((0[\w-]+\.md)\)/g)].map(
    ([, file]) => `docs/decisions/${file}`,
  );
  const made = sourceFiles('docs/decisions').filter((path) => path !== index);
  return [
    ...made.filter((path) => !listed.includes(path)).map((path) => `${index}: ${path} is missing`),
    ...listed.filter((path) => !made.includes(path)).map((path) => `${index}: there is no ${path}`),
  ];
}

/** No skipped tests, no names of machines or registries, no markers of unfinished work. */
export function check(): Promise<string[]> {
  const paths = sourceFiles('.').filter(
    (path) => !binary.test(path) && path !== 'scripts/check/sourceRules.test.ts',
  );
  return Promise.resolve([
    ...paths.flatMap((path) => projectFaults(path, readSource(path)).map((fault) => `${path}:${fault}`)),
    ...indexFaults(),
  ]);
}
