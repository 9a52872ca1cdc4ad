import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { lockFolder } from './lockFolder.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'meridian-lock-'));
});

afterEach(() => rmSync(folder, { recursive: true }));

test('a lock that cannot be opened is no other server', () => {
  mkdirSync(join(folder, 'meridian.lock'));
  expect(() => lockFolder(folder)).toThrow(
    `The data folder ${folder} cannot be written: give the server's user the right to write to it`,
  );
});

test('a file in place of the folder is said to be of no use', () => {
  const file = join(folder, 'data');
  writeFileSync(file, '');
  expect(() => lockFolder(file)).toThrow(`The data folder ${file} cannot be used: `);
});
