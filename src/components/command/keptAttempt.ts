import { createStored, type Stored } from '../../stored/createStored.ts';
import { isNumber, isText, jsonPart } from '../../stored/shapes.ts';
import type { KeptAttempt } from './attempt.ts';

/** Where the tries of one kind of command are kept, and what they look like. */
export interface AttemptStore<Draft> {
  /** As spot.attempt. */
  name: string;
  isDraft: (value: unknown) => value is Draft;
}

function attemptOf<Draft>({ isDraft }: AttemptStore<Draft>, value: unknown): KeptAttempt<Draft> | undefined {
  const { draft, clientId, at } = value as Record<string, unknown>;
  return isDraft(draft) && isText(clientId) && clientId !== '' && isNumber(at)
    ? { draft, clientId, at }
    : undefined;
}

/** The try of this account whose answer is not known, in the tab; two tabs may send two commands. */
export function keptAttempt<Draft>(store: AttemptStore<Draft>, account: string): Stored<KeptAttempt<Draft>> {
  return createStored(
    `meridian.${store.name}.${account}`,
    jsonPart((value) => attemptOf(store, value)),
    { area: 'tab' },
  );
}

/** Those that their owner has let go of while nobody knew what became of them, the newest first. */
export function leftAttempts<Draft>(
  store: AttemptStore<Draft>,
  account: string,
): Stored<KeptAttempt<Draft>[]> {
  return createStored(
    `meridian.${store.name}.left.${account}`,
    jsonPart((value) =>
      (value as unknown[])
        .map((each) => attemptOf(store, each))
        .filter((attempt): attempt is KeptAttempt<Draft> => attempt !== undefined),
    ),
    { area: 'tab' },
  );
}
