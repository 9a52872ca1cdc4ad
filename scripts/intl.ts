import { writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import process from 'node:process';
import { markTranslations } from './check/staleTranslations.ts';
import { extractMessages } from './extractMessages.ts';

// en.json is what translators read and what the check compares with; builds take English from the call sites.
// Usage: npm run intl [-- --fits <id> ...]: these translations fit their new English as they are.
const root = resolve(import.meta.dirname, '..');
const messages = extractMessages(root);
await writeFile(`${root}/src/intl/en.json`, `${JSON.stringify(messages, null, 2)}\n`);
const [flag, ...fitting] = process.argv.slice(2);
if (flag !== undefined && flag !== '--fits') throw new Error(`${flag} is not known; use --fits <id> ...`);
markTranslations(fitting);
console.log(`${Object.keys(messages).length} messages in src/intl/en.json`);
