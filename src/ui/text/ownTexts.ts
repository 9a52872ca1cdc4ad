// Wraps every text in an element of its own. The browser's translator replaces text nodes, and React then writes to a
// detached node or fails to remove it. An element's only text is set as its content instead.
import { Fragment, type ElementType } from 'react';

type Props = Readonly<Record<string, unknown>>;
type MakeText = (props: Props, key: string) => unknown;

/** Elements that contain only text. */
const textOnly: ReadonlySet<unknown> = new Set([
  ...['option', 'title', 'desc', 'textarea', 'style', 'script', 'text', 'tspan'],
]);
const digit = /\d/;

const isText = (child: unknown): child is string | number | bigint =>
  typeof child === 'string' || typeof child === 'number' || typeof child === 'bigint';
const isNothing = (child: unknown): boolean => child == null || typeof child === 'boolean' || child === '';

/** Translators change digits and separators and react late, so text with figures is not translated. */
const untranslated = (text: string): Props => (digit.test(text) ? { translate: 'no' } : {});

function hasText(children: readonly unknown[]): boolean {
  return children.some((child) => isText(child) || (Array.isArray(child) && hasText(child)));
}

/** Merges adjacent texts; all other children keep their positions, so that React recognises them. */
function joined(children: readonly unknown[]): unknown[] {
  const result: unknown[] = [];
  let at = -1;
  for (const child of children) {
    if (isNothing(child)) {
      result.push(null);
    } else if (!isText(child)) {
      at = -1;
      result.push(child);
    } else if (at < 0) {
      at = result.push(String(child)) - 1;
    } else {
      result[at] = `${String(result[at])}${child}`;
      result.push(null);
    }
  }
  return result;
}

/**
 * The key changes with the text, so that a late browser translation of the old text is written to a removed element.
 */
function inElements(children: readonly unknown[], makeText: MakeText, own: boolean): unknown[] {
  return joined(children).map((child, at) => {
    if (Array.isArray(child)) return inElements(child, makeText, own);
    if (typeof child !== 'string') return child;
    const key = digit.test(child) ? `text${at}` : `text${at} ${child}`;
    return makeText({ children: child, ...(own ? {} : untranslated(child)) }, key);
  });
}

/** Wraps texts that have sibling elements; undefined where nothing needs wrapping. */
function childrenOf(type: ElementType, { children, translate }: Props, makeText: MakeText): unknown {
  if (isText(children)) {
    const isOwn = typeof type !== 'symbol' && (type as unknown) !== Fragment;
    return isOwn ? children : inElements([children], makeText, false)[0];
  }
  if (!Array.isArray(children) || !hasText(children)) return children;
  const [single, ...others] = joined(children.flat(Infinity)).filter((child) => child !== null);
  if (others.length === 0 && typeof single === 'string')
    return childrenOf(type, { children: single }, makeText);
  return textOnly.has(type) ? children : inElements(children, makeText, translate !== undefined);
}

/** Properties of an element with its texts in separate elements. */
export function ownTexts(type: ElementType, props: Props, makeText: MakeText): Props {
  const { children, translate } = props;
  if (children === undefined) return props;
  const own = childrenOf(type, props, makeText);
  const isFigure =
    typeof type === 'string' && translate === undefined && isText(own) && digit.test(String(own));
  if (own === children && !isFigure) return props;
  return { ...props, children: own, ...(isFigure ? { translate: 'no' } : {}) };
}
