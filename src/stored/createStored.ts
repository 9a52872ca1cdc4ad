// Browser storage. No other module accesses it directly (eslint.config.js).
import type { Shape } from './shapes.ts';

/** Stored on the device for all tabs, or in this tab until it is closed. */
type Area = 'device' | 'tab';

/** A value that outlives the page. */
export interface Stored<Value> {
  /** Undefined where nothing valid is stored; the same object until it changes. */
  get: () => Value | undefined;
  /** Undefined removes the value. */
  set: (value: Value | undefined) => void;
  subscribe: (listener: () => void) => () => void;
}

interface StoredOptions {
  area?: Area;
  /** Follows changes by other tabs; otherwise the value belongs to this page once it is read. */
  follows?: boolean;
}

/** Fallback where storage is forbidden or full: texts by area and key, for the lifetime of the page. */
const refused = new Map<string, string | null>();

/** A server renders pages for all users and stores nothing. */
const isServer = typeof document === 'undefined';

const storageOf = (area: Area): Storage => (area === 'device' ? localStorage : sessionStorage);
const placeOf = (area: Area, key: string): string => `${area} ${key}`;

function readText(area: Area, key: string): string | null {
  const kept = refused.get(placeOf(area, key));
  if (kept !== undefined || isServer) return kept ?? null;
  try {
    return storageOf(area).getItem(key);
  } catch {
    return null;
  }
}

function writeText(area: Area, key: string, text: string | null): void {
  if (isServer) return;
  refused.delete(placeOf(area, key));
  try {
    if (text === null) storageOf(area).removeItem(key);
    else storageOf(area).setItem(key, text);
  } catch {
    refused.set(placeOf(area, key), text);
  }
}

function valueOf<Value>({ read }: Shape<Value>, text: string | null): Value | undefined {
  if (text === null) return undefined;
  try {
    return read(text);
  } catch {
    // Written by another version, or edited by the user.
    return undefined;
  }
}

/** Calls back when another tab has changed one of these device keys, or may have. */
export function onOtherTab(keys: readonly string[], listener: () => void): () => void {
  const take = ({ key: changed }: StorageEvent) => {
    // A null key means that the storage was cleared.
    if (changed !== null && !keys.includes(changed)) return;
    for (const key of keys) refused.delete(placeOf('device', key));
    listener();
  };
  // A page in the back/forward cache receives no storage events.
  const wake = ({ persisted }: PageTransitionEvent) => {
    if (persisted) listener();
  };
  addEventListener('storage', take);
  addEventListener('pageshow', wake);
  return () => {
    removeEventListener('storage', take);
    removeEventListener('pageshow', wake);
  };
}

/** A value under a key of the browser's storage; read lazily. */
export function createStored<Value>(
  key: string,
  shape: Shape<Value>,
  { area = 'device', follows = area === 'device' }: StoredOptions = {},
): Stored<Value> {
  const listeners = new Set<() => void>();
  let known: { text: string | null; value: Value | undefined } | undefined;
  /** The text last passed to listeners. */
  let told: string | null;
  let stopFollowing: (() => void) | undefined;
  function tell(): void {
    told = readText(area, key);
    for (const listener of listeners) listener();
  }
  function follow(): void {
    if (readText(area, key) !== told) tell();
  }
  return {
    get() {
      if (known && area === 'device' && !follows) return known.value;
      const text = readText(area, key);
      if (known?.text !== text) known = { text, value: valueOf(shape, text) };
      return known.value;
    },
    set(value) {
      const text = value === undefined ? null : shape.write(value);
      writeText(area, key, text);
      known = { text, value };
      tell();
    },
    subscribe(listener) {
      if (follows && listeners.size === 0) {
        told = readText(area, key);
        stopFollowing = onOtherTab([key], follow);
      }
      listeners.add(listener);
      return () => {
        if (listeners.delete(listener) && listeners.size === 0) stopFollowing?.();
      };
    },
  };
}
