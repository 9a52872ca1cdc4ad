import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { StartError } from '../StartError.ts';

/**
 * Takes a data folder for this process alone. Balances live in memory, so two servers on one folder would each
 * overwrite what the other has written. The lock is the operating system's: a killed process leaves none behind.
 * @returns what gives the folder back
 * @throws StartError when another process has it
 */
export function lockFolder(folder: string): () => void {
  mkdirSync(folder, { recursive: true });
  const lock = new DatabaseSync(join(folder, 'meridian.lock'));
  try {
    lock.exec('begin exclusive');
  } catch (error) {
    lock.close();
    throw new StartError(`Another server is running on the data folder ${folder}`, { cause: error });
  }
  return () => lock.close();
}
