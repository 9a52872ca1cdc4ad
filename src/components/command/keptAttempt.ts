import { createStored, type Stored } from '../../stored/createStored.ts';
import { isNumber, isText, jsonPart } from '../../stored/shapes.ts';
import type { KeptAttempt } from './attempt.ts';

/** Where the tries of one kind of command are kept, and what they look like. */
export interface AttemptStore<Draft> {
  /** As spot.attempt. */
  name: string;
  isDraft: (value: unknown) => value is Draft;
}

/** The try of this account whose answer is not known, in the tab; two tabs may send two commands. */
export function keptAttempt<Draft>(
  { name, isDraft }: AttemptStore<Draft>,
  account: string,
): Stored<KeptAttempt<Draft>> {
  return createStored(
    `meridian.${name}.${account}`,
    jsonPart((value) => {
      const { draft, clientId, at } = value as Record<string, unknown>;
      return isDraft(draft) && isText(clientId) && clientId !== '' && isNumber(at)
        ? { draft, clientId, at }
        : undefined;
    }),
    { area: 'tab' },
  );
}
