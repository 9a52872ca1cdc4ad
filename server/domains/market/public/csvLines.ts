import { createReadStream } from 'node:fs';

/** No valid tape line is longer. */
const longestLine = 1000;

export interface CsvLines {
  /** Number of the first line, from 1. */
  first: number;
  lines: string[];
}

/**
 * Lines of a file in chunks of some hundreds, independent of its size.
 * @throws Error of the file system, or naming the line that is too long
 */
export async function* csvLines(path: string): AsyncGenerator<CsvLines> {
  let rest = '';
  let first = 1;
  for await (const chunk of createReadStream(path, 'utf8')) {
    const lines = (rest + (chunk as string)).split('\n');
    rest = lines.pop()!;
    const long = lines.findIndex((line) => line.length > longestLine);
    if (long >= 0 || rest.length > longestLine) {
      throw new Error(
        `line ${first + (long < 0 ? lines.length : long)}: longer than ${longestLine} characters`,
      );
    }
    if (lines.length > 0) yield { first, lines: lines.map(withoutReturn) };
    first += lines.length;
  }
  if (rest !== '') yield { first, lines: [withoutReturn(rest)] };
}

function withoutReturn(line: string): string {
  return line.endsWith('\r') ? line.slice(0, -1) : line;
}
