// Builds the page at /docs that shows contracts/openapi.json: its own files are in public/docs; the renderer's files
// are added.
import { copyFileSync, mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { join } from 'node:path';

const rendererFiles = ['swagger-ui.css', 'swagger-ui-bundle.js'];

/** @param folder of the built app, which already contains public/docs */
export function writeDocsPage(folder: string): string {
  const docs = join(folder, 'docs');
  mkdirSync(docs, { recursive: true });
  for (const file of rendererFiles)
    copyFileSync(fileURLToPath(import.meta.resolve(`swagger-ui-dist/${file}`)), join(docs, file));
  copyFileSync('contracts/openapi.json', join(docs, 'openapi.json'));
  return docs;
}
