import './frozenClock.ts';
import { runSoonTimers } from './soonTimers.ts';
import '../src/theme/fonts.ts';
import '../src/theme/global.css.ts';
import type { Decorator, Preview } from '@storybook/react-vite';
import { siteConfig } from '../contracts/examples/session.ts';
import { textFibers } from '../scripts/testing/textFibers.ts';
import { CoinScales } from '../src/components/amounts/CoinScales.ts';
import { IntlRoot } from '../src/intl/IntlRoot.tsx';
import { loadMessages, type Messages } from '../src/intl/loadMessages.ts';
import type { LocaleId } from '../src/intl/locales.ts';
import type { pseudoLocale } from '../src/intl/pseudo.ts';
import * as toastStyles from '../src/ui/messages/Toast.css.ts';
import { DocsPage } from '../stories/docs/DocsPage.tsx';
import type { Rest } from '../stories/rests.ts';
import { frame } from './preview.css.ts';
import { restFaults, saysWhatShows, toastFaults } from './restFaults.ts';
import { applyGlobals } from './selection.ts';
import { showSheet } from './sheets.tsx';
import { ThemedDocs } from './ThemedDocs.tsx';
import { twoFrames } from './twoFrames.ts';
import { globalTypes, initialGlobals, type StoryGlobals } from './toolbars.ts';
import { widths } from './widths.ts';

type Loaded = { messages: Messages };

const inApp: Decorator = (Story, context) => {
  const globals = context.globals as StoryGlobals;
  applyGlobals(globals);
  const ownLayout = context.parameters['layout'] === 'fullscreen' ? 'page' : 'padded';
  const layout = context.viewMode === 'docs' ? 'docs' : ownLayout;
  return (
    <IntlRoot
      locale={globals.locale as LocaleId | typeof pseudoLocale}
      messages={(context.loaded as Loaded).messages}
    >
      <CoinScales value={siteConfig.coin_scales!}>
        <div className={frame[layout]}>
          <Story />
        </div>
      </CoinScales>
    </IntlRoot>
  );
};

/** Lazily loaded code, such as the phone number rules, is part of a screen's state. */
const settlesWithinMs = 10_000;

/** Parameters of the check of settled states. Planted faults prove that the check detects them. */
type Promised = { rest?: Rest; plantedFault?: string; plantedLateFault?: string };

const toastSelector = `.${toastStyles.toast.replaceAll(' ', '.')}`;

/** Describes what is wrong with a story, except for the fault that was planted in it. */
function wrongIn(faults: readonly string[], planted: string | undefined): string | undefined {
  const isExpected = planted === undefined ? faults.length === 0 : faults.includes(planted);
  return isExpected ? undefined : faults.join('; ') || 'no fault found';
}

/** The browser's translator freezes such a text or breaks the page (decision 256). */
const textFaults = (): string[] => textFibers().map((each) => `a text beside other nodes in ${each}`);

declare global {
  /** Final check that the test runner calls last, because a toast may appear after a story seems to be settled. */
  var lateFault: (() => Promise<string | undefined>) | undefined;
}

const preview: Preview = {
  initialGlobals,
  globalTypes,
  parameters: {
    // Any fault that axe finds, also in portals, fails the story.
    a11y: { test: 'error', options: { resultTypes: ['violations', 'incomplete'] } },
    viewport: { options: widths },
    // The theme sets the page background; the backgrounds addon would hide a fault of the theme.
    backgrounds: { disable: true },
    options: {
      // Screens in the order of a user's journey, then the components.
      storySort: {
        order: [
          'journeys',
          'screens',
          ['home', 'market', 'session', 'spot', 'wallet', 'account'],
          'foundations',
          'components',
          'ui',
        ],
      },
    },
    docs: {
      container: ThemedDocs,
      page: DocsPage,
      stories: { filter: ({ tags }: { tags: readonly string[] }) => !tags.includes('interaction') },
    },
  },
  // Every runner checks that a state's story ends in its state; texts are checked only in the language that the story
  // sets.
  async afterEach({ title, tags, parameters, globals, storyGlobals, viewMode, unmappedArgs, initialArgs }) {
    const { rest = {}, plantedFault, plantedLateFault } = parameters as Promised;
    globalThis.lateFault = () => Promise.resolve(undefined);
    const isAsWritten =
      globals['locale'] === (storyGlobals['locale'] ?? initialGlobals.locale) &&
      // A reviewer who changes a control leaves the story's state. Initial args are unmapped too.
      Object.entries(unmappedArgs).every(([name, value]) => Object.is(value, initialArgs[name]));
    if (viewMode !== 'story' || tags.includes('interaction') || !isAsWritten) {
      if (plantedFault !== undefined) throw new Error('The check left a planted fault out');
      const [fault] = textFaults();
      if (fault !== undefined) throw new Error(fault);
      return;
    }
    const silence = 'the story does not say what its state shows: parameters: rests({ ... })';
    const look = () =>
      wrongIn(
        [
          ...(title.startsWith('screens/') && !saysWhatShows(rest) ? [silence] : []),
          ...restFaults(document.body, rest, toastSelector),
          ...textFaults(),
        ],
        plantedFault,
      );
    const until = performance.now() + settlesWithinMs;
    await twoFrames();
    let wrong = look();
    for (; wrong !== undefined && performance.now() < until; wrong = look()) await twoFrames();
    if (wrong !== undefined) throw new Error(`The story is not at rest in its state: ${wrong}`);
    // The planted toast is still shown and has been found.
    if (plantedFault !== undefined) return;
    globalThis.lateFault = async () => {
      await runSoonTimers();
      return wrongIn(toastFaults(document.body, rest.toasts ?? [], toastSelector), plantedLateFault);
    };
  },
  loaders: [
    showSheet,
    async ({ globals }): Promise<Loaded> => ({
      messages: await loadMessages(globals['locale'] as LocaleId | typeof pseudoLocale),
    }),
  ],
  decorators: [inApp],
};

export default preview;
