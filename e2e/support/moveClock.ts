import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { startProductServer, type ProductServer } from './productServer.ts';

export const clockFile = 'clock-ahead-ms';

export const startMovableServer = (environment: Record<string, string> = {}): Promise<ProductServer> =>
  startProductServer(environment, 'e2e/support/movableServer.ts');

/** Moves the clock of a movable server forward. */
export function moveClock({ dataDir }: Pick<ProductServer, 'dataDir'>, ms: number): void {
  const file = join(dataDir, clockFile);
  const ahead = existsSync(file) ? Number(readFileSync(file, 'utf8')) : 0;
  // Renamed, so that the server never reads half of it.
  writeFileSync(`${file}.new`, String(ahead + ms));
  renameSync(`${file}.new`, file);
}
