// Writes the tokens for other tools to dist/tokens (docs/theming.md).
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { exitOnError } from './exitOnError.ts';
import { readThemes } from '../tokens/readThemes.ts';
import { bundle } from './tokens/bundle.ts';

const folder = 'dist/tokens';
const files = exitOnError(() => bundle(readThemes()));
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
for (const [name, text] of files) writeFileSync(`${folder}/${name}`, text);
console.log(`tokens: ${files.size} files in ${folder}`);
