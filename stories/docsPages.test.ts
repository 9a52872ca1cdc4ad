// What designers work with: the docs page of each component, and the controls that set it by hand.
import { readFileSync } from 'node:fs';
import { chromium, type Browser, type Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { browserArgs, findBrowser } from '../scripts/browser.ts';
import { serveFolder, type StaticServer } from '../scripts/staticServer.ts';

const folder = 'dist/storybook';
type Entry = { id: string; type: 'docs' | 'story'; title: string; tags: string[] };

let server: StaticServer;
let browser: Browser;
let page: Page;
let entries: Entry[];
beforeAll(async () => {
  const index = JSON.parse(readFileSync(`${folder}/index.json`, 'utf8')) as {
    entries: Record<string, Entry>;
  };
  entries = Object.values(index.entries);
  server = await serveFolder(folder);
  browser = await chromium.launch({ executablePath: findBrowser(), args: browserArgs });
  page = await browser.newPage({ viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce' });
  await page.goto(`${server.url}/iframe.html?id=ui-button--docs&viewMode=docs`);
  // Until its first page is drawn it listens to nobody.
  await page.getByRole('heading', { level: 1, name: 'Button', exact: true }).waitFor();
});
afterAll(async () => {
  await browser?.close();
  await server?.close();
});

test('every component has a docs page with its props, and no interaction on it', async () => {
  const components = new Set(
    entries.map(({ title }) => title).filter((title) => /^(ui|components)\//.test(title)),
  );
  const docs = entries.filter(({ type }) => type === 'docs');
  expect(new Set(docs.map(({ title }) => title))).toEqual(components);
  const faults: string[] = [];
  for (const { id, title } of docs) {
    await page.evaluate((storyId) => {
      type Channel = { emit: (event: string, data: unknown) => void };
      const { __STORYBOOK_ADDONS_CHANNEL__: channel } = globalThis as unknown as Record<string, Channel>;
      channel!.emit('setCurrentStory', { storyId, viewMode: 'docs' });
    }, id);
    await page.getByRole('heading', { level: 1, name: title.split('/').at(-1)!, exact: true }).waitFor();
    await page.locator('.docblock-argstable-body tr').first().waitFor();
    if (await page.locator('.sb-show-errordisplay').count()) faults.push(`${title} fails`);
    const drawn = await page
      .locator('[id^="anchor--"]')
      .evaluateAll((all) => all.map((each) => each.id.slice(8)));
    const interactions = entries.filter(({ tags }) => tags.includes('interaction')).map((entry) => entry.id);
    faults.push(...drawn.filter((story) => interactions.includes(story)).map((story) => `${story} is drawn`));
  }
  expect(faults).toEqual([]);
});

test('the variants, sizes, widths and states of a button can each be set by hand', async () => {
  await page.goto(`${server.url}/iframe.html?id=ui-button--docs&viewMode=docs`);
  const button = page.locator('#storybook-docs button', { hasText: 'Continue' }).first();
  await button.waitFor();
  const look = async (): Promise<string> => (await button.getAttribute('class')) ?? '';
  /** What the button looks like with each choice of a control. */
  const looks = async (name: string): Promise<Record<string, string>> => {
    const found: Record<string, string> = {};
    const list = page.locator(`select[id$=-${name}]`);
    const choices = page.locator(`input[type=radio][name$=-${name}]`);
    await list.or(choices.first()).waitFor();
    const isList = (await list.count()) > 0;
    const options = isList
      ? await list.locator('option:not([disabled])').allInnerTexts()
      : await choices.evaluateAll((all) => all.map((each) => (each as HTMLInputElement).value));
    for (const [at, option] of options.entries()) {
      const before = await look();
      if (isList) await list.selectOption(option);
      else await choices.nth(at).check({ force: true });
      // The first may be what stood there already.
      if (at > 0) await expect.poll(look).not.toBe(before);
      found[option] = await look();
    }
    return found;
  };
  for (const [name, count] of [
    ['variant', 8],
    ['size', 3],
    ['width', 2],
  ] as const) {
    const found = await looks(name);
    expect(new Set(Object.values(found)).size, `${name}: ${Object.keys(found).join(', ')}`).toBe(count);
  }
  await page.locator('[id^=set-][id$=-disabled]').click();
  await page.locator('label[for$=-disabled]').click();
  await expect.poll(() => button.getAttribute('aria-disabled')).toBe('true');
});
