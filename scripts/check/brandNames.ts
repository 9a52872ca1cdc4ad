import { brand } from '../../contracts/brand.ts';
import { readSource, sourceFiles, withoutComments } from './sourceFiles.ts';

/** What a licensee delivers. */
const delivered = ['src', 'desk', 'server', 'contracts', 'public', 'tokens', 'index.html'];
/** The brand's own file, tests and their data, and the product's name in its contract with back-end teams. */
const exempt =
  /^contracts\/(?:brand\.ts|README\.md|CHANGELOG\.md|pacts?\/|examples\/|states\/|spec\/|openapi)|\.(?:test|proof)\.tsx?$|\/(?:fixtures|testing)\/|\.(?:png|woff2?)$/;

/** Lines of a text that name the brand as people read it, as 'line: fault'. Keys, hashes and files are lower case. */
export function brandNames(path: string, text: string): string[] {
  const name = new RegExp(`\\b(?:${brand.name}|${brand.name.toUpperCase()})\\b`);
  return (/\.[jt]sx?$/.test(path) ? withoutComments(text) : text)
    .split('\n')
    .flatMap((line, index) =>
      name.test(line) ? [`${index + 1}: the brand's name (${line.trim().slice(0, 80)})`] : [],
    );
}

/** Nothing that a person reads names the brand but contracts/brand.ts. */
export function check(): Promise<string[]> {
  const paths = delivered.flatMap((folder) => sourceFiles(folder)).filter((path) => !exempt.test(path));
  return Promise.resolve(
    paths.flatMap((path) => brandNames(path, readSource(path)).map((fault) => `${path}:${fault}`)),
  );
}
