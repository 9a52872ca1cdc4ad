// Draws every state of dist/storybook twice in both themes and compares the pictures byte by byte. A story that differs
// from itself would make every later comparison worthless. Interactions are left out: they may end anywhere.
// Pictures: dist/visual/<theme>/. Usage: node scripts/visual.ts [part of a story id] [--sample <how many>]; build first
// with npm run storybook:build. A sample is drawn by lot, by the SEED that it prints.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { chromium, type Browser, type Page } from 'playwright-core';
import { browserArgs, findBrowser } from './browser.ts';
import { serveFolder } from './staticServer.ts';

const storybook = 'dist/storybook';
const pictures = 'dist/visual';
const themes = ['light', 'dark'] as const;
const pagesAtOnce = 2;
const isNoState = new Set(['interaction', 'planted']);

type Theme = (typeof themes)[number];
type Index = { entries: Record<string, { id: string; type: string; tags?: string[] }> };
type Pictures = Record<Theme, Buffer>;

/** Storybook with nothing drawn yet. The check for accessibility has its own run; here it would only cost time. */
async function openStorybook(page: Page, url: string): Promise<void> {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${url}/iframe.html?globals=a11y.manual:!true`);
  await page.waitForFunction(() => {
    const { __STORYBOOK_PREVIEW__: preview } = globalThis as unknown as Partial<StorybookPage>;
    return preview?.storyStoreValue !== undefined;
  });
  // What moves has a layer of its own, which keeps the fraction of a pixel that it was first painted at: where that
  // was before it had its place, its text is drawn a shade otherwise.
  await page.addStyleTag({ content: '*, ::before, ::after { will-change: auto !important }' });
}

type Channel = {
  emit: (event: string, data: unknown) => void;
  on: (event: string, listener: (data: Finish) => void) => void;
  off: (event: string, listener: (data: Finish) => void) => void;
};
type Finish = { storyId: string; status: 'success' | 'error' };
type Story = { storyGlobals?: { viewport?: { value?: string } } };
/** What a page of Storybook tells about its stories, through Storybook's own objects. */
type StorybookPage = {
  __STORYBOOK_ADDONS_CHANNEL__: Channel;
  __STORYBOOK_PREVIEW__: {
    storyStoreValue: { loadStory: (story: { storyId: string }) => Promise<Story> };
  };
};

/** The width that a story asks for, such as w320. Runs in the page. */
async function widthOf(storyId: string): Promise<string | undefined> {
  const { __STORYBOOK_PREVIEW__: preview } = globalThis as unknown as StorybookPage;
  const { storyGlobals } = await preview.storyStoreValue.loadStory({ storyId });
  return storyGlobals?.viewport?.value;
}

/** Shows a story in the document that is open, which saves loading Storybook for each. Runs in the page. */
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

/** Puts a theme on as the app does, and waits until it is drawn. Runs in the page. */
async function putOn(theme: string): Promise<void> {
  document.documentElement.dataset['theme'] = theme;
  await document.fonts.ready;
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

/** Pictures of every story; a story that cannot be drawn is an Error in their place. */
async function shootAll(browser: Browser, url: string, ids: string[]) {
  const shots = new Map<string, Pictures | Error>();
  const waiting = [...ids];
  async function work(): Promise<void> {
    const context = await browser.newContext({ reducedMotion: 'reduce', locale: 'en-US', timezoneId: 'UTC' });
    const page = await context.newPage();
    await openStorybook(page, url);
    for (let id = waiting.shift(); id !== undefined; id = waiting.shift()) {
      const shot = await shoot(page, id).catch((error: Error) => error);
      shots.set(id, shot);
      // Whatever went wrong shall not go on into the next story.
      if (shot instanceof Error) await openStorybook(page, url);
    }
    await context.close();
  }
  await Promise.all(Array.from({ length: pagesAtOnce }, work));
  return shots;
}

/** Writes what was drawn. @returns sentences for what two drawings do not share */
function compare(id: string, first: Pictures | Error, second: Pictures | Error): string[] {
  const broken = [first, second].find((shot) => shot instanceof Error);
  if (broken) return [`${id}: ${broken.message.split('\n')[0]}`];
  const [one, two] = [first, second] as [Pictures, Pictures];
  if (one.light.equals(one.dark)) return [`${id}: light and dark are the same`];
  return themes.flatMap((theme) => {
    writeFileSync(`${pictures}/${theme}/${id}.png`, one[theme]);
    if (one[theme].equals(two[theme])) return [];
    writeFileSync(`${pictures}/${theme}/${id}.second.png`, two[theme]);
    return [`${theme} ${id}: two pictures differ`];
  });
}

if (!existsSync(`${storybook}/iframe.html`)) {
  console.error(`${storybook} is missing: run npm run storybook:build first`);
  process.exit(1);
}
const { values, positionals } = parseArgs({
  options: { sample: { type: 'string' } },
  allowPositionals: true,
});
const [part = ''] = positionals;
const seed = process.env['SEED'] ?? String(Date.now());
/** Where a state stands in the lot of this seed. */
const lotOf = (id: string): string => createHash('sha256').update(`${seed} ${id}`).digest('hex');
const index = JSON.parse(readFileSync(`${storybook}/index.json`, 'utf8')) as Index;
const ids = Object.values(index.entries)
  .filter(({ type, tags = [] }) => type === 'story' && !tags.some((tag) => isNoState.has(tag)))
  .map(({ id }) => id)
  .filter((id) => id.includes(part))
  .sort((one, other) => (values.sample === undefined ? 0 : lotOf(one).localeCompare(lotOf(other))))
  .slice(0, values.sample === undefined ? undefined : Number(values.sample))
  .sort();
const startedAt = performance.now();
const server = await serveFolder(storybook);
const browser = await chromium.launch({ executablePath: findBrowser(), args: browserArgs });
rmSync(pictures, { recursive: true, force: true });
for (const theme of themes) mkdirSync(`${pictures}/${theme}`, { recursive: true });
const first = await shootAll(browser, server.url, ids);
const second = await shootAll(browser, server.url, ids);
const faults = ids.flatMap((id) => compare(id, first.get(id)!, second.get(id)!));
await browser.close();
await server.close();
const seconds = ((performance.now() - startedAt) / 1000).toFixed(0);
for (const fault of faults) console.error(fault);
const drawnBy = values.sample === undefined ? '' : `, SEED=${seed}`;
console.log(`visual: ${ids.length} states in both themes, ${faults.length} faults, ${seconds} s${drawnBy}`);
process.exitCode = faults.length === 0 && ids.length > 0 ? 0 : 1;
