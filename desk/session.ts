// Session of the operator: per tab, until the shift ends or the server ends it.
import { useSyncExternalStore } from 'react';
import type { DeskLogIn } from '../contracts/desk.ts';
import { createStored } from '../src/stored/createStored.ts';
import { isRecord, json } from '../src/stored/shapes.ts';
import { clearDrafts } from './drafts.ts';

const isLogIn = (value: unknown): value is DeskLogIn =>
  isRecord(value) &&
  typeof value.token === 'string' &&
  isRecord(value.operator) &&
  typeof value.operator.name === 'string' &&
  Array.isArray(value.operator.roles);

const kept = createStored('desk.session', json(isLogIn), { area: 'tab' });

/** Reason why the session ended. */
let sentence: string | undefined;
/** Owner of the drafts on the page. */
let formerId = kept.get()?.operator.id;

export const session = {
  start(logIn: DeskLogIn): void {
    if (logIn.operator.id !== formerId) clearDrafts();
    formerId = logIn.operator.id;
    sentence = undefined;
    kept.set(logIn);
  },
  /** @param because the server's message; undefined after a logout */
  end(because?: string): void {
    if (because === undefined) clearDrafts();
    sentence = because;
    kept.set(undefined);
  },
  token: (): string | undefined => kept.get()?.token,
  sentence: (): string | undefined => sentence,
};

export const useLogIn = (): DeskLogIn | undefined => useSyncExternalStore(kept.subscribe, kept.get);
