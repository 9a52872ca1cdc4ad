// Names what a theme's file lacks, and each pair that it does not keep apart (docs/theming.md).
import pairs from '../tokens/contrast-pairs.json' with { type: 'json' };
import { missesOf } from '../tokens/contrast.ts';
import { readThemes } from '../tokens/readThemes.ts';
import { wornModes } from '../tokens/themes.ts';
import { exitOnError } from './exitOnError.ts';

const modes = wornModes(exitOnError(readThemes));
const faults = modes.flatMap(({ name, theme, colours }) =>
  missesOf(theme, colours).map((miss) => `${name}: ${miss}`),
);
for (const fault of faults) console.error(fault);
console.log(`themes: ${modes.length / 2}, pairs: ${pairs.length}, faults: ${faults.length}`);
process.exitCode = faults.length === 0 ? 0 : 1;
