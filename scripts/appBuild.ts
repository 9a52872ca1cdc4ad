// The browser's part of the product: built by Vite and compressed once, so that the server only sends files. Beside it
// what draws Home on the server: the app once more, for Node, and the page that it is drawn into.
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { build, minifySync, type Rolldown } from 'vite';
import { firstPageTemplate, preloadOf, type ScreenFiles } from './firstPageTemplate.ts';

const appFolder = 'dist/app';
const serverFolder = 'dist/server';
/** Everything that the build reads. */
const sources = [
  'src',
  'contracts',
  'tokens',
  'public',
  'index.html',
  'vite.config.ts',
  'package.json',
  'scripts/appBuild.ts',
  'scripts/firstPageTemplate.ts',
  'scripts/pureRouterPlugin.ts',
];
const textFile = /\.(?:js|css|html|svg|json|webmanifest|txt)$/;
/** Below this the header costs more than compression gains. */
const sizeMin = 512;

/** Is there a compressed build, and is it newer than everything that it was made of? */
export function isBuilt(): boolean {
  const page = join(serverFolder, 'home.html');
  if (!existsSync(page)) return false;
  const builtMs = statSync(page).mtimeMs;
  return sources.filter((path) => existsSync(path)).every((path) => newestMs(path) <= builtMs);
}

export async function buildCompressed(): Promise<void> {
  const { output } = (await build({ logLevel: 'error' })) as Rolldown.RolldownOutput;
  minifyFirstScript();
  const home = firstPageTemplate(appFolder);
  askForScreens(output);
  const market = firstPageTemplate(appFolder, filesOf(output, 'src/screens/market/Kline.tsx'));
  compressFiles(appFolder);
  await buildRenderer();
  writeFileSync(join(serverFolder, 'market.html'), market);
  writeFileSync(join(serverFolder, 'home.html'), home);
}

/** Every page but Home needs the list of screens before its own code: it is asked for with the app, not after it. */
function askForScreens(output: Output): void {
  const path = join(appFolder, 'index.html');
  const { scripts } = filesOf(output, 'src/app/screens.ts');
  const links = scripts.map((file) => `    ${preloadOf(file)}\n`).join('');
  writeFileSync(path, readFileSync(path, 'utf8').replace('  </head>', `${links}  </head>`));
}

/** Vite copies it as it is, and the first paint waits for it. */
function minifyFirstScript(): void {
  const path = join(appFolder, 'theme.js');
  writeFileSync(path, minifySync(path, readFileSync(path, 'utf8')).code);
}

/** Puts a compressed copy beside every file of a folder that is worth it. */
export function compressFiles(folder: string): void {
  for (const path of filesIn(folder)) {
    if (!textFile.test(path)) continue;
    const content = readFileSync(path);
    if (content.length < sizeMin && !path.endsWith('.html')) continue;
    const params = {
      [constants.BROTLI_PARAM_QUALITY]: 11,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    };
    writeFileSync(`${path}.br`, brotliCompressSync(content, { params }));
  }
}

/** Packages go into the bundle: in its production form React draws several times faster than from node_modules. */
async function buildRenderer(): Promise<void> {
  await build({
    logLevel: 'error',
    publicDir: false,
    ssr: { noExternal: true },
    build: {
      ssr: 'src/app/prerender.tsx',
      outDir: serverFolder,
      rolldownOptions: { output: { codeSplitting: true } },
    },
  });
}

type Output = Rolldown.RolldownOutput['output'];

/**
 * What a screen needs beside the app: its own chunk and those that it imports.
 * @throws where the screen is no chunk of its own
 */
function filesOf(output: Output, source: string): ScreenFiles {
  const chunks = output.filter((file) => file.type === 'chunk');
  const screen = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(source));
  if (!screen) throw new Error(`${source} is no chunk of its own`);
  const initial = chunks
    .filter(({ isEntry }) => isEntry)
    .flatMap(({ fileName, imports }) => [fileName, ...imports]);
  const scripts = [screen.fileName, ...screen.imports].filter((path) => !initial.includes(path));
  const own = chunks.filter(({ fileName }) => scripts.includes(fileName));
  return { scripts, styles: own.flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]) };
}

function filesIn(path: string): string[] {
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}

function newestMs(path: string): number {
  const stat = statSync(path);
  if (!stat.isDirectory()) return stat.mtimeMs;
  return Math.max(0, ...filesIn(path).map((file) => statSync(file).mtimeMs));
}

if (import.meta.main) await buildCompressed();
