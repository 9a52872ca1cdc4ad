import { readSource, sourceFiles, withoutComments } from './sourceFiles.ts';

const rules: { name: string; pattern: RegExp; isForStylesheets?: boolean }[] = [
  { name: 'a hex colour', pattern: /['"`\s:(]#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})\b/i },
  { name: 'a raw colour', pattern: /\b(?:rgba?|hsla?|oklch|oklab|hwb)\(/i },
  // Multiplying by 1px converts a measured number.
  { name: 'a px literal', pattern: /(?<![\w.-]|\* )(?!0px)-?\d*\.?\d+px\b/ },
  // A theme that does not exist yet would be left out; components choose by role.
  { name: 'a theme by its name', pattern: /\[data-theme=["']?\w/ },
  { name: 'a style attribute', pattern: /\sstyle=\{|\sstyle="/ },
  {
    // vanilla-extract converts a bare number to px.
    name: 'a bare length',
    pattern:
      /(?<![\w-])(?:padding|margin|gap|rowGap|columnGap|width|height|minWidth|maxWidth|minHeight|maxHeight|inset|top|right|bottom|left|fontSize|borderRadius|borderWidth|outlineWidth|outlineOffset|blockSize|inlineSize|padding\w+|margin\w+|inset\w+): -?(?!0\b)\d/,
    isForStylesheets: true,
  },
];

/** Raw values of a source text, as 'line: fault'. Only token files contain raw values. */
export function rawValues(text: string, isStylesheet: boolean): string[] {
  return withoutComments(text)
    .split('\n')
    .flatMap((line, index) =>
      rules
        .filter((rule) => (isStylesheet || !rule.isForStylesheets) && rule.pattern.test(line))
        .map((rule) => `${index + 1}: ${rule.name} (${line.trim().slice(0, 80)})`),
    );
}

/** Files that may contain raw values, with the reason. */
const exempt = new Set([
  'src/ui/loading/measured.ts', // sets CSS variables for what is measured
  'src/ui/text/VisuallyHidden.css.ts', // the clipped box of one pixel that screen readers need
]);

/** src contains no colours, px literals or style attributes; only measured.ts sets CSS variables. */
export function check(): Promise<string[]> {
  const paths = sourceFiles('src').filter(
    (path) => /\.tsx?$/.test(path) && !/\.(?:test|proof)\.tsx?$/.test(path) && !exempt.has(path),
  );
  return Promise.resolve(
    paths.flatMap((path) =>
      rawValues(readSource(path), path.endsWith('.css.ts')).map((fault) => `${path}:${fault}`),
    ),
  );
}
