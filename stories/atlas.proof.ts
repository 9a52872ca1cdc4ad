// The atlas of the built Storybook, as designers use it.
import { readFileSync } from 'node:fs';
import { chromium, type Browser, type Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { brand } from '../contracts/brand.ts';
import { pages, states } from '../contracts/spec/rows.ts';
import { browserArgs, findBrowser } from '../scripts/browser.ts';
import { readScreens } from '../scripts/atlas/screens.ts';
import { serveFolder, type StaticServer } from '../scripts/staticServer.ts';
import { readThemes } from '../tokens/readThemes.ts';

const folder = 'dist/storybook';
const story = 'screens-lever-levertrade--holding';
const themes = readThemes();
const dark = themes.find(({ id }) => id === 'dark')!;
/** On a busy machine the preview takes long to start. */
const slow = { timeout: 60_000 };

let server: StaticServer;
let browser: Browser;
beforeAll(async () => {
  server = await serveFolder(folder);
  browser = await chromium.launch({ executablePath: findBrowser(), args: browserArgs });
});
afterAll(async () => {
  await browser?.close();
  await server?.close();
});

/** A page that is left open keeps a core busy. */
afterEach(async () => {
  await Promise.all(browser.contexts().map((context) => context.close()));
});

async function open(path: string, size = { width: 1440, height: 900 }): Promise<Page> {
  const page = await browser.newPage({ viewport: size, reducedMotion: 'reduce' });
  page.setDefaultTimeout(slow.timeout);
  await page.goto(`${server.url}${path}`);
  return page;
}

const openPreview = (
  id: string,
  globals: string,
  viewMode = 'story',
  size?: { width: number; height: number },
) => open(`/iframe.html?id=${id}&viewMode=${viewMode}&globals=${globals}`, size);

/** Computed background of the document in a frame. */
const groundOf = (frame: { evaluate: Page['evaluate'] }) =>
  frame.evaluate(() => getComputedStyle(document.body).backgroundColor);

test('the page of every screen is in the index', () => {
  const { entries } = JSON.parse(readFileSync(`${folder}/index.json`, 'utf8')) as {
    entries: Record<string, { type: string }>;
  };
  const missing = readScreens().filter(({ docsId }) => entries[docsId]?.type !== 'docs');
  expect(missing).toEqual([]);
});

test('a screen’s page draws its states in the selected theme and language', async () => {
  const { docsId, states: own } = readScreens().find(({ name }) => name === 'OtcOrders')!;
  const page = await openPreview(docsId, 'theme:dark;locale:de', 'docs');
  const picture = page.frameLocator(
    `iframe[data-story="${own.find(({ state }) => state === 'Ready')!.storyId}"]`,
  );
  await picture.locator('html[data-theme=dark][lang=de] h1').first().waitFor();
  await expect.poll(() => page.locator('iframe[data-story]').count(), slow).toBe(own.length);
});

test('the sidebar’s search finds a page by its path and by a call, and a state by words of its sentence', async () => {
  const page = await open('/');
  const { screen, shows } = states().find(({ state }) => state === 'NearLiquidation')!;
  const { screen: ofPath } = pages().find(({ path }) => path === 'pages/lever/index')!;
  const queries = [
    ['pages/lever/index', ofPath],
    ['openPosition', 'LeverTrade'],
    [shows.split(' ').slice(0, 5).join(' '), screen],
  ] as const;
  for (const [query, expected] of queries) {
    const { label } = readScreens().find(({ name }) => name === expected)!;
    await page.locator('#storybook-explorer-searchfield').fill(query);
    await expect.poll(() => page.locator('#storybook-explorer-menu').innerText(), slow).toContain(label);
  }
});

test('a docs page and its framed stories follow the selected theme', async () => {
  const page = await openPreview('ui-sheet--docs', 'theme:dark', 'docs');
  const frame = page.frameLocator('iframe[id^=iframe--]').first();
  await frame.locator('html[data-theme=dark] #storybook-root *').first().waitFor({ state: 'attached' });
  await expect.poll(() => groundOf(page)).toBe(await groundOf(page.frames()[1]!));
  await page.evaluate(() => {
    type Channel = { emit: (event: string, data: unknown) => void };
    const { __STORYBOOK_ADDONS_CHANNEL__: channel } = globalThis as unknown as Record<string, Channel>;
    channel!.emit('updateGlobals', { globals: { theme: 'light', direction: 'red-up', textSize: '200' } });
  });
  await frame.locator('html[data-theme=light][data-direction=red-up]').waitFor({ state: 'attached' });
  expect(await page.evaluate(() => document.documentElement.dataset['theme'])).toBe('light');
  expect(await page.frames()[1]!.evaluate(() => document.documentElement.style.fontSize)).toBe('200%');
});

test('an address alone reproduces theme, price colours, language, text size and width', async () => {
  const globals = 'theme:dark;direction:red-up;locale:de;textSize:200;viewport.value:w320';
  const page = await openPreview(story, globals, 'story', { width: 1000, height: 900 });
  const frame = page.frameLocator('iframe');
  await frame
    .locator('html[data-theme=dark][data-direction=red-up][lang=de] #storybook-root h1')
    .first()
    .waitFor();
  const inner = page.frames()[1]!;
  expect(await inner.evaluate(() => [innerWidth, document.documentElement.style.fontSize])).toEqual([
    320,
    '200%',
  ]);
});

test('a window of the named width shows the story itself', async () => {
  const page = await openPreview(story, 'theme:dark', 'story', { width: 390, height: 844 });
  await page.locator('#storybook-root h1').first().waitFor();
  expect(await page.locator('iframe').count()).toBe(0);
});

test('all themes are shown side by side, each in 390 px, and a single one again', async () => {
  const page = await open(`/?path=/story/${story}&globals=sheet:themes`);
  const preview = page.frameLocator('#storybook-preview-iframe');
  for (const { id, name } of themes) {
    const figure = preview
      .locator('figure', { hasText: name.en })
      .filter({ has: page.locator('figcaption') });
    await figure.first().waitFor();
    await preview
      .frameLocator(`iframe[title="${name.en}"]`)
      .locator(`html[data-theme=${id}] #storybook-root h1`)
      .first()
      .waitFor();
  }
  const frames = page.frames().filter((frame) => frame.parentFrame()?.parentFrame());
  expect(frames).toHaveLength(themes.length);
  expect(await Promise.all(frames.map((frame) => frame.evaluate(() => innerWidth)))).toEqual(
    themes.map(() => 390),
  );
  await page
    .getByRole('button', { name: /All themes|Side by side/ })
    .first()
    .click();
  await page.getByText('One story', { exact: true }).last().click();
  await preview.locator('#storybook-root h1').first().waitFor();
  expect(await preview.locator('figure').count()).toBe(0);
});

test('the matrix shows each combination of price colours, language and text size', async () => {
  const page = await openPreview(story, 'sheet:matrix');
  await page.locator('figcaption').nth(7).waitFor();
  expect(await page.locator('figcaption').allInnerTexts()).toEqual(
    ['Green up', 'Red up'].flatMap((direction) =>
      ['English', 'German', '200 %', 'German, 200 %'].map((text) => `${direction}, ${text}`),
    ),
  );
});

test('at 1440 x 900 the whole phone is visible, 390 px wide, in a manager with the brand', async () => {
  const page = await open(`/?path=/story/${story}`);
  const preview = page.frameLocator('#storybook-preview-iframe');
  await preview.locator('#storybook-root h1').first().waitFor();
  const box = (await page.locator('#storybook-preview-iframe').boundingBox())!;
  expect([box.width, box.height]).toEqual([390, 844]);
  expect(box.y + box.height).toBeLessThanOrEqual(900);
  expect(await page.frames()[1]!.evaluate(() => [innerWidth, innerHeight])).toEqual([390, 844]);
  await expect.poll(() => page.title()).toMatch(new RegExp(`${brand.name}$`));
  expect(await page.locator('.brand').innerText()).toBe(brand.name);
  expect(await page.locator('link[rel=icon]').getAttribute('href')).toContain('favicon.svg');
});

test('the manager follows the device’s scheme', async () => {
  const page = await browser.newPage({ colorScheme: 'dark' });
  await page.goto(`${server.url}/?path=/story/${story}`);
  await page.locator('.brand').waitFor(slow);
  const [red, green, blue] = [1, 3, 5].map((at) =>
    Number.parseInt(dark.colours.surface.sunken.slice(at, at + 2), 16),
  );
  await expect.poll(() => groundOf(page)).toBe(`rgb(${red}, ${green}, ${blue})`);
});
