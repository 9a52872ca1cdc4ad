// The client part of the product: built by Vite and compressed once, so that the server only sends files. Also builds
// the server renderer: the app for Node, and the HTML template that it renders into.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { build, minifySync, type Plugin, type Rolldown } from 'vite';
import appConfig from '../../vite.config.ts';
import deskConfig from '../../vite.desk.config.ts';
import { chunkCycles } from './chunkCycles.ts';
import { writeDocsPage } from './docsPage.ts';
import { filesIn, serverFolder } from './isBuilt.ts';
import { writePlaces } from './places.ts';
import { firstPageTemplate, preloadOf, type ScreenFiles } from './firstPageTemplate.ts';

const appFolder = 'dist/app';
const textFile = /\.(?:js|css|html|svg|json|webmanifest|txt)$/;
/** Below this size the header costs more than compression saves. */
const sizeMin = 512;

export async function buildCompressed(): Promise<void> {
  const output = await buildApp();
  minifyFirstScript();
  const home = firstPageTemplate(appFolder, {
    laterStyles: filesOf(output, 'src/screens/home/Balance.tsx').styles,
    early: await script('src/app/firstPage/askBalance.ts'),
    late: await script('src/app/firstPage/drawBalance.ts'),
  });
  askForScreens(output);
  const market = firstPageTemplate(appFolder, {
    screen: filesOf(output, 'src/screens/market/Kline.tsx'),
  });
  compressFiles(appFolder);
  // It is rarely read, and maximum compression of a file of this size would add seconds to every build.
  compressFiles(writeDocsPage(appFolder), 9);
  compressFiles(writePlaces(appFolder), 5);
  await build({ ...deskConfig, configFile: false, logLevel: 'error' });
  await buildRenderer();
  writeFileSync(join(serverFolder, 'market.html'), market);
  writeFileSync(join(serverFolder, 'home.html'), home);
}

/** With cyclic chunks one of them would run too early. */
async function buildApp(): Promise<Output> {
  const { output } = (await build({
    ...appConfig,
    configFile: false,
    logLevel: 'error',
  })) as Rolldown.RolldownOutput;
  const cycles = chunkCycles(output.filter((each) => each.type === 'chunk'));
  if (cycles.length > 0) throw new Error(`Chunks need each other: ${JSON.stringify(cycles)}`);
  return output;
}

/** Every page except Home needs the list of screens before its own code: it is preloaded together with the app. */
function askForScreens(output: Output): void {
  const path = join(appFolder, 'index.html');
  const { scripts } = filesOf(output, 'src/app/screens.ts');
  const links = scripts.map((file) => `    ${preloadOf(file)}\n`).join('');
  writeFileSync(path, readFileSync(path, 'utf8').replace('  </head>', `${links}  </head>`));
}

/** Vite copies the script unchanged, and it blocks the first paint. */
function minifyFirstScript(): void {
  const path = join(appFolder, 'theme.js');
  writeFileSync(path, minifySync(path, readFileSync(path, 'utf8')).code);
}

/** The page already contains them. */
const withoutStyles: Plugin = {
  name: 'without-styles',
  enforce: 'pre',
  resolveId: (id) => (id.includes('.vanilla.css') ? '\0no-styles' : undefined),
  load: (id) => (id === '\0no-styles' ? '' : undefined),
};

/** A single inline script without imports. */
async function script(input: string): Promise<string> {
  const built = (await build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    plugins: [withoutStyles, vanillaExtractPlugin()],
    build: { write: false, rolldownOptions: { input, output: { format: 'iife' } } },
  })) as Rolldown.RolldownOutput;
  const [chunk, ...others] = built.output;
  if (others.length > 0) throw new Error(`${input} is in several pieces`);
  return chunk.code.trim();
}

/** Writes a compressed copy next to every file of a folder where it saves bytes. */
export function compressFiles(folder: string, quality = 11): void {
  for (const path of filesIn(folder)) {
    if (!textFile.test(path)) continue;
    const content = readFileSync(path);
    if (content.length < sizeMin && !path.endsWith('.html')) continue;
    const params = {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    };
    writeFileSync(`${path}.br`, brotliCompressSync(content, { params }));
  }
}

/** Packages are bundled: React's production build renders several times faster than from node_modules. */
async function buildRenderer(): Promise<void> {
  await build({
    logLevel: 'error',
    publicDir: false,
    ssr: { noExternal: true },
    build: {
      ssr: 'src/app/firstPage/prerender.tsx',
      outDir: serverFolder,
      rolldownOptions: { output: { codeSplitting: true } },
    },
  });
}

type Output = Rolldown.RolldownOutput['output'];

/**
 * Files of a screen in addition to the app's: its own chunk and all chunks that it imports, directly or indirectly.
 * @throws where the screen has no chunk of its own
 */
function filesOf(output: Output, source: string): ScreenFiles {
  const chunks = output.filter((file) => file.type === 'chunk');
  const withImports = (names: readonly string[]): readonly string[] => {
    const imported = chunks
      .filter(({ fileName }) => names.includes(fileName))
      .flatMap(({ imports }) => imports.filter((name) => !names.includes(name)));
    return imported.length === 0 ? names : withImports([...new Set([...names, ...imported])]);
  };
  const screen = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(source));
  if (!screen) throw new Error(`${source} is no chunk of its own`);
  const initial = withImports(chunks.filter(({ isEntry }) => isEntry).map(({ fileName }) => fileName));
  const scripts = withImports([screen.fileName]).filter((name) => !initial.includes(name));
  const own = chunks.filter(({ fileName }) => scripts.includes(fileName));
  return { scripts, styles: own.flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]) };
}

if (import.meta.main) await buildCompressed();
