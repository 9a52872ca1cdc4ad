// The page that shows contracts/openapi.json at /docs: its own files stand in public/docs, the renderer's beside them.
import { copyFileSync, mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { join } from 'node:path';

const rendererFiles = ['swagger-ui.css', 'swagger-ui-bundle.js'];

/** @param folder of the built app, where public/docs is already */
export function writeDocsPage(folder: string): string {
  const docs = join(folder, 'docs');
  mkdirSync(docs, { recursive: true });
  for (const file of rendererFiles)
    copyFileSync(fileURLToPath(import.meta.resolve(`swagger-ui-dist/${file}`)), join(docs, file));
  copyFileSync('contracts/openapi.json', join(docs, 'openapi.json'));
  return docs;
}
