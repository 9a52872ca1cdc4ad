// Code that two screens share is a module: no six identical lines in two files of src/screens.
import { readFileSync } from 'node:fs';
import { sourceFiles } from './sourceFiles.ts';

const most = 5;

interface Line {
  text: string;
  /** From 1. */
  number: number;
}

/** Lines that only open or close others, e.g. `) : null}` and `</Stack>`, imports and comments. */
const saysNothing =
  /^(?:import |\} from |\/\/|\/\*|\*|\W*(?:null|undefined)?\W*$|<\/\w+>\W*$|return \($|\W*return null;$)/;

/** Names of a multi-line import. */
const importOfLines = /^import (?:type )?\{\n[^}]*\} from .*$/gm;

/** Lines with content; indentation is ignored. */
function linesOf(source: string): Line[] {
  return source
    .replaceAll(importOfLines, (names) => names.replaceAll(/[^\n]/g, ''))
    .split('\n')
    .map((text, index) => ({ text: text.trim(), number: index + 1 }))
    .filter(({ text }) => !saysNothing.test(text));
}

/** @param files sources by path */
export function repeatedLines(files: Readonly<Record<string, string>>): string[] {
  const seen = new Map<string, { path: string; number: number }>();
  const faults = new Map<string, string>();
  for (const [path, source] of Object.entries(files)) {
    const lines = linesOf(source);
    for (let start = 0; start + most < lines.length; start += 1) {
      const text = lines.slice(start, start + most + 1).map((line) => line.text);
      const before = seen.get(text.join('\n'));
      const { number } = lines[start]!;
      if (before === undefined) seen.set(text.join('\n'), { path, number });
      else if (before.path !== path && !faults.has(`${before.path} ${path}`))
        faults.set(`${before.path} ${path}`, `${path}:${number} repeats ${before.path}:${before.number}`);
    }
  }
  return [...faults.values()];
}

export function check(): string[] {
  const paths = sourceFiles('src/screens').filter((path) => !/\.(?:test|proof)\.tsx?$/.test(path));
  return repeatedLines(Object.fromEntries(paths.map((path) => [path, readFileSync(path, 'utf8')])));
}
