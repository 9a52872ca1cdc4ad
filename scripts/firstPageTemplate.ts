import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const stylesheet = /[^\S\n]*<link rel="stylesheet"[^>]*href="\/([^"]+)"[^>]*>\n/g;

/**
 * The page that the server draws Home into, made of the app's own page: its styles stand in it, so that nothing is
 * waited for. The links to them stay, switched off: the loader of later pages takes such files for loaded.
 * @param folder of the built app
 * @throws where the app's page is not as this needs it
 */
export function firstPageTemplate(folder: string): string {
  const page = readFileSync(join(folder, 'index.html'), 'utf8');
  const styles = [...page.matchAll(stylesheet)].map(([, path]) =>
    readFileSync(join(folder, path!), 'utf8').trim(),
  );
  if (styles.length === 0) throw new Error(`${folder}/index.html links no stylesheet`);
  const [font] = globSync('assets/inter-latin-opsz-normal-*.woff2', { cwd: folder });
  if (!font) throw new Error(`${folder} has no font for the first text`);
  const preload = `    <link rel="preload" as="font" type="font/woff2" crossorigin href="/${font}" />\n`;
  const off = page.replace(stylesheet, (link) => link.replace('<link', '<link disabled'));
  return off
    .replace('  </head>', () => `${preload}    <style>${styles.join('\n')}</style>\n  </head>`)
    .replace('<div id="root"></div>', '<div id="root"><!--home--></div>\n    <!--data-->');
}
