import { createStored, type Stored } from '../../stored/createStored.ts';
import { isNumber, isRecord, isText, jsonPart } from '../../stored/shapes.ts';
import type { KeptAttempt } from './attempt.ts';

/** Where the tries of one kind of command are kept, and what they look like. */
export interface AttemptStore<Draft> {
  /** As spot.attempt. */
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

/** The try of this account whose answer is not known, in the tab; two tabs may send two commands. */
export function keptAttempt<Draft>(store: AttemptStore<Draft>, account: string): Stored<KeptAttempt<Draft>> {
  return createStored(
    `meridian.${store.name}.${account}`,
    jsonPart((value) => attemptOf(store, value)),
    { area: 'tab' },
  );
}

/** Several of one kind, the newest first: those that are open, or that their owner has let go of while nobody knew. */
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
