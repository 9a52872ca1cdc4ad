import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'vite';
import { fixedText, propertiesOf, visitNodes, type SyntaxNode } from '../syntaxTree.ts';

/** English texts by message id, from the call sites under src. */
export type ExtractedMessages = Record<string, string>;

type Attribute = SyntaxNode & { name?: { name?: string }; value: SyntaxNode | null };

function attributesOf(node: SyntaxNode): Map<string, Attribute> {
  if (node.type !== 'JSXOpeningElement') return new Map();
  const { attributes } = node as SyntaxNode & { attributes: Attribute[] };
  return new Map(attributes.map((attribute) => [attribute.name?.name ?? '', attribute]));
}

/** The messages of one source text: objects and elements with a fixed id and a fixed defaultMessage. */
export function messagesIn(path: string, code: string): [id: string, text: string][] {
  const { program, errors } = parseSync(path, code);
  if (errors.length > 0) throw new Error(`${path}: ${errors[0]?.message ?? 'cannot be parsed'}`);
  const found: [string, string][] = [];
  visitNodes(program, (node) => {
    const parts = node.type === 'ObjectExpression' ? propertiesOf(node) : attributesOf(node);
    const id = fixedText(parts.get('id')?.value);
    const text = fixedText(parts.get('defaultMessage')?.value);
    // Line breaks and indentation of the source are not part of a text.
    if (id !== undefined && text !== undefined) found.push([id, text.trim().replaceAll(/\s+/g, ' ')]);
  });
  return found;
}

/**
 * Reads all messages of src, sorted by id.
 * @param root the project's folder
 * @throws if one id has two texts, or a file cannot be parsed
 */
export function extractMessages(root: string): ExtractedMessages {
  const texts = new Map<string, string>();
  const paths = globSync('src/**/*.{ts,tsx}', { cwd: root }).filter(
    (path) => !/\.(test|d)\.tsx?$/.test(path),
  );
  for (const path of paths) {
    const code = readFileSync(join(root, path), 'utf8');
    if (!code.includes('defaultMessage')) continue;
    for (const [id, text] of messagesIn(path, code)) {
      const other = texts.get(id);
      if (other !== undefined && other !== text)
        throw new Error(`${path}: ${id} says "${text}", elsewhere "${other}"`);
      texts.set(id, text);
    }
  }
  return Object.fromEntries([...texts].sort(([a], [b]) => (a < b ? -1 : 1)));
}
