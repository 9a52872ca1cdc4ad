import { join } from 'node:path';
import type { Plugin } from 'vite';

const folder = join(import.meta.dirname, '../../src/ui/text');
const runtimes: Readonly<Record<string, string>> = {
  'react/jsx-runtime': join(folder, 'jsxRuntime.ts'),
  'react/jsx-dev-runtime': join(folder, 'jsxDevRuntime.ts'),
};

/** Elements in the project's own code come from src/ui/text, which wraps every text in a separate element. */
export function ownTextsPlugin(): Plugin {
  return {
    name: 'own-texts',
    enforce: 'pre',
    resolveId: {
      filter: { id: /^react\/jsx-(?:dev-)?runtime$/ },
      handler(id, importer = '') {
        return importer.includes('/node_modules/') || importer.startsWith(folder + '/jsx')
          ? null
          : runtimes[id];
      },
    },
  };
}
