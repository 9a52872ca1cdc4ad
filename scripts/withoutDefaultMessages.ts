type Node = { type: string; start: number; end: number };
type Literal = Node & { value?: unknown; expressions?: unknown[] };
type Property = Node & { key: Node & { name?: string; value?: unknown }; value: Literal };

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';
}

function keyOf(property: Node): unknown {
  if (property.type !== 'Property') return undefined;
  const { key } = property as Property;
  return key.name ?? key.value;
}

function isFixedText(value: Literal): boolean {
  if (value.type === 'TemplateLiteral') return value.expressions?.length === 0;
  return value.type === 'Literal' && typeof value.value === 'string';
}

function collect(node: unknown, found: Property[]): void {
  if (Array.isArray(node)) {
    for (const each of node) collect(each, found);
    return;
  }
  if (!isNode(node)) return;
  if (node.type === 'ObjectExpression') {
    const { properties } = node as Node & { properties: Node[] };
    // Without an id the text is all there is.
    if (properties.some((property) => keyOf(property) === 'id')) {
      const texts = properties.filter((property) => keyOf(property) === 'defaultMessage') as Property[];
      found.push(...texts.filter((property) => isFixedText(property.value)));
    }
  }
  for (const value of Object.values(node)) collect(value, found);
}

/**
 * Blanks the defaultMessage of every descriptor that has an id. Blanks, not a cut: all positions stay, so the
 * source map made before still fits.
 * @param code JavaScript (JSX already compiled)
 * @param program its ESTree, with start and end positions
 */
export function withoutDefaultMessages(code: string, program: unknown): string {
  const found: Property[] = [];
  collect(program, found);
  let text = code;
  for (const { start, end } of found) {
    const comma = /^\s*,/.exec(code.slice(end))?.[0].length ?? 0;
    const blank = code.slice(start, end + comma).replaceAll(/[^\n]/g, ' ');
    text = text.slice(0, start) + blank + text.slice(end + comma);
  }
  return text;
}
