import type { KeptAttempt } from './attempt.ts';

/** Where the tries of one kind of command are kept, and what they look like. */
export interface AttemptStore<Draft> {
  /** As spot.attempt. */
  name: string;
  isDraft: (value: unknown) => value is Draft;
}

const keyOf = (name: string, account: string): string => `meridian.${name}.${account}`;

/** The try of this account whose answer is not known; undefined without one, or where storage is forbidden. */
export function readAttempt<Draft>(
  store: AttemptStore<Draft>,
  account: string | undefined,
): KeptAttempt<Draft> | undefined {
  if (account === undefined) return undefined;
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(keyOf(store.name, account)) ?? 'null');
    if (typeof value !== 'object' || value === null) return undefined;
    const { draft, clientId, at } = value as Partial<KeptAttempt<unknown>>;
    if (!store.isDraft(draft) || typeof clientId !== 'string' || typeof at !== 'number') return undefined;
    return { draft, clientId, at };
  } catch {
    return undefined;
  }
}

/** Kept before the command is sent, so that a reload in the middle does not lose it. */
export function keepAttempt<Draft>(
  store: AttemptStore<Draft>,
  account: string | undefined,
  { draft, clientId, at }: KeptAttempt<Draft>,
): void {
  if (account === undefined) return;
  try {
    sessionStorage.setItem(keyOf(store.name, account), JSON.stringify({ draft, clientId, at }));
  } catch {
    // Forbidden or full: the command is then looked up for as long as the page is open.
  }
}

/** Forgets the try once its outcome is known; a later one that was kept meanwhile stays. */
export function forgetAttempt<Draft>(
  store: AttemptStore<Draft>,
  account: string | undefined,
  clientId: string,
): void {
  if (account === undefined || readAttempt(store, account)?.clientId !== clientId) return;
  try {
    sessionStorage.removeItem(keyOf(store.name, account));
  } catch {
    // Where storage is forbidden nothing was kept.
  }
}
