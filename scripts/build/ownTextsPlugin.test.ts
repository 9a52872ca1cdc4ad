import { resolve } from 'node:path';
import { build, type Rolldown } from 'vite';
import { expect, it } from 'vitest';
import { ownTextsPlugin } from './ownTextsPlugin.ts';

const root = resolve(import.meta.dirname, '../..');

/** Modules of a component of the project. */
async function modulesOf(alias: Record<string, string>): Promise<string[]> {
  const [result] = (await build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [ownTextsPlugin()],
    resolve: { alias },
    build: {
      write: false,
      minify: false,
      lib: { entry: resolve(root, 'src/ui/text/VisuallyHidden.tsx'), formats: ['es'] },
      rolldownOptions: { external: /\.css\.ts$/ },
    },
  })) as Rolldown.RolldownOutput[];
  return result!.output[0].moduleIds;
}

it.each([
  ['the app', {}],
  ['Storybook, which has an alias for react', { react: resolve(root, 'node_modules/react') }],
])('a build of %s wraps every text in an element of its own', async (_name, alias) => {
  expect(await modulesOf(alias)).toContain(resolve(root, 'src/ui/text/ownTexts.ts'));
});
