import { execFileSync, spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { keepNewest } from './builds.ts';

const root = mkdtempSync(join(tmpdir(), 'visual-'));
const [repository, temporary] = [join(root, 'repository'), join(root, 'temporary')];
const builds = join(repository, 'node_modules/.cache/visual/builds');
const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=Ada', '-c', 'user.email=ada@example.com', ...args], {
    cwd: repository,
    encoding: 'utf8',
  });

/** Commits and tags a project whose Storybook is built by this command. */
function commit(tag: string, build: string): void {
  const scripts = { 'storybook:build': build };
  writeFileSync(join(repository, 'package.json'), JSON.stringify({ name: tag, scripts }));
  writeFileSync(join(repository, 'package-lock.json'), '{}');
  git('add', '.');
  git('commit', '--quiet', '--message', tag);
  git('tag', tag);
}

/** Builds a Storybook in a separate process, which then prints the contents of its folder. */
function build(call: string) {
  const module = resolve('scripts/visual/builds.ts');
  const code = `const { presentStorybook, storybookOf } = await import(${JSON.stringify(module)});
    const { readdirSync } = await import('node:fs');
    console.log(readdirSync(${call}.folder).join());`;
  return spawnSync(process.execPath, ['--input-type=module', '--eval', code], {
    cwd: repository,
    encoding: 'utf8',
    env: { ...process.env, TMPDIR: temporary },
  });
}

const buildOf = (page: string) =>
  `mkdir -p dist/storybook && touch dist/storybook/${page}.html && node node_modules/tool.mjs`;

beforeAll(() => {
  for (const folder of [join(repository, 'node_modules'), temporary]) mkdirSync(folder, { recursive: true });
  git('init', '--quiet');
  writeFileSync(join(repository, '.gitignore'), 'node_modules/\ndist/\n');
  writeFileSync(join(repository, 'node_modules/tool.mjs'), "console.log('the present tool');\n");
  commit('old', buildOf('old'));
  commit('broken', 'mkdir dist && exit 3');
  commit('present', buildOf('present'));
});

afterAll(() => rmSync(root, { recursive: true }));

describe("another commit's Storybook", () => {
  it('is built once, from its sources by its own command, with the present packages where the lock is the same', () => {
    const { stdout, status } = build("storybookOf('old')");
    expect(stdout).toContain('the present tool\nold.html\n');
    expect(status).toBe(0);
    expect(build("storybookOf('old')").stdout).toBe('old.html\n');
  });

  it('says that there is no such commit', () => {
    expect(build("storybookOf('nowhere')").stderr).toContain('There is no commit nowhere');
  });

  it.each(['old', 'broken', 'nowhere'])('leaves nothing of %s behind but its build', (ref) => {
    rmSync(join(repository, 'node_modules/.cache'), { recursive: true, force: true });
    expect(build(`storybookOf('${ref}')`).status).toBe(ref === 'old' ? 0 : 1);
    // npm keeps a cache there.
    expect(readdirSync(temporary).filter((name) => name !== 'node-compile-cache')).toEqual([]);
    expect(git('worktree', 'list').trim().split('\n')).toHaveLength(1);
    const kept = existsSync(builds) ? readdirSync(builds).filter((name) => !name.endsWith('.part')) : [];
    expect(kept).toHaveLength(ref === 'old' ? 1 : 0);
  });
});

describe('the present Storybook', () => {
  it('is built once for a commit, and each time where the tree differs from it', () => {
    expect(build('presentStorybook()').stdout).toBe('the present tool\npresent.html\n');
    expect(build('presentStorybook()').stdout).toBe('present.html\n');
    const own = readFileSync(join(repository, 'package.json'), 'utf8');
    writeFileSync(join(repository, 'package.json'), `${own}\n`);
    expect(build('presentStorybook()').stdout).toBe('the present tool\npresent.html\n');
    expect(build('presentStorybook()').stdout).toBe('the present tool\npresent.html\n');
    writeFileSync(join(repository, 'package.json'), own);
  });
});

describe('the cache', () => {
  it('keeps the newest builds', () => {
    const cache = join(root, 'cache');
    ['a', 'b', 'c'].forEach((name, at) => {
      mkdirSync(join(cache, name), { recursive: true });
      utimesSync(join(cache, name), at, at);
    });
    keepNewest(join(cache, 'a'), 2);
    expect(readdirSync(cache)).toEqual(['a', 'c']);
  });
});
