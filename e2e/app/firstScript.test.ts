// What Home asks for before anything else, beside the least app that the same packages make of the same data.
// Walks: home.
import { execFileSync } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { floorFolder } from '../../bench/floor/buildFloor.ts';
import { ensureBuilt } from '../support/ensureBuilt.ts';

/** Decision 0162. */
const ratioMax = 1.305;

beforeAll(() => {
  ensureBuilt();
  const env = { ...process.env, NODE_ENV: 'production' };
  execFileSync(process.execPath, ['bench/floor/buildFloor.ts'], { stdio: 'inherit', env });
}, 120_000);

/** Compressed size of the scripts that a document references. */
function scriptBytes(folder: string, document: string): number {
  const scripts = [...readFileSync(document, 'utf8').matchAll(/(?:src|href)="(\/assets\/[^"]+\.js)"/g)];
  if (scripts.length < 2) throw new Error(`${document} names ${scripts.length} scripts`);
  return scripts.reduce((sum, [, path]) => sum + statSync(`${join(folder, path!)}.br`).size, 0);
}

test(`the scripts that Home names weigh at most ${ratioMax} times what the least app of its packages does`, () => {
  const home = scriptBytes('dist/app', 'dist/server/home.html');
  const floor = scriptBytes(floorFolder, join(floorFolder, 'index.html'));
  expect(home / floor).toBeLessThanOrEqual(ratioMax);
});
