import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { runCommand } from '../../runCommand.ts';
import { pactsFolder } from './pactFiles.ts';

const command = fileURLToPath(new URL('mutate.ts', import.meta.url));
const feedPact = 'meridian-feed-meridian-server.json';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'meridian-mutate-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

const mutate = (...options: string[]) => runCommand(command, ...options);

it('a sample that draws a survivor with a reason holds', async () => {
  const { code, said } = await mutate('--sample', '60', '--seed', '2026-11-24');
  expect(said).toMatch(/^not seen: .+, as .+$/m);
  expect(code).toBe(0);
});

it('a sample that draws a survivor without one fails', async () => {
  const loose = readFileSync(new URL(feedPact, pactsFolder), 'utf8').replaceAll(
    /"match": "(regex|integer)"/g,
    '"match": "type"',
  );
  writeFileSync(join(folder, feedPact), loose);
  const { code, said } = await mutate('--sample', '40', '--seed', '2026-11-24', '--pacts', folder);
  expect(said).toContain('Nothing explains what is not seen');
  expect(code).toBe(1);
});
