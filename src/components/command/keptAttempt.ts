import { createStored, type Stored } from '../../stored/createStored.ts';
import { isNumber, isRecord, isText, jsonPart } from '../../stored/shapes.ts';
import type { KeptAttempt } from './attempt.ts';

/** Storage of the attempts of one kind of command, and their validator. */
export interface AttemptStore<Draft> {
  /** Storage key, e.g. spot.attempt. */
  name: string;
  isDraft: (value: unknown) => value is Draft;
}

function attemptOf<Draft>({ isDraft }: AttemptStore<Draft>, value: unknown): KeptAttempt<Draft> | undefined {
  if (!isRecord(value)) return undefined;
  const { draft, clientId, at } = value;
  return isDraft(draft) && isText(clientId) && clientId !== '' && isNumber(at)
    ? { draft, clientId, at }
    : undefined;
}

/** This account's attempt with an unknown outcome, per browser tab: two tabs may send two commands. */
export function keptAttempt<Draft>(store: AttemptStore<Draft>, account: string): Stored<KeptAttempt<Draft>> {
  return createStored(
    `meridian.${store.name}.${account}`,
    jsonPart((value) => attemptOf(store, value)),
    { area: 'tab' },
  );
}

/**
 * Several attempts of one kind, newest first: open ones, and ones that the user dismissed while the outcome was
 * unknown.
 */
export function attemptList<Draft>(
  store: AttemptStore<Draft>,
  kind: 'open' | 'left',
  account: string,
): Stored<KeptAttempt<Draft>[]> {
  return createStored(
    `meridian.${store.name}.${kind}.${account}`,
    jsonPart((value) =>
      (value as unknown[])
        .map((each) => attemptOf(store, each))
        .filter((attempt): attempt is KeptAttempt<Draft> => attempt !== undefined),
    ),
    { area: 'tab' },
  );
}
