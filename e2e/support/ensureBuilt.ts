// Journeys walk the app as it is built: what they would find in an older build says nothing about the sources.
import { execFileSync } from 'node:child_process';
import { isBuilt } from '../../scripts/build/isBuilt.ts';

/** Builds in a process of its own, as the test's environment would make it a build for tests. */
export function ensureBuilt(): void {
  if (isBuilt()) return;
  const env = { ...process.env, NODE_ENV: 'production' };
  execFileSync(process.execPath, ['scripts/build/appBuild.ts'], { stdio: 'inherit', env });
}
