import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { migrations, tables } from '../../product.ts';
import { configuredWith } from '../../testing/scales.ts';
import { placeOf, startTestCore } from '../../testing/testStore.ts';
import { lockFolder } from '../lockFolder.ts';
import { runRescale } from './runRescale.ts';

let folder: string;
const onFiles = process.env.TEST_POSTGRES_URL === undefined;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'meridian-run-rescale-'));
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('while a server has the database nothing is rescaled; once it has ended everything is', async () => {
  const configured = configuredWith({ BTC: 9 });
  const core = await startTestCore({ folder, pairs: configuredWith({}).pairs, clock: Date });
  const unlock = onFiles ? lockFolder(folder) : () => undefined;
  const place = await placeOf(folder);
  await expect(runRescale(place, configured, { migrations, tables })).rejects.toMatchObject({
    name: 'StartError',
    message: onFiles
      ? `Another server is running on the data folder ${folder}`
      : 'A server writes to this database: stop it, and those that stand by, and try again',
  });
  await core.stop();
  unlock();
  expect(await runRescale(place, configured, { migrations, tables })).toEqual(['BTC: scale 9, was 8']);
  await (await startTestCore({ folder, ...configured, clock: Date })).stop();
});
