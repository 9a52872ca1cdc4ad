import { parse } from '@formatjs/icu-messageformat-parser';
import { fixedText, propertiesOf, visitNodes, type SyntaxNode } from '../syntaxTree.ts';

/**
 * Parses the defaultMessage of every descriptor with an id, so that the bundle needs no parser for it.
 * @param code JavaScript (JSX already compiled)
 * @param program its ESTree, with start and end positions
 * @throws if a text is not a valid ICU message
 */
export function compileDefaultMessages(code: string, program: unknown): string {
  const found: { value: SyntaxNode; text: string }[] = [];
  visitNodes(program, (node) => {
    const properties = propertiesOf(node);
    const value = properties.get('defaultMessage')?.value;
    const text = fixedText(value);
    if (value && text !== undefined && properties.has('id')) found.push({ value, text });
  });
  let compiled = code;
  // From the end, so that earlier positions stay valid.
  for (const { value, text } of found.toSorted((a, b) => b.value.start - a.value.start)) {
    const elements = JSON.stringify(parse(text.trim().replaceAll(/\s+/g, ' ')));
    compiled = compiled.slice(0, value.start) + elements + compiled.slice(value.end);
  }
  return compiled;
}
