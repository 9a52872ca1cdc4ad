import './frozenClock.ts';
import '../src/theme/fonts.ts';
import '../src/theme/global.css.ts';
import type { Decorator, Preview } from '@storybook/react-vite';
import { IntlRoot } from '../src/intl/IntlRoot.tsx';
import { loadMessages, type Messages } from '../src/intl/loadMessages.ts';
import type { LocaleId } from '../src/intl/locales.ts';
import type { pseudoLocale } from '../src/intl/pseudo.ts';
import * as toastStyles from '../src/ui/Toast.css.ts';
import type { Rest } from '../stories/rests.ts';
import { frame } from './preview.css.ts';
import { restFaults } from './restFaults.ts';
import { globalTypes, initialGlobals, widths, type StoryGlobals } from './toolbars.ts';

type Loaded = { messages: Messages };

/** Sets on the document what the app's start sets on it, before the story draws. */
function applyGlobals(globals: StoryGlobals): void {
  const root = document.documentElement;
  root.dataset['theme'] = globals.theme;
  root.dataset['direction'] = globals.direction;
  root.lang = globals.locale;
  root.style.fontSize = globals.textSize === '100' ? '' : `${globals.textSize}%`;
}

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
      <div className={frame[layout]}>
        <Story />
      </div>
    </IntlRoot>
  );
};

/** What the last step of a story caused has been drawn by then. */
const twoFrames = (): Promise<void> =>
  new Promise((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
  });

const preview: Preview = {
  initialGlobals,
  globalTypes,
  parameters: {
    // Any fault that axe finds, in portals too, fails the story.
    a11y: { test: 'error', options: { resultTypes: ['violations', 'incomplete'] } },
    viewport: { options: widths },
    // The theme paints the page; a second painter would hide a fault of the theme.
    backgrounds: { disable: true },
    options: {
      // Screens in the order in which somebody meets them, then what they are made of.
      storySort: {
        order: ['screens', ['home', 'market', 'session', 'spot', 'wallet', 'account'], 'components', 'ui'],
      },
    },
    docs: {
      stories: { filter: ({ tags }: { tags: readonly string[] }) => !tags.includes('interaction') },
    },
  },
  // A state's story ends in its state, whoever runs it; texts are known in the language that the story asks for.
  async afterEach({ title, tags, parameters, globals, storyGlobals, viewMode, args, initialArgs }) {
    const isAsWritten =
      globals['locale'] === (storyGlobals['locale'] ?? initialGlobals.locale) &&
      // Whoever works a control makes a state of their own.
      Object.entries(args).every(([name, value]) => Object.is(value, initialArgs[name]));
    if (viewMode !== 'story' || tags.includes('interaction') || !isAsWritten) return;
    const { rest, plantedFault } = parameters as { rest?: Rest; plantedFault?: string };
    await twoFrames();
    const silence = 'the story does not say what its state shows: parameters: rests({ ... })';
    const faults = [
      ...(rest === undefined && title.startsWith('screens/') ? [silence] : []),
      ...restFaults(document.body, rest ?? {}, `.${toastStyles.toast.replaceAll(' ', '.')}`),
    ];
    // Stories with a fault planted in them prove that this check bites.
    const isExpected = plantedFault === undefined ? faults.length === 0 : faults.includes(plantedFault);
    if (!isExpected)
      throw new Error(`The story is not at rest in its state: ${faults.join('; ') || 'no fault found'}`);
  },
  loaders: [
    async ({ globals }): Promise<Loaded> => ({
      messages: await loadMessages(globals['locale'] as LocaleId | typeof pseudoLocale),
    }),
  ],
  decorators: [inApp],
};

export default preview;
