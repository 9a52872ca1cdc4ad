import { writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { extractMessages } from './build/extractMessages.ts';

// en.json is the reference for translators and checks; builds take English from the call sites.
const root = resolve(import.meta.dirname, '..');
const messages = extractMessages(root);
await writeFile(`${root}/src/intl/en.json`, `${JSON.stringify(messages, null, 2)}\n`);
console.log(`${Object.keys(messages).length} messages in src/intl/en.json`);
