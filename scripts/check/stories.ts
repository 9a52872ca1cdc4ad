import {
  builtScreens,
  guardTest,
  laterStates,
  publicScreens,
  sameViews,
} from '../../contracts/spec/scope.ts';
import { screenAt } from '../../src/app/paths.ts';
import { walkedBy } from '../testing/changed.ts';
import { readSource, readTable, sourceFiles, withoutComments } from './sourceFiles.ts';

/** The names of a stories file's exports. */
export function storiesIn(text: string): Set<string> {
  return new Set([...text.matchAll(/^export const (\w+)/gm)].map((match) => match[1] ?? ''));
}

/** Source of one export in a stories file. */
function storyIn(text: string, name: string): string {
  const [, rest = ''] = text.split(new RegExp(`^export const ${name}\\b`, 'm'));
  return rest.split(/^export const /m)[0] ?? '';
}

/** Tags in a text that exclude stories from the sidebar, screenshots or checks. */
const hidingTags = (text: string): string[] =>
  [...withoutComments(text).matchAll(/(['"`])(interaction|planted|!dev|!test)\1/g)].map(
    ([, , tag = '']) => tag,
  );

/** Tags shared by all stories of a file would silently hide all of them, including states. */
export function faultsOfTags(path: string, text: string): string[] {
  // The sidebar shows a foundation as its docs page alone; docs and atlas only read the tags of others.
  if (/^stories\/(?:screens\/planted|foundations|docs|atlas)\//.test(path)) return [];
  const isOfInteractions = path.endsWith('Interactions.stories.tsx');
  const [shared = ''] = text.split('export default');
  return hidingTags(shared)
    .filter((tag) => !(isOfInteractions && tag === 'interaction'))
    .map((tag) => `${path}: the tag '${tag}' hides every story of the file`);
}

/**
 * Faults of a component's stories: a title that groups them by folder, a docs page with guidance for designers, and
 * controls from its props.
 */
export function faultsOfComponent(path: string, text: string): string[] {
  const [meta = ''] = text.split('export default meta');
  const title = path.slice('stories/'.length, -'.stories.tsx'.length);
  return [
    ...(meta.includes(`  title: '${title}',`) ? [] : [`${path}: the title is not its path, '${title}'`]),
    ...(!title.startsWith('ui/') || /\bguide\(\{/.test(meta)
      ? []
      : [`${path}: the docs page says nothing on its use (parameters: guide({ use, do, dont }))`]),
    ...(/\bcomponent: \w+/.test(meta) ? [] : [`${path}: the meta names no component`]),
    ...(/\btags: \['autodocs'\]/.test(meta)
      ? []
      : [`${path}: the component has no docs page (tags: ['autodocs'])`]),
  ];
}

/**
 * Domains of the pages whose paths a test uses and that its first lines do not declare.
 * @param screenFiles every file of src/screens: the folder of a screen is its domain
 */
export function domainsUnnamed(source: string, screenFiles: readonly string[]): string[] {
  // Slashes are escaped in regular expressions.
  const paths = source.replaceAll('\\/', '/').match(/(?<=['"`])\/(?=['"`])|\/pages\/[\w/-]+/g) ?? [];
  const domains = paths.map((path) => {
    const screen = screenAt(path);
    return screenFiles.find((file) => file.endsWith(`/${screen}.tsx`))?.split('/')[2];
  });
  const walked = walkedBy(source);
  return [...new Set(domains)].filter(
    (domain) => domain !== undefined && !walked.includes(domain),
  ) as string[];
}

/**
 * Components without a visual state of their own, or without one that props can set: the stories of their containers
 * show them.
 */
const withoutStories: ReadonlySet<string> = new Set([
  'components/amounts/Figures',
  'components/book/BookLevel',
  'components/book/TradeColumns',
  'components/chart/CandleReadout',
  'components/chart/ChartAxes',
  'components/chart/ChartBones',
  'components/chart/ChartFrame',
  'components/chart/ChartLegend',
  'components/chart/ChartTools',
  'components/chart/Crosshair',
  'components/chart/LiveLayer',
  'components/command/decideFirst',
  'components/details/holdReasons',
  'components/lever/CardFact',
  'components/lists/DayHeading',
  'components/lists/ListFoot',
  'components/market/MarketColumns',
  'components/market/MarketRows',
  'components/market/PairPicker',
  'components/market/PairScreen',
  'components/market/PairTitle',
  'components/market/PriceSourceSheet',
  'components/market/SortHead',
  'components/market/Sparkline',
  'components/market/UnknownPair',
  'components/market/VoteBox',
  'components/option/OptionCard',
  'components/option/OptionCurve',
  'components/option/OptionPills',
  'components/option/OutcomePanel',
  'components/option/PastPeriods',
  'components/option/SettlementSheet',
  'components/option/TicketRows',
  'components/orders/PriceField',
  'components/orders/orderLeads',
  'components/otc/otcStatus',
  'components/products/DemoBar',
  'components/products/DemoOnly',
  'components/products/ProductOrderScreen',
  'components/products/demoWords',
  'components/wallet/accountNames',
  'components/wallet/availableRows',
  'components/wallet/depositState',
  'components/wallets/ConnectStep',
  'components/wallets/FailedStep',
  'components/wallets/MissingStep',
  'components/wallets/NetworkChoice',
  'components/wallets/OneMessage',
  'components/wallets/SignStep',
  'components/wallets/SwitchStep',
  'components/wallets/WaitingHint',
  'components/wallets/WalletAppIcon',
  'components/wallets/WalletMark',
  'ui/actions/renderLink',
  'ui/dialogs/Dialog',
  'ui/facts/DirectionSample',
  'ui/fields/Field',
  'ui/lists/VirtualList',
  'ui/messages/Toaster',
  'ui/pins/PinCells',
  'ui/progress/StepMark',
  'ui/progress/TickRing',
  'ui/screen/ScreenBars',
  'ui/screen/StickyAction',
  'ui/text/Phrases',
  'ui/text/RichTextContents',
  'ui/text/VisuallyHidden',
]);

/** Components without a story of their own. */
function faultsOfComponents(): string[] {
  const stories = sourceFiles('stories').filter((path) => path.endsWith('.stories.tsx'));
  // stories/ mirrors src/.
  const shown = new Set(stories.map((path) => path.slice('stories/'.length, -'.stories.tsx'.length)));
  const isShown = (name: string): boolean => shown.has(name);
  const names = sourceFiles('src/ui', 'src/components')
    .filter((path) => path.endsWith('.tsx') && !path.endsWith('.test.tsx'))
    .map((path) => path.slice('src/'.length, -'.tsx'.length));
  return [
    ...names
      .filter((name) => !withoutStories.has(name) && !isShown(name))
      .map((name) => `src/${name}.tsx: the component has no stories`),
    ...[...withoutStories]
      .filter((name) => !names.includes(name) || isShown(name))
      .map((name) => `scripts/check/stories.ts: ${name} need not be left out`),
  ];
}

/** Faults in the declared walks of journeys. */
function faultsOfWalks(): string[] {
  const journeys = sourceFiles('e2e').filter(
    (path) => path.endsWith('.test.ts') && !path.startsWith('e2e/screens/'),
  );
  const screenFiles = sourceFiles('src/screens');
  return [
    ...journeys
      .filter((path) => walkedBy(readSource(path)).length === 0)
      .map((path) => `${path}: it does not say what it walks: // Walks: <domain>, <domain>.`),
    ...journeys.flatMap((path) =>
      domainsUnnamed(readSource(path), screenFiles).map(
        (domain) => `${path}: it opens a page of ${domain}, which its line of walks does not name`,
      ),
    ),
  ];
}

/** Whether a test file holds a test of exactly this title. */
export function hasTest(text: string, title: string): boolean {
  const quoted = [`'${title}'`, `"${title}"`, `\`${title}\``, `'${title.replaceAll("'", String.raw`\'`)}'`];
  return quoted.some((literal) => text.includes(literal));
}

/** States of a built screen that need a story. */
export function statesToShow(screen: string): string[] {
  const later = laterStates[screen] ?? {};
  return readTable('contracts/spec/states.tsv')
    .filter((row) => row['screen'] === screen)
    .map((row) => row['state'] ?? '')
    .filter((state) => !Object.hasOwn(later, state))
    .filter((state) => state !== 'NotLoggedIn' || publicScreens.includes(screen));
}

function faultsOfScreen(screen: string, stories: string | undefined): string[] {
  if (stories === undefined) return [`stories/screens: ${screen}.stories.tsx is missing`];
  const exported = storiesIn(readSource(stories));
  const later = Object.keys(laterStates[screen] ?? {});
  const text = readSource(stories);
  return [
    ...statesToShow(screen)
      .filter((state) => !exported.has(state))
      .map((state) => `${stories}: the state ${state} has no story`),
    ...statesToShow(screen)
      .flatMap((state) => hidingTags(storyIn(text, state)).map((tag) => [state, tag]))
      .map(([state, tag]) => `${stories}: the state ${state} is hidden by its tag '${tag}'`),
    ...later
      .filter((state) => exported.has(state))
      .map((state) => `contracts/spec/scope.ts: ${screen}/${state} is listed as later and has a story`),
  ];
}

/** Every View has a story for each state of contracts/spec/states.tsv that scope.ts lists as built. */
export function check(): Promise<string[]> {
  const files = sourceFiles('src/screens', 'stories/screens', guardTest.file);
  const views = files
    .filter((path) => path.endsWith('View.tsx'))
    .map((path) => ({ path, screen: path.replace(/^.*\/(\w+)View\.tsx$/, '$1') }));
  const storiesOf = (screen: string) => files.find((file) => file.endsWith(`/${screen}.stories.tsx`));
  const faults = builtScreens
    .filter((screen) => !views.some((view) => view.screen === (sameViews[screen] ?? screen)))
    .map((screen) => `src/screens: ${screen}View.tsx is missing`);
  faults.push(...Object.keys(sameViews).flatMap((screen) => faultsOfScreen(screen, storiesOf(screen))));
  const known = new Set(readTable('contracts/spec/states.tsv').map((row) => row['screen'] ?? ''));
  for (const { path, screen } of views) {
    const stories = storiesOf(screen);
    if (builtScreens.includes(screen)) faults.push(...faultsOfScreen(screen, stories));
    else if (known.has(screen)) faults.push(`${path}: ${screen} is not listed in contracts/spec/scope.ts`);
    else if (!stories) faults.push(`${path}: the view has no story`);
  }
  const components = sourceFiles('stories/ui', 'stories/components');
  faults.push(
    ...components
      .filter((path) => path.endsWith('.stories.tsx'))
      .flatMap((path) => faultsOfComponent(path, readSource(path))),
  );
  // Other files next to the stories are helpers shared by several stories.
  faults.push(
    ...sourceFiles('stories')
      .filter((path) => /\.tsx?$/.test(path) && !/\.(?:test|proof)\.ts$/.test(path))
      .flatMap((path) => faultsOfTags(path, readSource(path))),
  );
  faults.push(...faultsOfWalks(), ...faultsOfComponents());
  if (!files.includes(guardTest.file) || !hasTest(readSource(guardTest.file), guardTest.title))
    faults.push(`${guardTest.file}: the test '${guardTest.title}' is missing`);
  return Promise.resolve(faults);
}
