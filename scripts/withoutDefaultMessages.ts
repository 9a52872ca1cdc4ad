import { fixedText, propertiesOf, visitNodes, type SyntaxNode } from './syntaxTree.ts';

/**
 * Blanks the defaultMessage of every descriptor that has an id. Blanks, not a cut: all positions stay, so the
 * source map made before still fits.
 * @param code JavaScript (JSX already compiled)
 * @param program its ESTree, with start and end positions
 */
export function withoutDefaultMessages(code: string, program: unknown): string {
  const found: SyntaxNode[] = [];
  visitNodes(program, (node) => {
    const properties = propertiesOf(node);
    const text = properties.get('defaultMessage');
    // Without an id the text is all there is.
    if (text && properties.has('id') && fixedText(text.value) !== undefined) found.push(text);
  });
  let text = code;
  for (const { start, end } of found) {
    const comma = /^\s*,/.exec(code.slice(end))?.[0].length ?? 0;
    const blank = code.slice(start, end + comma).replaceAll(/[^\n]/g, ' ');
    text = text.slice(0, start) + blank + text.slice(end + comma);
  }
  return text;
}
