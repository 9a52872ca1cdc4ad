// Finds changes between two versions of the contract, and whether they break clients of the older one. App and back end
// are built by different teams and updated on different days, so a change breaks when an app of the older version
// cannot use a back end of the newer one, or the other way round.
import { apiDiff, type Diff } from 'api-smart-diff';
import type { Openapi } from '../readOpenapi.ts';

export interface Change {
  isBreaking: boolean;
  /** Path of the change, e.g. "replace paths > /coin/trade > post > …". */
  what: string;
}

/** Extension keywords that change what a call does or who may call it; a change of any other is informational. */
const bindingWords = ['x-session', 'x-money', 'x-once', 'x-extension', 'x-figure', 'x-unread'];

/** Parts of the document that repeat its calls or have no effect on clients. */
const repeated = ['components', 'info', 'tags', 'servers', 'openapi'];

/** Schema keywords without effect. */
const remarks = ['description', 'summary', 'title', 'example', 'examples', 'tags', 'deprecated'];

function isBreaking({ type, action, path }: Diff): boolean {
  if (type === 'breaking') return true;
  const words = path.map(String);
  const word = words.findLast((each) => each.startsWith('x-') || remarks.includes(each));
  if (word !== undefined && !words.includes('properties', words.lastIndexOf(word)))
    // Marking a field as unread breaks no client.
    return bindingWords.includes(word) && !(word === 'x-unread' && action === 'add');
  if (type === 'annotation') return false;
  // The library checks compatibility with older clients. A newly required field of an answer, another type, and a field
  // that a form no longer accepts break the other side.
  return action !== 'add' || words.at(-2) === 'required';
}

/** Inlines a reference with sibling keywords: the library treats it as a different schema. */
function inlined(value: unknown, schemas: Openapi['components']['schemas']): unknown {
  if (Array.isArray(value)) return value.map((each) => inlined(each, schemas));
  if (typeof value !== 'object' || value === null) return value;
  const { $ref, ...beside } = value as { $ref?: string };
  const named = $ref?.startsWith('#/components/schemas/') ? schemas[$ref.split('/').at(-1)!] : undefined;
  const whole = named && Object.keys(beside).length > 0 ? { ...named, ...beside } : value;
  return Object.fromEntries(Object.entries(whole).map(([name, each]) => [name, inlined(each, schemas)]));
}

const ready = (document: Openapi): unknown => inlined(document, document.components.schemas);

/** All changes, each once. */
export function changesBetween(older: Openapi, newer: Openapi): Change[] {
  const changes = apiDiff(ready(older), ready(newer)).flatMap((diff): Change[] =>
    repeated.includes(String(diff.path[0]))
      ? []
      : [{ isBreaking: isBreaking(diff), what: `${diff.action} ${diff.path.join(' > ')}` }],
  );
  return [...new Map(changes.map((change) => [change.what, change])).values()];
}

const partsOf = (version: string) => version.split('.').map(Number) as [number, number, number];

/** Error in the version of a document, given its differences from the released one. */
export function versionFault(
  released: string,
  version: string,
  changes: readonly Pick<Change, 'isBreaking'>[],
): string | undefined {
  const [[oldMajor, ...oldRest], [major, ...rest]] = [partsOf(released), partsOf(version)];
  const isNewer = major > oldMajor || (major === oldMajor && compare(rest, oldRest) > 0);
  if (changes.some((change) => change.isBreaking) && major <= oldMajor)
    return `a change that breaks needs version ${oldMajor + 1}.0.0`;
  if (changes.length > 0 && !isNewer) return `a change needs a version after ${released}`;
  if (!isNewer && version !== released) return `${version} is older than ${released}`;
  return undefined;
}

function compare(a: readonly number[], b: readonly number[]): number {
  const at = a.findIndex((part, index) => part !== b[index]);
  return at < 0 ? 0 : a[at]! - b[at]!;
}
