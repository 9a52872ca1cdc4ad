// Journeys use the built app: results from an outdated build say nothing about the sources.
import { execFileSync } from 'node:child_process';
import { isBuilt } from '../../scripts/build/isBuilt.ts';

/** Builds in a separate process, because the test environment would make it a test build. */
export function ensureBuilt(): void {
  if (isBuilt()) return;
  const env = { ...process.env, NODE_ENV: 'production' };
  execFileSync(process.execPath, ['scripts/build/appBuild.ts'], { stdio: 'inherit', env });
}
