import { mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { build, type Plugin, type Rolldown } from 'vite';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { pureRouterPlugin } from './pureRouterPlugin.ts';

let root: string;
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'pure-router-'));
  await symlink(resolve(import.meta.dirname, '../../node_modules'), join(root, 'node_modules'));
});
afterAll(() => rm(root, { recursive: true }));

/** The transformed react-router for a page that imports these exports. */
async function routerWith(exports: string, plugins: Plugin[]): Promise<string> {
  const entry = join(root, 'entry.ts');
  await writeFile(entry, `export { ${exports} } from 'react-router';`);
  const [result] = (await build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins,
    build: {
      write: false,
      minify: false,
      lib: { entry, formats: ['es'] },
      rolldownOptions: { external: /^react(?:-dom)?(?:\/|$)/ },
    },
  })) as Rolldown.RolldownOutput[];
  return result!.output[0].code;
}

const unused = ['forwardRef(', 'function DataRoutes', 'function PrefetchPageLinks'];

it('what a page does not use of the router does not come with it; by itself the router brings it along', async () => {
  const used = 'BrowserRouter, useLocation, useSearchParams, useLinkClickHandler';
  const plain = await routerWith(used, []);
  for (const name of unused) expect(plain).toContain(name);
  const pure = await routerWith(used, [pureRouterPlugin()]);
  for (const name of unused) expect(pure).not.toContain(name);
  for (const name of used.split(', ')) expect(pure).toContain(`function ${name}`);
  expect(pure.length).toBeLessThan(plain.length / 2);
});

it('what a page uses stays', async () => {
  expect(await routerWith('Form', [pureRouterPlugin()])).toContain('forwardRef(');
});
