const tags = [
  'p',
  'h2',
  'h3',
  'h4',
  'ul',
  'ol',
  'li',
  'a',
  'strong',
  'em',
  'br',
  'blockquote',
  'code',
  'table',
  'thead',
  'tbody',
  'tr',
  'th',
  'td',
] as const;

/** Elements that external text may contain. */
type RichTag = (typeof tags)[number];

/** A link to a place in the app, a mail address or another site; all other links are dropped. */
export interface RichLink {
  kind: 'app' | 'mail' | 'site';
  href: string;
}

export interface RichElement {
  tag: RichTag;
  /** Set on `a`. */
  link?: RichLink;
  children: RichNode[];
}

export type RichNode = string | RichElement;

const known = new Set<string>(tags);
/** Other element names with the same meaning. */
const synonyms: Record<string, RichTag> = {
  b: 'strong',
  i: 'em',
  h1: 'h2',
  h5: 'h4',
  h6: 'h4',
  tfoot: 'tbody',
};
/** Elements whose content is not text for users. */
const unreadable = new Set([
  ...['script', 'style', 'template', 'noscript', 'svg', 'math', 'iframe', 'object', 'embed', 'head', 'title'],
  ...['textarea', 'select', 'audio', 'video', 'canvas'],
]);
/** Elements that accept only certain children, and the wrapper for others. */
const holds: Partial<Record<RichTag, { direct: readonly RichTag[]; in: RichTag }>> = {
  ul: { direct: ['li'], in: 'li' },
  ol: { direct: ['li'], in: 'li' },
  table: { direct: ['thead', 'tbody'], in: 'tbody' },
  thead: { direct: ['tr'], in: 'tr' },
  tbody: { direct: ['tr'], in: 'tr' },
  tr: { direct: ['th', 'td'], in: 'td' },
};
/** Genuine texts are nested less deeply; the limit bounds the cost of malicious ones. */
const deepest = 40;

/**
 * Parses HTML to plain data, without executing or loading anything, keeping only known tags and link targets, so that
 * the renderer cannot output anything else.
 * @param base base URL of relative links; the page's address
 */
export function parseRichText(html: string, base: string): RichNode[] {
  // A separate document has no window: scripts do not run and images are not loaded.
  return childrenOf(new DOMParser().parseFromString(html, 'text/html').body, new URL(base), 0);
}

function childrenOf(parent: Node, base: URL, depth: number): RichNode[] {
  if (depth > deepest) return [parent.textContent ?? ''];
  return [...parent.childNodes].flatMap((node) => read(node, base, depth));
}

function read(node: Node, base: URL, depth: number): RichNode[] {
  if (node.nodeType === Node.TEXT_NODE) return [node.nodeValue ?? ''];
  if (node.nodeType !== Node.ELEMENT_NODE) return [];
  const name = (node as Element).localName;
  if (unreadable.has(name)) return [];
  const children = childrenOf(node, base, depth + 1);
  const tag = synonyms[name] ?? (known.has(name) ? (name as RichTag) : undefined);
  if (tag === undefined) return children;
  if (tag === 'br') return [{ tag, children: [] }];
  if (tag !== 'a') return [{ tag, children: fitted(tag, children) }];
  const link = linkOf((node as Element).getAttribute('href'), base);
  return link ? [{ tag, link, children }] : children;
}

/** Wraps text between table rows or list items in a row or an item of its own. */
function fitted(tag: RichTag, children: RichNode[]): RichNode[] {
  const rule = holds[tag];
  if (!rule) return children;
  return children.flatMap((child): RichNode[] => {
    if (typeof child === 'string' && child.trim() === '') return [];
    if (typeof child !== 'string' && rule.direct.includes(child.tag)) return [child];
    return [{ tag: rule.in, children: fitted(rule.in, [child]) }];
  });
}

function linkOf(href: string | null, base: URL): RichLink | undefined {
  // Parsed like in a browser, so that no link looks harmless here and is harmful there.
  const url = href === null ? undefined : urlOf(href, base);
  if (url === undefined || url.username !== '' || url.password !== '') return undefined;
  if (url.protocol === 'mailto:') return { kind: 'mail', href: url.href };
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return undefined;
  if (url.origin !== base.origin) return { kind: 'site', href: url.href };
  return { kind: 'app', href: `${url.pathname}${url.search}${url.hash}` };
}

/** URL.parse is not available on older phones. */
function urlOf(href: string, base: URL): URL | undefined {
  try {
    return new URL(href, base);
  } catch {
    return undefined;
  }
}
