import './frozenClock.ts';
import '../src/theme/fonts.ts';
import '../src/theme/global.css.ts';
import type { Decorator, Preview } from '@storybook/react-vite';
import { IntlRoot } from '../src/intl/IntlRoot.tsx';
import { loadMessages, type Messages } from '../src/intl/loadMessages.ts';
import type { LocaleId } from '../src/intl/locales.ts';
import type { pseudoLocale } from '../src/intl/pseudo.ts';
import { frame } from './preview.css.ts';
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
  const layout = context.parameters['layout'] === 'fullscreen' ? 'page' : 'padded';
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

const preview: Preview = {
  initialGlobals,
  globalTypes,
  parameters: {
    // Any fault that axe finds, in portals too, fails the story.
    a11y: { test: 'error' },
    viewport: { options: widths },
    // The theme paints the page; a second painter would hide a fault of the theme.
    backgrounds: { disable: true },
    options: { storySort: { order: ['ui', 'components', 'screens'] } },
  },
  loaders: [
    async ({ globals }): Promise<Loaded> => ({
      messages: await loadMessages(globals['locale'] as LocaleId | typeof pseudoLocale),
    }),
  ],
  decorators: [inApp],
};

export default preview;
