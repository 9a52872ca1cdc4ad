// Stories that are shown by frames instead of being rendered: several side by side, or one in a window that does not have
// the width that its address names. Media queries respond only to the width of a window.
import { createRoot } from 'react-dom/client';
import type { Loader } from '@storybook/react-vite';
import { FORCE_REMOUNT } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import { themes } from '../src/theme/themes.ts';
import * as styles from '../stories/atlas/Sheet.css.ts';
import { Sheet, type Sample } from '../stories/atlas/Sheet.tsx';
import { onSelection } from './selection.ts';
import type { StoryGlobals } from './toolbars.ts';
import { widths } from './widths.ts';

declare global {
  /** Set by preview-head.html. */
  var isFramedStory: boolean | undefined;
}

/** Runners open Storybook without a story and size the window themselves. */
const isOpenedByUrl = new URLSearchParams(location.search).has('id');

function namedWidth({ viewport }: StoryGlobals): number | undefined {
  const styles = widths[viewport.value as keyof typeof widths]?.styles;
  return styles && Number.parseInt(styles.width);
}

/** The story in each theme, in the selected language, price colours and text size. */
const inThemes = (): Sample[] => themes.map(({ id, name }) => ({ label: name.en, globals: { theme: id } }));

const directions = [
  { label: 'Green up', globals: { direction: 'green-up' } },
  { label: 'Red up', globals: { direction: 'red-up' } },
];
const texts = [
  { label: 'English', globals: { locale: 'en', textSize: '100' } },
  { label: 'German', globals: { locale: 'de', textSize: '100' } },
  { label: '200 %', globals: { locale: 'en', textSize: '200' } },
  { label: 'German, 200 %', globals: { locale: 'de', textSize: '200' } },
];

/** Every combination of price colours, language and text size, in the selected theme. */
const matrix = (): Sample[] =>
  directions.flatMap((direction) =>
    texts.map((text) => ({
      label: `${direction.label}, ${text.label}`,
      globals: { ...direction.globals, ...text.globals },
    })),
  );

/** @returns undefined where the story is rendered as usual */
function samplesOf(globals: StoryGlobals): Sample[] | undefined {
  if (globalThis.isFramedStory) return undefined;
  if (globals.sheet === 'themes') return inThemes();
  if (globals.sheet === 'matrix') return matrix();
  const width = namedWidth(globals);
  const isOtherWidth =
    window.parent === window && isOpenedByUrl && width !== undefined && width !== innerWidth;
  return isOtherWidth ? [{ globals: {} }] : undefined;
}

/** Shows the frames, and holds the story back, until another story or a single one is selected. */
export const showSheet: Loader = async ({ id, globals, viewMode, abortSignal }) => {
  const chosen = globals as StoryGlobals;
  const samples = viewMode === 'story' ? samplesOf(chosen) : undefined;
  if (samples === undefined) return;
  const root = document.documentElement;
  const place = document.body.appendChild(document.createElement('div'));
  place.className = styles.place;
  const view = createRoot(place);
  const show = (each: Sample[]) =>
    view.render(<Sheet storyId={id} samples={each} width={namedWidth(chosen) ?? 390} />);
  root.dataset['sheet'] = chosen.sheet;
  show(samples);
  const stop = onSelection((selected) => {
    const next = samplesOf(selected);
    if (selected.sheet === chosen.sheet && next) show(next);
    else addons.getChannel().emit(FORCE_REMOUNT, { storyId: id });
  });
  await new Promise((resolve) => abortSignal.addEventListener('abort', resolve));
  stop();
  view.unmount();
  place.remove();
  delete root.dataset['sheet'];
};
