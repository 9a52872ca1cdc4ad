import type { Plugin } from 'vite';
import * as firstPage from '../../src/domains/pages.ts';

/** The values of src/domains/pages.ts in place of the module, which would bring all declarations into Home's first script. */
export function domainsPlugin(): Plugin {
  const values = Object.entries(firstPage).map(
    ([name, value]) => `export const ${name} = ${JSON.stringify(value)};\n`,
  );
  return {
    name: 'domains',
    apply: 'build',
    load: { filter: { id: /\/src\/domains\/pages\.ts$/ }, handler: () => values.join('') },
  };
}
