import { useSyncExternalStore } from 'react';
import type { Stored } from './createStored.ts';

const nothing = () => undefined;

/** The stored value; undefined if there is none, and during hydration of a server-rendered page. */
export const useStored = <Value>(stored: Stored<Value>): Value | undefined =>
  useSyncExternalStore(stored.subscribe, stored.get, nothing);
