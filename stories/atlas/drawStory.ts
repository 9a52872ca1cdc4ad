// Draws stories as pictures: one hidden preview shows each in turn, and a copy of the finished document is the picture. A
// preview per picture would take seconds each.
import { SET_CURRENT_STORY, STORY_FINISHED, UPDATE_GLOBALS } from 'storybook/internal/core-events';
import { copyDocument } from './copyDocument.ts';

type Globals = Readonly<Record<string, unknown>>;
type Request = { storyId: string; globals: Globals; draw: (picture: string) => void };
type Channel = {
  emit: (event: string, payload: unknown) => void;
  on: (event: string, listener: (payload: { storyId: string }) => void) => void;
  off: (event: string, listener: (payload: { storyId: string }) => void) => void;
};
type Preview = Window & {
  __STORYBOOK_ADDONS_CHANNEL__: Channel;
  __STORYBOOK_PREVIEW__?: { storyStoreValue?: unknown };
};

const size = { width: 390, height: 844 };
/** A story that never finishes must not hold up the others. */
const longestMs = 15_000;

/** Requests, the next one first. */
const waiting: Request[] = [];
let isDrawing = false;
let opened: Promise<Preview> | undefined;
/** What the hidden preview shows. */
let shown: { storyId?: string; globals: string } = { globals: '' };

async function openPreview(): Promise<Preview> {
  const frame = document.createElement('iframe');
  // The accessibility check of every story has its own run.
  frame.src = 'iframe.html?globals=a11y.manual:!true';
  frame.dataset['draws'] = '';
  frame.ariaHidden = 'true';
  frame.tabIndex = -1;
  // In view, because browsers slow down what is not; a fixed position keeps a focused field from scrolling the page.
  const style = {
    position: 'fixed',
    inset: '0 auto auto 0',
    opacity: '0',
    border: '0',
    pointerEvents: 'none',
  };
  Object.assign(frame.style, style, { zIndex: '-1', width: `${size.width}px`, height: `${size.height}px` });
  document.body.append(frame);
  const preview = frame.contentWindow as Preview;
  while (preview.__STORYBOOK_PREVIEW__?.storyStoreValue === undefined)
    await new Promise((resolve) => setTimeout(resolve, 50));
  return preview;
}

/** Emits an event and waits until the story is finished again. */
function emitAndFinish(preview: Preview, storyId: string, event: string, payload: unknown): Promise<void> {
  const channel = preview.__STORYBOOK_ADDONS_CHANNEL__;
  return new Promise((resolve) => {
    const finish = (finished?: { storyId: string }) => {
      if (finished && finished.storyId !== storyId) return;
      clearTimeout(timer);
      channel.off(STORY_FINISHED, finish);
      resolve();
    };
    const timer = setTimeout(finish, longestMs);
    channel.on(STORY_FINISHED, finish);
    channel.emit(event, payload);
  });
}

async function painted(preview: Preview): Promise<void> {
  await preview.document.fonts.ready;
  await new Promise((resolve) => {
    preview.requestAnimationFrame(() => preview.requestAnimationFrame(resolve));
  });
}

async function pictureOf({ storyId, globals }: Request): Promise<string> {
  opened ??= openPreview();
  const preview = await opened;
  const wanted = JSON.stringify(globals);
  if (shown.globals !== wanted) {
    const update = { globals };
    if (shown.storyId === undefined) preview.__STORYBOOK_ADDONS_CHANNEL__.emit(UPDATE_GLOBALS, update);
    else await emitAndFinish(preview, shown.storyId, UPDATE_GLOBALS, update);
  }
  if (shown.storyId !== storyId)
    await emitAndFinish(preview, storyId, SET_CURRENT_STORY, { storyId, viewMode: 'story' });
  shown = { storyId, globals: wanted };
  await painted(preview);
  return copyDocument(preview.document);
}

async function drawAll(): Promise<void> {
  if (isDrawing) return;
  isDrawing = true;
  for (let next = waiting.shift(); next; next = waiting.shift()) {
    const focused = document.activeElement;
    next.draw(await pictureOf(next));
    if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  }
  isDrawing = false;
}

/**
 * @param draw receives the picture, a document without scripts
 * @returns withdraws the request
 */
export function drawStory(storyId: string, globals: Globals, draw: (picture: string) => void): () => void {
  const request = { storyId, globals, draw };
  waiting.push(request);
  void drawAll();
  return () => {
    request.draw = () => {};
    const at = waiting.indexOf(request);
    if (at >= 0) waiting.splice(at, 1);
  };
}
