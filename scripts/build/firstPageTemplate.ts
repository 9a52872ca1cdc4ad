import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const themeScript = '<script src="/theme.js"></script>';
const stylesheet = /[^\S\n]*<link rel="stylesheet"[^>]*href="\/([^"]+)"[^>]*>\n/g;

const elementOf = (script: string | undefined): string =>
  script === undefined ? '' : `<script>${script}</script>`;

/** Preload link for a script of the app's folder. */
export const preloadOf = (path: string): string => `<link rel="modulepreload" crossorigin href="/${path}" />`;

/** Files of a screen, or of a part of one, in addition to the app's, as paths in the app's folder. */
export interface ScreenFiles {
  scripts: readonly string[];
  styles: readonly string[];
}

interface PageOptions {
  /** Files of a screen other than Home, preloaded with the app; the same for every user. */
  screen?: ScreenFiles;
  /** Styles of parts that the page already contains and whose code loads later. */
  laterStyles?: readonly string[];
  /** Additional scripts: one before the first request, one at the end of the page, before the app's. */
  early?: string;
  late?: string;
}

/**
 * The template into which the server renders Home or another screen, made from the app's own page: its styles and the
 * theme script are inlined, so that rendering waits for no request. The stylesheet links stay, disabled, so that the
 * loader of later pages treats them as loaded.
 * @param folder of the built app
 * @throws if the app's page has an unexpected structure
 */
export function firstPageTemplate(
  folder: string,
  { screen, laterStyles = [], early, late }: PageOptions = {},
): string {
  const page = readFileSync(join(folder, 'index.html'), 'utf8');
  const shared = [...page.matchAll(stylesheet)].map(([, path]) => path!);
  const own = [...(screen?.styles ?? []), ...laterStyles].filter((path) => !shared.includes(path));
  const styles = [...shared, ...own].map((path) => readFileSync(join(folder, path), 'utf8').trim());
  if (shared.length === 0) throw new Error(`${folder}/index.html links no stylesheet`);
  if (!page.includes(themeScript)) throw new Error(`${folder}/index.html does not choose its theme`);
  const theme = readFileSync(join(folder, 'theme.js'), 'utf8').trim();
  const [font] = globSync('assets/inter-latin-opsz-normal-*.woff2', { cwd: folder });
  if (!font) throw new Error(`${folder} has no font for the first text`);
  const links = [
    ...(screen?.scripts ?? []).map(preloadOf),
    `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${font}" />`,
    ...own.map((path) => `<link rel="stylesheet" crossorigin disabled href="/${path}" />`),
  ].map((link) => `    ${link}\n`);
  const sheet = `    <style>${styles.join('\n')}</style>\n`;
  // On a slow connection all requests share the bandwidth: preloads placed after the styles give priority to the early
  // script.
  const [before, after] = early === undefined ? ['', sheet] : [`\n${sheet}`, ''];
  const off = page.replace(stylesheet, (link) => link.replace('<link', '<link disabled'));
  return off
    .replace(themeScript, () => elementOf(theme) + elementOf(early) + before)
    .replace('<html lang="en"', screen ? '<html lang="en" data-for="all"' : '<html lang="en"')
    .replace('  </head>', () => `${links.join('')}${after}  </head>`)
    .replace('<div id="root"></div>', '<div id="root"><!--content--></div>\n    <!--data-->')
    .replace('  </body>', () => `${elementOf(late)}  </body>`);
}
