// Cooldowns outlast the form and a reload: the browser may discard the page while the user reads their mail.

import { createStored } from '../../stored/createStored.ts';
import { isBoolean, isNumber, isRecord, jsonPart } from '../../stored/shapes.ts';

/** Details of the code that was sent to an address. */
export interface CodeSent {
  /** End of the cooldown, ms since 1970 UTC. */
  freeAtMs: number;
  /** False if the server only sent the cooldown, and when the attempts are used up. */
  wasSent: boolean;
  /** Remaining attempts; undefined before the first failed one. 0 if the code is invalid. */
  triesLeft?: number;
  /** The code itself, sent by a sandbox. Never stored beyond the page. */
  sandboxCode?: string;
  /** Length of the code if it is not 6 digits. */
  digits?: number;
}

/** Validity of a code after its request. */
const keptMs = 10 * 60_000;

type Kept = Omit<CodeSent, 'sandboxCode'>;

function isKept(value: unknown): value is Kept {
  if (!isRecord(value)) return false;
  const { freeAtMs, wasSent, triesLeft, digits } = value;
  return (
    isNumber(freeAtMs) &&
    isBoolean(wasSent) &&
    [triesLeft, digits].every((count) => count === undefined || isNumber(count))
  );
}

const kept = createStored<Record<string, Kept>>(
  'meridian.codesSent',
  jsonPart((value) => Object.fromEntries(Object.entries(value ?? {}).filter(([, sent]) => isKept(sent)))),
  { area: 'tab' },
);

let inMemory: Map<string, CodeSent> | undefined;
const all = () =>
  (inMemory ??= new Map(
    Object.entries(kept.get() ?? {}).filter(([, { freeAtMs }]) => freeAtMs + keptMs > Date.now()),
  ));

function keep(): void {
  const entries = [...all()].map(
    ([name, { freeAtMs, wasSent, triesLeft, digits }]) =>
      [name, { freeAtMs, wasSent, triesLeft, digits }] as const,
  );
  kept.set(entries.length === 0 ? undefined : Object.fromEntries(entries));
}

/** Sent codes by purpose and address. The server sets the wait, so it continues while the form is closed. */
export const codesSent = {
  get: (name: string): CodeSent | undefined => all().get(name),
  set(name: string, sent: CodeSent): void {
    all().set(name, sent);
    keep();
  },
  delete(name: string): void {
    all().delete(name);
    keep();
  },
  clear(): void {
    all().clear();
    keep();
  },
};
