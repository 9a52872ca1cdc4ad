/** An ESTree node with the properties that this project reads. */
export type SyntaxNode = { type: string; start: number; end: number };

function isNode(value: unknown): value is SyntaxNode {
  return typeof value === 'object' && value !== null && typeof (value as SyntaxNode).type === 'string';
}

/** Calls visit for every node below a program or node, parents first. */
export function visitNodes(node: unknown, visit: (node: SyntaxNode) => void): void {
  if (Array.isArray(node)) {
    for (const each of node) visitNodes(each, visit);
    return;
  }
  if (!isNode(node)) return;
  visit(node);
  for (const value of Object.values(node)) if (typeof value === 'object') visitNodes(value, visit);
}

type Literal = SyntaxNode & {
  value?: unknown;
  expressions?: unknown[];
  expression?: SyntaxNode;
  quasis?: { value: { cooked: string | null } }[];
};

/** The text of a string literal, of a template without expressions, or of either in JSX braces. */
export function fixedText(node: SyntaxNode | null | undefined): string | undefined {
  const { type, value, expressions, quasis, expression } = (node ?? {}) as Literal;
  if (type === 'Literal') return typeof value === 'string' ? value : undefined;
  if (type === 'TemplateLiteral') return expressions?.length ? undefined : (quasis?.[0]?.value.cooked ?? '');
  return type === 'JSXExpressionContainer' ? fixedText(expression) : undefined;
}

type Property = SyntaxNode & { key: SyntaxNode & { name?: string; value?: unknown }; value: SyntaxNode };

/** The properties of an object literal by name; spreads and methods are left out. */
export function propertiesOf(node: SyntaxNode): Map<string, Property> {
  const found = new Map<string, Property>();
  if (node.type !== 'ObjectExpression') return found;
  for (const property of (node as SyntaxNode & { properties: Property[] }).properties)
    if (property.type === 'Property') found.set(String(property.key.name ?? property.key.value), property);
  return found;
}
