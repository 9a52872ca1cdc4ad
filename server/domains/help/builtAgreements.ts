import type { Retention } from '../../personal/Leaving.ts';
import type { Agreements } from './Agreements.ts';
import { readAgreements } from './readAgreements.ts';

const read = new Map<string, Agreements>();

/**
 * The agreements of this build, read once a process.
 * @throws StartError as readAgreements does, so the server asks for them before it listens
 */
export function builtAgreements(retention: Retention): Agreements {
  const key = JSON.stringify(retention);
  const known = read.get(key) ?? readAgreements(retention);
  read.set(key, known);
  return known;
}
