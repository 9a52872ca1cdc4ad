// What the toolbar has selected, for pages that Storybook does not render as a story.
import { GLOBALS_UPDATED, SET_GLOBALS, UPDATE_GLOBALS } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import { initialGlobals, type StoryGlobals } from './toolbars.ts';

type Payload = [{ globals: StoryGlobals }];

/** Globals that a framed story takes over (preview-head.html does so while it loads). */
const shared = ['theme', 'direction', 'locale', 'textSize'] as const;

export function selection(): StoryGlobals {
  const channel = addons.getChannel();
  const [payload] = (channel.last(GLOBALS_UPDATED) ?? channel.last(SET_GLOBALS) ?? []) as Partial<Payload>;
  return { ...initialGlobals, ...payload?.globals };
}

/** The part of the selection that shapes a framed story. */
export const sharedGlobals = (globals: StoryGlobals): Record<string, string> =>
  Object.fromEntries(shared.map((key) => [key, globals[key]]));

/** @returns stops listening */
export function onSelection(listener: (globals: StoryGlobals) => void): () => void {
  const channel = addons.getChannel();
  const update = ({ globals }: Payload[0]) => listener({ ...initialGlobals, ...globals });
  channel.on(GLOBALS_UPDATED, update);
  return () => channel.off(GLOBALS_UPDATED, update);
}

type Emitter = { emit: (event: string, payload: unknown) => void };

/** Applies the selection to every framed story, except for the globals of the frame's own address. */
export function updateFrames(globals: StoryGlobals): void {
  for (const { contentWindow, src } of document.querySelectorAll<HTMLIFrameElement>(
    'iframe[src]:not([data-draws])',
  )) {
    const own = new URL(src, location.href).searchParams.get('globals') ?? '';
    const isOwn = (key: string) => own.split(';').some((each) => each.startsWith(`${key}:`));
    const taken = shared.filter((key) => !isOwn(key)).map((key) => [key, globals[key]]);
    const { __STORYBOOK_ADDONS_CHANNEL__: channel } = contentWindow as unknown as Record<string, Emitter>;
    channel?.emit(UPDATE_GLOBALS, { globals: Object.fromEntries(taken) });
  }
}

/** Applies to the document what the app's startup applies, before the story renders. */
export function applyGlobals(globals: StoryGlobals): void {
  const root = document.documentElement;
  root.dataset['theme'] = globals.theme;
  root.dataset['direction'] = globals.direction;
  root.lang = globals.locale;
  root.style.fontSize = globals.textSize === '100' ? '' : `${globals.textSize}%`;
}
