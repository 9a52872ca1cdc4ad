// npm run visual: draws the states of Storybook and compares the pictures byte by byte, with a second drawing, which must
// be identical, with those of another commit, or with a baseline of hashes. Usage and options: docs/visual.md.
import { rmSync } from 'node:fs';
import { chromium } from 'playwright-core';
import { readThemes } from '../tokens/readThemes.ts';
import { browserArgs, findBrowser } from './browser.ts';
import { exitOnError, exitWith } from './exitOnError.ts';
import { commitOf } from './testing/changed.ts';
import { treeState } from './testing/treeState.ts';
import { affectedStories } from './visual/affectedStories.ts';
import { acceptedStates, readBaseline, updated, writeBaseline } from './visual/baseline.ts';
import { builtStorybook, presentStorybook, storybookOf } from './visual/builds.ts';
import { isFailure, type Gate } from './visual/gate.ts';
import { chosenModes, modesOf } from './visual/modes.ts';
import { againstBaseline, readOptions } from './visual/options.ts';
import { compareSides, type Side } from './visual/results.ts';
import { baselineSide, drawSide, drawTwice, hashesOf, picturesOf, sameInThemes } from './visual/sides.ts';
import { modesOfState, selectStates, statesOf } from './visual/states.ts';
import { countsOf, writeReport } from './visual/writeReport.ts';

const themes = readThemes();
const report = 'dist/visual/report';
/** Exit code of an option that cannot be followed. */
const badOption = 2;

const startedAt = performance.now();
const secondsNow = (): number => Math.round((performance.now() - startedAt) / 1000);
const options = exitOnError(() => readOptions(process.argv.slice(2)), badOption);
const { against, isAccepted } = options;
const isAgainstBaseline = against === againstBaseline;
const modes = exitOnError(() => chosenModes(modesOf(themes), options.modes), badOption);
const browser = await chromium.launch({ executablePath: findBrowser(), args: browserArgs });
const browserName = `Chromium ${browser.version()} on ${process.platform} ${process.arch}`;

/** Everything that an option may be wrong about, before builds take their time. */
const { baseline, accepted, files } = exitOnError(() => {
  const former = isAgainstBaseline ? readBaseline(options.baseline, browserName) : undefined;
  const ref = former?.commit ?? against;
  if (ref !== undefined && !isAgainstBaseline) commitOf(ref);
  return {
    baseline: former,
    accepted: isAccepted ? acceptedStates(options, browserName) : {},
    files: options.isChangedOnly && ref !== undefined ? affectedStories(ref) : undefined,
  };
}, badOption);

const { built } = options;
const present =
  built === undefined
    ? exitOnError(() => presentStorybook())
    : exitOnError(() => builtStorybook(built), badOption);
const former = exitOnError(() =>
  against === undefined || isAgainstBaseline ? undefined : storybookOf(against),
);
const presentStates = statesOf(present.folder);
const baselineStates = Object.keys(baseline?.states ?? {}).map(
  (id) => [id, { id, title: id.split('--')[0]!, name: id.split('--')[1] ?? id, path: '', tags: [] }] as const,
);
const states = new Map([...(former ? statesOf(former.folder) : []), ...baselineStates, ...presentStates]);
const seed = process.env['SEED'] ?? String(Date.now());
const selected = selectStates(states.values(), { ...options, seed, files });
const wanted = new Map(
  selected
    .map((state) => [state, modesOfState(state, modes, options.isEach)] as const)
    .filter(([, own]) => own.length > 0),
);
if (selected.length === 0 && files === undefined)
  exitWith(new Error(`No state is in ${options.parts.join(', ')}`), badOption);
if (wanted.size === 0 && selected.length > 0)
  exitWith(new Error(`None of ${selected.length} states is tagged for these modes: add --all`), badOption);
const firstTheme = themes[0]!.id;
const draw = (name: string, build: typeof present): Promise<Side> =>
  drawSide(name, browser, build, wanted, firstTheme, picturesOf(browser, build));

async function accept(): Promise<boolean> {
  const after = await draw('present', present);
  const merged = updated(accepted, hashesOf(wanted, after), new Set(presentStates.keys()));
  writeBaseline(options.baseline, { browser: browserName, commit: treeState().commit, states: merged });
  console.log(`${options.baseline}: ${Object.keys(merged).length} states`);
  const faults = [...after].flatMap(([path, known]) => ('fault' in known ? [`${path}: ${known.fault}`] : []));
  for (const fault of faults) console.error(fault);
  return faults.length === 0;
}

async function compare(): Promise<boolean> {
  const isTwice = against === undefined;
  const gate: Gate | undefined = isTwice
    ? { most: 0, unit: 'pixels', isComplete: true }
    : options.gate && { ...options.gate, isComplete: isAgainstBaseline };
  let [before, after]: Side[] = [];
  const faults: string[] = [];
  if (isTwice) {
    [before, after] = await drawTwice(browser, present, wanted, firstTheme);
    faults.push(...sameInThemes(wanted, before));
  } else {
    before = former ? await draw(against, former) : baselineSide(wanted, baseline!.states);
    after = await draw('present', present);
  }
  rmSync(report, { recursive: true, force: true });
  const results = await compareSides(wanted, before, after, report);
  const name = isTwice ? 'a second drawing' : against;
  writeReport(report, results, { against: name, browser: browserName, gate, seconds: secondsNow() });
  const failures = results.filter((result) => isFailure(result, gate));
  for (const fault of faults) console.error(fault);
  const counts = Object.entries(countsOf(results)).map(([status, count]) => `${count} ${status}`);
  console.log(`${report}/index.html: against ${name} ${counts.join(', ')}`);
  if (failures.length > 0) console.error(`${failures.length} pictures fail`);
  return failures.length + faults.length === 0;
}

const isGood = await (isAccepted ? accept() : compare());
await browser.close();
const drawnBy = options.sample === undefined ? '' : `, SEED=${seed}`;
const drawn = modes.map(({ id }) => {
  const count = [...wanted.values()].filter((own) => own.some((mode) => mode.id === id)).length;
  return count === 0 ? `${id} none (no state is tagged for it: add --all)` : `${id} ${count}`;
});
console.log(`visual: ${wanted.size} states: ${drawn.join(', ')}, ${secondsNow()} s${drawnBy}`);
process.exitCode = isGood ? 0 : 1;
