import { join } from 'node:path';
import type { Plugin } from 'vite';

const folder = join(import.meta.dirname, '../../src/ui/text');
const runtimeOf = (id: string): string =>
  join(folder, id.includes('jsx-dev-runtime') ? 'jsxDevRuntime.ts' : 'jsxRuntime.ts');

/** Elements in the project's own code come from src/ui/text, which wraps every text in a separate element. */
export function ownTextsPlugin(): Plugin {
  return {
    name: 'own-texts',
    enforce: 'pre',
    resolveId: {
      // Storybook has an alias for react: its builds ask for a path. One with an extension is resolved already.
      filter: { id: /(?:^|\/)react\/jsx-(?:dev-)?runtime$/ },
      handler(id, importer = '') {
        return importer.includes('/node_modules/') || importer.startsWith(folder + '/jsx')
          ? null
          : runtimeOf(id);
      },
    },
  };
}
