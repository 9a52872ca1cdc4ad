import { useSyncExternalStore } from 'react';
import type { Stored } from './createStored.ts';

const nothing = () => undefined;

/** What is kept; undefined without it, and while a page of the server is taken over. */
export const useStored = <Value>(stored: Stored<Value>): Value | undefined =>
  useSyncExternalStore(stored.subscribe, stored.get, nothing);
