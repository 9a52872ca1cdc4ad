// Renders the states of a built Storybook, without interactions, whose final state is arbitrary.
import { readFileSync } from 'node:fs';
import type { Browser, Page } from 'playwright-core';
import { serveFolder } from '../staticServer.ts';

export const themes = ['light', 'dark'] as const;
const pagesAtOnce = 2;
const isNoState = new Set(['interaction', 'planted']);

export type Theme = (typeof themes)[number];
type Index = { entries: Record<string, { id: string; type: string; tags?: string[] }> };
/** PNG files. */
export type Pictures = Record<Theme, Buffer>;

/** Rendered pictures by story id; a one-line Error where rendering fails. */
export type Drawn = ReadonlyMap<string, Pictures | Error>;

/** Ids of the stories that are states. */
export function statesOf(storybook: string): string[] {
  const index = JSON.parse(readFileSync(`${storybook}/index.json`, 'utf8')) as Index;
  return Object.values(index.entries)
    .filter(({ type, tags = [] }) => type === 'story' && !tags.some((tag) => isNoState.has(tag)))
    .map(({ id }) => id);
}

/** Opens Storybook without a story. The accessibility check has its own run and would only cost time here. */
async function openStorybook(page: Page, url: string): Promise<void> {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${url}/iframe.html?globals=a11y.manual:!true`);
  await page.waitForFunction(() => {
    const { __STORYBOOK_PREVIEW__: preview } = globalThis as unknown as Partial<StorybookPage>;
    return preview?.storyStoreValue !== undefined;
  });
  // Animated elements have separate layers, which keep the subpixel offset of their first paint: if that was before the
  // final layout, their text renders slightly differently.
  await page.addStyleTag({ content: '*, ::before, ::after { will-change: auto !important }' });
}

type Channel = {
  emit: (event: string, data: unknown) => void;
  on: (event: string, listener: (data: Finish) => void) => void;
  off: (event: string, listener: (data: Finish) => void) => void;
};
type Finish = { storyId: string; status: 'success' | 'error' };
type Story = { storyGlobals?: { viewport?: { value?: string } } };
/** Story data of a Storybook page, from Storybook's own objects. */
type StorybookPage = {
  __STORYBOOK_ADDONS_CHANNEL__: Channel;
  __STORYBOOK_PREVIEW__: {
    storyStoreValue: { loadStory: (story: { storyId: string }) => Promise<Story> };
  };
};

/** The viewport of a story, such as w320. Runs in the page. */
async function widthOf(storyId: string): Promise<string | undefined> {
  const { __STORYBOOK_PREVIEW__: preview } = globalThis as unknown as StorybookPage;
  const { storyGlobals } = await preview.storyStoreValue.loadStory({ storyId });
  return storyGlobals?.viewport?.value;
}

/** Shows a story in the open document, which avoids loading Storybook for each. Runs in the page. */
function showStory(storyId: string): Promise<string> {
  const { __STORYBOOK_ADDONS_CHANNEL__: channel } = globalThis as unknown as StorybookPage;
  return new Promise((resolve) => {
    const finish = (finished: Finish) => {
      if (finished.storyId !== storyId) return;
      channel.off('storyFinished', finish);
      resolve(finished.status);
    };
    channel.on('storyFinished', finish);
    channel.emit('setCurrentStory', { storyId, viewMode: 'story' });
  });
}

/** Applies a theme as the app does, and waits until it is painted. Runs in the page. */
async function putOn(theme: string): Promise<void> {
  document.documentElement.dataset['theme'] = theme;
  await document.fonts.ready;
  // Waits until every image is decoded; broken images are ignored.
  await Promise.allSettled(Array.from(document.images, (image) => image.decode()));
  await new Promise((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(resolve));
  });
}

async function shoot(page: Page, id: string): Promise<Pictures> {
  const width = Number((await page.evaluate(widthOf, id))?.slice(1) ?? 390);
  if (page.viewportSize()?.width !== width) await page.setViewportSize({ width, height: 844 });
  if ((await page.evaluate(showStory, id)) === 'error')
    throw new Error(`it fails: ${await page.locator('#error-message').innerText()}`);
  const shots: Partial<Pictures> = {};
  for (const theme of themes) {
    await page.evaluate(putOn, theme);
    shots[theme] = await page.screenshot({ animations: 'disabled', caret: 'hide' });
  }
  return shots as Pictures;
}

/** Renders states of a Storybook once. */
export async function drawStates(
  browser: Browser,
  storybook: string,
  ids: readonly string[],
): Promise<Drawn> {
  const server = await serveFolder(storybook);
  const shots = new Map<string, Pictures | Error>();
  const waiting = [...ids];
  async function work(): Promise<void> {
    const context = await browser.newContext({ reducedMotion: 'reduce', locale: 'en-US', timezoneId: 'UTC' });
    const page = await context.newPage();
    await openStorybook(page, server.url);
    for (let id = waiting.shift(); id !== undefined; id = waiting.shift()) {
      const shot = await shoot(page, id).catch(({ message }: Error) => new Error(message.split('\n')[0]));
      shots.set(id, shot);
      // Reloads Storybook after an error, to isolate the next story.
      if (shot instanceof Error) await openStorybook(page, server.url);
    }
    await context.close();
  }
  await Promise.all(Array.from({ length: pagesAtOnce }, work));
  await server.close();
  return shots;
}
