// Once before all journeys: the browsers, the app as it is built, and a data folder with its past. Inventing three
// years of candles takes a server two seconds of work; copying them, none.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findBrowser } from '../../scripts/browser.ts';
import { findWebKit } from '../../scripts/webkit.ts';
import { ensureBuilt } from './ensureBuilt.ts';
import { preparedFolder, startProductServer } from './productServer.ts';

export default async function prepare(): Promise<() => void> {
  // Two files that installed them at once would shut each other out of the system's packages.
  findBrowser();
  findWebKit();
  ensureBuilt();
  const run = mkdtempSync(join(tmpdir(), 'meridian-e2e-'));
  const server = await startProductServer({ DATA_DIR: join(run, 'prepared') });
  await server.stop();
  // Workers are started with it.
  process.env[preparedFolder] = join(run, 'prepared');
  return () => rmSync(run, { recursive: true, force: true });
}
