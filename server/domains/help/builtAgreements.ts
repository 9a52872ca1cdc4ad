import type { Agreements } from './Agreements.ts';
import { readAgreements } from './readAgreements.ts';

let read: Agreements | undefined;

/**
 * The agreements of this build, read once a process.
 * @throws StartError as readAgreements does, so the server asks for them before it listens
 */
export function builtAgreements(): Agreements {
  return (read ??= readAgreements());
}
