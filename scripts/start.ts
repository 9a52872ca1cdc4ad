// npm start: the complete product on one port, built if necessary.
import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { readConfig } from '../server/config.ts';
import { serve } from '../server/main.ts';
import { explainStart } from '../server/explainStart.ts';
import { brand } from '../contracts/brand.ts';
import { StartError } from '../server/StartError.ts';
import { isBuilt } from './build/isBuilt.ts';

const major = Number(process.versions.node.split('.')[0]);
if (major < 24) throw new Error(`Node 24 is needed, this is ${process.version}: run it through npm start`);

/** The database URL without credentials. */
function placeIn(databaseUrl: string): string {
  const { host, pathname } = new URL(databaseUrl);
  return `PostgreSQL, ${host}${pathname}`;
}

await explainStart(async () => {
  const config = readConfig(process.env);
  if (!isBuilt()) {
    console.log('Building the app …');
    // Separate process: its memory would otherwise stay allocated for the server's lifetime.
    const { status } = spawnSync(process.execPath, ['scripts/build/appBuild.ts'], { stdio: 'inherit' });
    if (status !== 0) throw new StartError('The app could not be built');
  }
  await serve(config);
  const shownHost = ['0.0.0.0', '::'].includes(config.host) ? 'localhost' : config.host;
  console.log(`
  ${brand.name}         http://${shownHost}:${config.port}
  Data             ${config.databaseUrl ? placeIn(config.databaseUrl) : resolve(config.dataDir)}
  Invitation code  ${config.invitationCode}${config.isSandbox ? '\n  Sandbox          codes are shown on screen, balances are practice money' : ''}
`);
});
