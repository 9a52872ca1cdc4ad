// The docs page of each component with its controls, as designers use it.
import { readFileSync } from 'node:fs';
import { chromium, type Browser, type Locator, type Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { browserArgs, findBrowser } from '../scripts/browser.ts';
import { serveFolder, type StaticServer } from '../scripts/staticServer.ts';

const folder = 'dist/storybook';
type Entry = { id: string; type: 'docs' | 'story'; title: string; tags: string[] };

let server: StaticServer;
let browser: Browser;
let entries: Entry[];
beforeAll(async () => {
  const index = JSON.parse(readFileSync(`${folder}/index.json`, 'utf8')) as {
    entries: Record<string, Entry>;
  };
  entries = Object.values(index.entries);
  server = await serveFolder(folder);
  browser = await chromium.launch({ executablePath: findBrowser(), args: browserArgs });
});
afterAll(async () => {
  await browser?.close();
  await server?.close();
});

async function openDocs(): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce' });
  await page.goto(`${server.url}/iframe.html?id=ui-actions-button--docs&viewMode=docs`);
  // Storybook ignores messages until it has drawn its first page.
  await page.getByRole('heading', { level: 1, name: 'Button', exact: true }).waitFor();
  return page;
}

/** Navigates to another docs page without reloading Storybook. */
async function turnTo(page: Page, docsId: string): Promise<void> {
  await page.evaluate((storyId) => {
    type Channel = { emit: (event: string, data: unknown) => void };
    const { __STORYBOOK_ADDONS_CHANNEL__: channel } = globalThis as unknown as Record<string, Channel>;
    channel!.emit('setCurrentStory', { storyId, viewMode: 'docs' });
  }, docsId);
}

/** Components without configurable props. */
const withoutProps: ReadonlySet<string> = new Set([
  'components/forms/FormSkeleton',
  'ui/pictures/EmptyDrawing',
  'ui/loading/HeadedSkeleton',
  'ui/pictures/IdentityDrawing',
  'ui/loading/Spinner',
  'ui/loading/TextSkeleton',
]);

/** Ids of the stories on a docs page, once its props are loaded. */
async function storiesOn(page: Page, title: string): Promise<string[]> {
  // Below the retry limit, so that an error names the page.
  const timeout = 15_000;
  await page
    .getByRole('heading', { level: 1, name: title.split('/').at(-1)!, exact: true })
    .waitFor({ timeout });
  const props = page.locator('.docblock-argstable-body tr').first();
  if (!withoutProps.has(title))
    await props.waitFor({ timeout }).catch(() => {
      throw new Error(`${title} shows no props on its docs page`);
    });
  const ids = await page
    .locator('[id^="anchor--"]')
    .evaluateAll((all) => all.map((each) => each.id.slice('anchor--'.length)));
  if (ids.length === 0) throw new Error(`${title} has no stories on its docs page`);
  return ids;
}

test('every component has a docs page with its props, and no interaction on it', async () => {
  const components = new Set(
    entries.map(({ title }) => title).filter((title) => /^(ui|components)\//.test(title)),
  );
  // Screens and journeys have pages of the atlas (stories/atlas.proof.ts).
  const docs = entries.filter(({ type, title }) => type === 'docs' && /^(ui|components)\//.test(title));
  expect(new Set(docs.map(({ title }) => title))).toEqual(components);
  const page = await openDocs();
  const interactions = entries.filter(({ tags }) => tags.includes('interaction')).map((entry) => entry.id);
  const faults: string[] = [];
  for (const { id, title } of docs) {
    // Storybook reloads itself when the previous page has not finished drawing, and then loses the request.
    const drawn = await vi.waitFor(
      async () => {
        await turnTo(page, id);
        return storiesOn(page, title);
      },
      { timeout: 60_000 },
    );
    if (await page.locator('.sb-show-errordisplay').count()) faults.push(`${title} fails`);
    faults.push(...drawn.filter((story) => interactions.includes(story)).map((story) => `${story} is drawn`));
  }
  expect(faults).toEqual([]);
});

/** The page redraws its controls while it loads, and a click on a removed control has no effect. */
async function choose(choice: Locator): Promise<void> {
  await expect
    .poll(async () => {
      if (!(await choice.isChecked())) await choice.click({ force: true });
      return choice.isChecked();
    })
    .toBe(true);
}

test('the variants, sizes, widths and states of a button can each be set by hand', async () => {
  const page = await openDocs();
  const button = page.locator('#storybook-docs button', { hasText: 'Continue' }).first();
  await button.waitFor();
  const look = async (): Promise<string> => (await button.getAttribute('class')) ?? '';
  /** Selects each option of a control, and waits until the button differs from all other options. */
  const lookAtEach = async (name: string, standard: string): Promise<string[]> => {
    const list = page.locator(`select[id$=-${name}]`);
    const choices = page.locator(`input[type=radio][name$=-${name}]`);
    await list.or(choices.first()).waitFor();
    const isList = (await list.count()) > 0;
    const options = isList
      ? await list.locator('option:not([disabled])').allInnerTexts()
      : await choices.evaluateAll((all) => all.map((each) => (each as HTMLInputElement).value));
    const before = await look();
    const seen = new Set([before]);
    for (const [at, option] of options.entries()) {
      if (isList) await list.selectOption(option);
      else await choose(choices.nth(at));
      if (option === standard) await expect.poll(look, { message: option }).toBe(before);
      else await expect.poll(async () => seen.has(await look()), { message: option }).toBe(false);
      seen.add(await look());
    }
    if (isList) await list.selectOption(standard);
    else await choose(choices.nth(options.indexOf(standard)));
    await expect.poll(look).toBe(before);
    return options.toSorted();
  };
  expect(await lookAtEach('variant', 'primary')).toEqual(
    [
      'buy',
      'danger',
      'dangerOutline',
      'dangerText',
      'primary',
      'quiet',
      'secondary',
      'sell',
      'text',
    ].toSorted(),
  );
  expect(await lookAtEach('size', 'md')).toEqual(['dense', 'md', 'sm', 'tight']);
  expect(await lookAtEach('width', 'auto')).toEqual(['auto', 'block']);
  await page.locator('[id^=set-][id$=-disabled]').click();
  await page.locator('label[for$=-disabled]').click();
  await expect.poll(() => button.getAttribute('aria-disabled')).toBe('true');
});

test('the page of a button says when to use it, how large its targets are and which tokens it uses', async () => {
  const page = await openDocs();
  await page.getByRole('heading', { name: 'Usage' }).waitFor();
  // The small button looks 36 px high and takes presses beyond its edge.
  const small = page.getByRole('row', { name: /^Show Small/ });
  await expect.poll(() => small.innerText()).toMatch(/\d+ × 36\s+\d+ × 4\d/);
  const tokens = page.locator('section', { has: page.getByRole('heading', { name: 'Tokens used' }) });
  await expect.poll(() => tokens.innerText()).toContain('--accent-fill-pressed');
  expect(await tokens.innerText()).not.toContain('--chart-up');
});
