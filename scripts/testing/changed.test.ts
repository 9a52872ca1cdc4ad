import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import {
  changedSince,
  everything,
  isModule,
  isTraceable,
  journeysReached,
  relevant,
  unplaced,
  walkedBy,
} from './changed.ts';
import { domainsUnnamed } from '../check/stories.ts';
import { readTestArguments } from './testArguments.ts';

const journeys = {
  'e2e/records.test.ts': '// What is told of balances.\n// Walks: wallet, spot.\n',
  'e2e/session.test.ts': '// Walks: session.\n',
  'e2e/screens/first.test.ts': 'walkScreens(0);',
};

describe('a change', () => {
  it('of a screen reaches the journeys that walk its domain, and what walks all screens', () => {
    expect(journeysReached(['src/screens/wallet/AssetsView.tsx'], journeys)).toEqual([
      'e2e/records.test.ts',
      'e2e/screens/first.test.ts',
    ]);
  });

  it.each([
    'src/ui/actions/Button.tsx',
    'src/app/core.ts',
    'server/app.ts',
    'package-lock.json',
    'e2e/support/walks/walk.ts',
  ])('of %s reaches every journey', (path) => {
    expect(journeysReached(['src/screens/wallet/AssetsView.tsx', path], journeys)).toEqual(
      Object.keys(journeys),
    );
  });

  it('of stories and tests alone reaches no journey but the one that it touches', () => {
    const changed = ['stories/ui/actions/Button.stories.tsx', 'src/app/core.test.ts', 'e2e/records.test.ts'];
    expect(journeysReached(changed, journeys)).toEqual(['e2e/records.test.ts']);
  });

  it('of a text concerns who checks everything and who names it, one that the server sends whoever reads its folder', () => {
    const changed = ['README.md', 'docs/stories.md', 'server/domains/help/agreements/user-agreement/1/en.md'];
    expect(relevant(changed, [everything])).toEqual(changed);
    expect(relevant(changed, ['docs', 'server'])).toEqual([changed[2]]);
    expect(relevant(changed, ['README.md'])).toEqual(['README.md']);
  });

  it('of a file that lies nowhere known is no text, and in none of the places', () => {
    const changed = ['new.config.js', 'tools/new.ts', 'src/new.ts', 'CHANGES.md'];
    expect(unplaced(changed, ['src'])).toEqual(['new.config.js', 'tools/new.ts']);
  });

  it.each([
    [['scripts/testing/changed.test.ts'], true],
    [['scripts/testing/changed.test.ts', 'scripts/gone.ts'], false],
    [['scripts/testing/changed.ts'], false],
    [['.dependency-cruiser.cjs'], false],
  ])('of %s can be followed by imports: %s', (changed, canBe) => {
    expect(isTraceable(changed)).toBe(canBe);
  });
});

describe('what differs from a commit', () => {
  const folder = mkdtempSync(join(tmpdir(), 'changed-'));
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=Ada', '-c', 'user.email=ada@example.com', ...args], {
      cwd: folder,
    });
  afterAll(() => rmSync(folder, { recursive: true }));

  it('is both names of a moved file, what is deleted, what is new, and names in any letters', () => {
    git('init', '--quiet');
    mkdirSync(join(folder, 'src'));
    for (const name of ['old.ts', 'deleted.ts', 'same.ts', 'größe.ts'])
      writeFileSync(join(folder, 'src', name), `export const name = '${name}';\n`);
    git('add', '.');
    git('commit', '--quiet', '--message', 'Begin');
    git('mv', 'src/old.ts', 'moved.ts');
    rmSync(join(folder, 'src/deleted.ts'));
    for (const name of ['src/größe.ts', 'new.ts']) writeFileSync(join(folder, name), 'export {};\n');
    expect(changedSince('HEAD', folder).toSorted()).toEqual([
      'moved.ts',
      'new.ts',
      'src/deleted.ts',
      'src/größe.ts',
      'src/old.ts',
    ]);
  });
});

it.each([
  ['server/app.ts', true],
  ['contracts/openapi/spot.yaml', false],
  ['contracts/openapi.json', false],
  ['tokens/primitives.tokens.json', false],
  ['vite.config.ts', false],
  ['public/theme.js', false],
])('%s is found by imports alone: %s', (path, isFound) => {
  expect(isModule(path)).toBe(isFound);
});

it('a journey says which domains it walks', () => {
  expect(walkedBy(journeys['e2e/records.test.ts'])).toEqual(['wallet', 'spot']);
  expect(walkedBy('import { expect } from "vitest";')).toEqual([]);
});

describe('a journey that names a page by its path', () => {
  const screenFiles = ['src/screens/home/Home.tsx', 'src/screens/wallet/Assets.tsx'];

  it.each([
    "await page.goto('/pages/assets/index');",
    "await page.waitForURL('**/pages/assets/index?*');",
    'await page.goto(`/pages/assets/index?coin=${coin}`);',
    String.raw`await page.waitForURL(/\/pages\/assets\/index\?coin/);`,
  ])('says that it walks its domain: %s', (line) => {
    expect(domainsUnnamed(`// Walks: home.\n${line}`, screenFiles)).toEqual(['wallet']);
    expect(domainsUnnamed(`// Walks: home, wallet.\n${line}`, screenFiles)).toEqual([]);
  });

  it('says so of Home, whose path is /', () => {
    expect(domainsUnnamed("// Walks: wallet.\nawait page.goto('/');", screenFiles)).toEqual(['home']);
  });

  it('says nothing of a page that is not built, or of part of a path', () => {
    const source = "page.goto('/pages/assets/deposit/index'); page.locator('a[href*=\"/pages/assets/\"]');";
    expect(domainsUnnamed(source, screenFiles)).toEqual([]);
  });
});

describe('npm test', () => {
  it('takes stages and a commit', () => {
    expect(readTestArguments([])).toEqual({ names: [] });
    expect(readTestArguments(['unit', 'e2e', '--changed', 'main'])).toEqual({
      names: ['unit', 'e2e'],
      ref: 'main',
    });
  });

  it.each([
    [['--changed'], '--changed needs a commit: npm test'],
    [['unit', '--changed='], '--changed needs a commit: npm test'],
    [['--nonsense'], 'There is no option --nonsense: npm test'],
    [['-x', 'unit'], 'There is no option -x: npm test'],
    [['units'], 'There is no stage units: check, pact'],
  ])('ends with a sentence for %j', (args, sentence) => {
    expect(() => readTestArguments(args)).toThrow(sentence);
  });
});

it('a commit that git does not know ends with a sentence', () => {
  expect(() => changedSince('no-such-commit')).toThrow('There is no commit no-such-commit');
});
