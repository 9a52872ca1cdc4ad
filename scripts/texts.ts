// npm run texts -- export <file>: one table of all messages for translators.
// npm run texts -- import <file>: takes their texts over, unless a check refuses one of them.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { root } from './check/sourceFiles.ts';
import { takeOver } from './texts/takeOver.ts';
import { storyFinder } from './texts/storyOf.ts';
import { exportTable } from './texts/table.ts';

const [command, path, ...rest] = process.argv.slice(2);

if (path === undefined || rest.length > 0 || (command !== 'export' && command !== 'import')) {
  console.error('npm run texts -- export <file.csv>\nnpm run texts -- import <file.csv>');
  process.exitCode = 2;
} else if (command === 'export') {
  writeFileSync(path, exportTable(storyFinder()));
  console.log(`All messages are in ${path}.`);
} else {
  const { faults, files, count } = await takeOver(readFileSync(path, 'utf8'));
  for (const [file, text] of files) writeFileSync(join(root, file), text);
  for (const fault of faults) console.error(fault);
  console.log(faults.length === 0 ? `${count} texts changed.` : 'Nothing was changed.');
  process.exitCode = faults.length === 0 ? 0 : 1;
}
