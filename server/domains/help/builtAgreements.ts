import type { Retention } from '../../personal/Leaving.ts';
import type { Texts } from './public/Texts.ts';
import { readAgreements } from './readAgreements.ts';

const read = new Map<string, Texts>();

/**
 * The agreements of this build, read once per process.
 * @throws StartError as readAgreements does, so the server reads them before it listens
 */
export function builtAgreements(retention: Retention): Texts {
  const key = JSON.stringify(retention);
  const known = read.get(key) ?? readAgreements(retention);
  read.set(key, known);
  return known;
}
