// Renders every state of dist/storybook in both themes and compares the screenshots byte by byte: with a second
// rendering of the same states, which must be identical, or with those of another commit, to show the effects of a
// change. Screenshots: dist/visual. Usage: node scripts/visual.ts [part of a story id] [--sample <how many>] [--against
// <ref>]; without --against, build first with npm run storybook:build. A sample is random, by the SEED that it prints.
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright-core';
import { browserArgs, findBrowser } from './browser.ts';
import { exitOnError } from './exitOnError.ts';
import { compareAgainst } from './visual/against.ts';
import { drawStates, statesOf } from './visual/draw.ts';
import { buildStorybook, buildStorybookOf } from './visual/storybookOf.ts';
import { compareTwice } from './visual/twice.ts';

const storybook = 'dist/storybook';
const pictures = 'dist/visual';

const {
  values: { sample, against },
  positionals: [part = ''],
} = exitOnError(() =>
  parseArgs({
    options: { sample: { type: 'string' }, against: { type: 'string' } },
    allowPositionals: true,
  }),
);
const seed = process.env['SEED'] ?? String(Date.now());
/** Sort key of a state in the random sample of this seed. */
const lotOf = (id: string): string => createHash('sha256').update(`${seed} ${id}`).digest('hex');

function chosen(states: readonly string[]): string[] {
  return states
    .filter((id) => id.includes(part))
    .sort((one, other) => (sample === undefined ? 0 : lotOf(one).localeCompare(lotOf(other))))
    .slice(0, sample === undefined ? undefined : Number(sample))
    .sort();
}

const startedAt = performance.now();
const former = exitOnError(() => (against === undefined ? storybook : buildStorybookOf(against)));
if (against !== undefined) exitOnError(() => buildStorybook());
if (!existsSync(`${storybook}/iframe.html`)) {
  console.error(`${storybook} is missing: run npm run storybook:build first`);
  process.exit(1);
}
const [statesBefore, statesAfter] = [statesOf(former), statesOf(storybook)];
const ids = chosen([...new Set([...statesBefore, ...statesAfter])]);
const browser = await chromium.launch({ executablePath: findBrowser(), args: browserArgs });
const before = await drawStates(
  browser,
  former,
  ids.filter((id) => statesBefore.includes(id)),
);
const after = await drawStates(
  browser,
  storybook,
  ids.filter((id) => statesAfter.includes(id)),
);
const faults =
  against === undefined
    ? compareTwice(pictures, before, after)
    : await compareAgainst(against, before, after, browser, `${pictures}/against`);
await browser.close();
const seconds = ((performance.now() - startedAt) / 1000).toFixed(0);
for (const fault of faults) console.error(fault);
const drawnBy = sample === undefined ? '' : `, SEED=${seed}`;
console.log(`visual: ${ids.length} states in both themes, ${faults.length} faults, ${seconds} s${drawnBy}`);
process.exitCode = faults.length === 0 && ids.length > 0 ? 0 : 1;
