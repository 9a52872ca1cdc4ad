// Draws the states of a built Storybook into a folder, several pages at once.
import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import type { Browser, BrowserContext, CDPSession, Page } from 'playwright-core';
import { serveFolder } from '../staticServer.ts';
import { renderingOf, type Mode } from './modes.ts';
import { isWholePicture, pathOf, writeWhole } from './pictures.ts';

/** One more than the cores: a page waits for its next frame, or for Storybook's fixed 100 ms before a state is done. */
export const pagesAtOnce = availableParallelism() + 1;
const pageHeight = 844;

/** A state in the modes of one rendering. */
interface Job {
  id: string;
  modes: readonly Mode[];
}

export interface Drawn {
  /** Messages by picture (mode/id.png), where a state cannot be drawn. */
  faults: ReadonlyMap<string, string>;
  taken: number;
  reused: number;
}

/** Changes with everything that decides how a state becomes a picture, apart from the Storybook. */
export function drawingKey(browser: Browser): string {
  const sources = ['draw.ts', 'modes.ts', '../browser.ts'].map((name) =>
    readFileSync(new URL(name, import.meta.url)),
  );
  const key = createHash('sha256').update(browser.version());
  for (const source of sources) key.update(source);
  return key.digest('hex').slice(0, 16);
}

/** Whether a built Storybook has a theme; the first theme is the one without a selector of its own. */
export function hasTheme(storybook: string, theme: string, first: string): boolean {
  if (theme === first) return true;
  const selector = new RegExp(`\\[data-theme=["']?${theme}["']?\\]`);
  return globSync(`${storybook}/assets/*.css`).some((path) => selector.test(readFileSync(path, 'utf8')));
}

/** The states to draw, one rendering after the other, without the pictures that exist. */
function jobsOf(
  wanted: ReadonlyMap<string, readonly Mode[]>,
  folder: string,
): { jobs: Job[]; reused: number } {
  const renderings = new Map<string, Job[]>();
  let reused = 0;
  for (const [id, modes] of wanted) {
    const missing = modes.filter((mode) => !isWholePicture(`${folder}/${pathOf(mode.id, id)}`));
    reused += modes.length - missing.length;
    for (const [rendering, group] of Map.groupBy(missing, renderingOf)) {
      const jobs = renderings.get(rendering) ?? [];
      jobs.push({ id, modes: group });
      renderings.set(rendering, jobs);
    }
  }
  return { jobs: [...renderings.values()].flat(), reused };
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
function showStory(storyId: string): Promise<{ status: string; direction: string | undefined }> {
  const { __STORYBOOK_ADDONS_CHANNEL__: channel } = globalThis as unknown as StorybookPage;
  return new Promise((resolve) => {
    const finish = (finished: Finish) => {
      if (finished.storyId !== storyId) return;
      channel.off('storyFinished', finish);
      resolve({ status: finished.status, direction: document.documentElement.dataset['direction'] });
    };
    channel.on('storyFinished', finish);
    channel.emit('setCurrentStory', { storyId, viewMode: 'story' });
  });
}

/**
 * Waits until nothing has changed in the document for a while: in a language that is not the story's own, the story is
 * not checked to be at rest. Runs in the page.
 */
async function settle(): Promise<void> {
  const [quietMs, longestMs] = [150, 5000];
  await new Promise<void>((resolve) => {
    const finish = () => {
      observer.disconnect();
      clearTimeout(quiet);
      clearTimeout(longest);
      resolve();
    };
    let quiet = setTimeout(finish, quietMs);
    const longest = setTimeout(finish, longestMs);
    const observer = new MutationObserver(() => {
      clearTimeout(quiet);
      quiet = setTimeout(finish, quietMs);
    });
    observer.observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
  });
}

/** Applies a mode as the app does, and waits until it is painted and motionless. Runs in the page. */
async function putOn({ theme, direction }: { theme: string; direction: string | undefined }): Promise<void> {
  const { dataset } = document.documentElement;
  dataset['theme'] = theme;
  if (direction === undefined) delete dataset['direction'];
  else dataset['direction'] = direction;
  await document.fonts.ready;
  // Waits until every image is decoded; broken images are ignored.
  await Promise.allSettled(Array.from(document.images, (image) => image.decode()));
  const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  await nextFrame();
  for (const animation of document.getAnimations()) {
    if (animation.effect?.getComputedTiming().endTime === Infinity) animation.cancel();
    else animation.finish();
  }
  await nextFrame();
}

/** A page with an open Storybook, without a story. */
interface OpenPage {
  context: BrowserContext;
  page: Page;
  session: CDPSession;
}

async function openStorybook(browser: Browser, url: string, { globals, width }: Mode): Promise<OpenPage> {
  const context = await browser.newContext({
    reducedMotion: 'reduce',
    locale: 'en-US',
    timezoneId: 'UTC',
    viewport: { width, height: pageHeight },
  });
  const page = await context.newPage();
  // The accessibility check has its own run and would only cost time here.
  const all = Object.entries({ 'a11y.manual': '!true', ...globals });
  const given = all.map(([name, value]) => `${name}:${value}`).join(';');
  await page.goto(`${url}/iframe.html?globals=${given}`);
  await page.waitForFunction(() => {
    const { __STORYBOOK_PREVIEW__: preview } = globalThis as unknown as Partial<StorybookPage>;
    return preview?.storyStoreValue !== undefined;
  });
  // Animated elements have separate layers, which keep the subpixel offset of their first paint: if that was before the
  // final layout, their text renders slightly differently.
  const content =
    '*, ::before, ::after { will-change: auto !important; caret-color: transparent !important }';
  await page.addStyleTag({ content });
  return { context, page, session: await context.newCDPSession(page) };
}

async function takePictures({ page, session }: OpenPage, { id, modes }: Job, folder: string): Promise<void> {
  const width = Number((await page.evaluate(widthOf, id))?.slice(1) ?? modes[0]!.width);
  if (page.viewportSize()?.width !== width) await page.setViewportSize({ width, height: pageHeight });
  const { status, direction } = await page.evaluate(showStory, id);
  if (status === 'error') throw new Error(`it fails: ${await page.locator('#error-message').innerText()}`);
  if (modes[0]!.globals['locale'] !== undefined) await page.evaluate(settle);
  for (const mode of modes) {
    await page.evaluate(putOn, { theme: mode.theme, direction: mode.direction ?? direction });
    // Half the time of Playwright's screenshot, which does again what putOn has done.
    const { data } = await session.send('Page.captureScreenshot', { format: 'png' });
    writeWhole(`${folder}/${pathOf(mode.id, id)}`, Buffer.from(data, 'base64'));
  }
}

/** A second attempt tells a slow machine from a state that cannot be drawn. */
const attempts = 2;
const reportEveryMs = 30_000;

/**
 * Draws states of a Storybook, without the pictures that the folder has.
 * @param wanted modes by id of the state
 */
export async function drawStates(
  browser: Browser,
  storybook: string,
  wanted: ReadonlyMap<string, readonly Mode[]>,
  folder: string,
): Promise<Drawn> {
  const { jobs, reused } = jobsOf(wanted, folder);
  const faults = new Map<string, string>();
  const server = await serveFolder(storybook);
  let [next, taken, saidAt] = [0, 0, performance.now()];
  async function work(): Promise<void> {
    let open: (OpenPage & { rendering: string }) | undefined;
    const close = async () => {
      await open?.context.close();
      open = undefined;
    };
    const draw = async (job: Job): Promise<string | undefined> => {
      const rendering = renderingOf(job.modes[0]!);
      if (open?.rendering !== rendering) {
        await close();
        open = { ...(await openStorybook(browser, server.url, job.modes[0]!)), rendering };
      }
      try {
        await takePictures(open, job, folder);
        return undefined;
      } catch (error) {
        // A new page isolates the next story.
        await close();
        return (error as Error).message.split('\n')[0]!;
      }
    };
    for (let job = jobs[next++]; job !== undefined; job = jobs[next++]) {
      let fault: string | undefined;
      for (let attempt = 1; attempt <= attempts; attempt += 1) {
        fault = await draw(job);
        if (fault === undefined) break;
        if (attempt < attempts) console.warn(`${job.id} is drawn again: ${fault}`);
      }
      for (const { id: mode } of job.modes) {
        if (fault === undefined) taken += 1;
        else faults.set(pathOf(mode, job.id), fault);
      }
      if (performance.now() - saidAt < reportEveryMs) continue;
      saidAt = performance.now();
      console.log(`${Math.min(next, jobs.length)} of ${jobs.length} drawn`);
    }
    await close();
  }
  await Promise.all(Array.from({ length: Math.min(pagesAtOnce, jobs.length) }, work));
  await server.close();
  return { faults, taken, reused };
}
