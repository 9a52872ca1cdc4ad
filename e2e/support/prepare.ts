// Setup before all journeys: the browsers, the built app, a data folder with its history, and the shared server.
// Generating three years of candles takes a server two seconds; a copy avoids that.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findBrowser } from '../../scripts/browser.ts';
import { findWebKit } from '../../scripts/webkit.ts';
import { ensureBuilt } from './ensureBuilt.ts';
import { ownUrlOf } from './plainBackEnd.ts';
import { preparedFolder, sharedServer, startJourneyServer } from './productServer.ts';

export default async function prepare(): Promise<() => Promise<void>> {
  // Two concurrent installations would block each other on the system's package lock.
  findBrowser();
  findWebKit();
  ensureBuilt();
  const run = mkdtempSync(join(tmpdir(), 'meridian-e2e-'));
  const prepared = await startJourneyServer({ DATA_DIR: join(run, 'prepared') });
  await prepared.stop();
  // Worker processes inherit it.
  process.env[preparedFolder] = join(run, 'prepared');
  const server = await startJourneyServer();
  process.env[sharedServer] = ownUrlOf(server.url);
  return async () => {
    await server.stop().finally(() => rmSync(run, { recursive: true, force: true }));
  };
}
