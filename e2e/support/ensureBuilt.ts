// Journeys walk the app as it is built: what they would find in an older build says nothing about the sources.
import { buildCompressed, isBuilt } from '../../scripts/appBuild.ts';

export async function ensureBuilt(): Promise<void> {
  if (!isBuilt()) await buildCompressed();
}
