import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const root = mkdtempSync(join(tmpdir(), 'visual-'));
const [repository, temporary] = [join(root, 'repository'), join(root, 'temporary')];
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

/** Builds a commit's Storybook in a separate process, which then prints the contents of its folder. */
function build(ref: string) {
  const module = resolve('scripts/visual/storybookOf.ts');
  const code = `const { buildStorybookOf } = await import(${JSON.stringify(module)});
    const { readdirSync } = await import('node:fs');
    console.log(readdirSync(buildStorybookOf('${ref}')).join());`;
  return spawnSync(process.execPath, ['--input-type=module', '--eval', code], {
    cwd: repository,
    encoding: 'utf8',
    env: { ...process.env, TMPDIR: temporary },
  });
}

beforeAll(() => {
  for (const folder of [join(repository, 'node_modules'), temporary]) mkdirSync(folder, { recursive: true });
  git('init', '--quiet');
  writeFileSync(join(repository, '.gitignore'), 'node_modules/\n');
  writeFileSync(join(repository, 'node_modules/tool.mjs'), "console.log('the present tool');\n");
  commit('old', 'mkdir -p dist/storybook && touch dist/storybook/old.html && node node_modules/tool.mjs');
  commit('broken', 'mkdir dist && exit 3');
  commit('present', 'exit 4');
});

afterAll(() => rmSync(root, { recursive: true }));

describe("another commit's Storybook", () => {
  it('is built from its sources by its own command, with the present packages where the lock is the same', () => {
    const { stdout, status } = build('old');
    expect(stdout).toContain('the present tool\nold.html\n');
    expect(status).toBe(0);
  });

  it('says that there is no such commit', () => {
    expect(build('nowhere').stderr).toContain('There is no commit nowhere');
  });

  it.each(['old', 'broken', 'nowhere'])('leaves nothing behind of %s', (ref) => {
    expect(build(ref).status).toBe(ref === 'old' ? 0 : 1);
    // npm keeps a cache there.
    expect(readdirSync(temporary).filter((name) => name !== 'node-compile-cache')).toEqual([]);
    expect(git('worktree', 'list').trim().split('\n')).toHaveLength(1);
    expect(readdirSync(join(repository, 'node_modules'))).toEqual(['tool.mjs']);
  });
});
