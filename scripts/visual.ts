// Draws every story of dist/storybook twice per theme and compares the pictures byte by byte.
// A story that differs from itself would make every later comparison worthless. Pictures: dist/visual/<theme>/.
// Usage: node scripts/visual.ts [part of a story id]; build first with npm run storybook:build.
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { chromium, type Browser, type Page } from 'playwright-core';
import { browserArgs, findBrowser } from './browser.ts';
import { serveFolder } from './staticServer.ts';

const storybook = 'dist/storybook';
const pictures = 'dist/visual';
const themes = ['light', 'dark'] as const;
const pagesAtOnce = 2;

type Theme = (typeof themes)[number];
type Index = { entries: Record<string, { id: string; type: string }> };
/** What a story's page tells about its drawing, through Storybook's own object. */
type Drawing = { phase: string; width: number };

async function drawn(page: Page): Promise<Drawing> {
  const handle = await page.waitForFunction(() => {
    const preview = (globalThis as unknown as Record<string, unknown>)['__STORYBOOK_PREVIEW__'] as
      | {
          currentRender?: {
            phase?: string;
            story?: { storyGlobals?: { viewport?: { value?: string } } };
          };
        }
      | undefined;
    const render = preview?.currentRender;
    if (!render?.phase || !['finished', 'errored', 'aborted'].includes(render.phase)) return false;
    const width = Number((render.story?.storyGlobals?.viewport?.value ?? 'w390').slice(1));
    return { phase: render.phase, width };
  });
  return (await handle.jsonValue()) as Drawing;
}

async function shoot(page: Page, url: string, id: string, theme: Theme): Promise<Buffer> {
  // The check for accessibility has its own run; here it would only cost time.
  const globals = `theme:${theme};a11y.manual:!true`;
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${url}/iframe.html?id=${id}&viewMode=story&globals=${globals}`);
  const { phase, width } = await drawn(page);
  if (phase !== 'finished') throw new Error(`${id} (${theme}) ended ${phase}`);
  await page.setViewportSize({ width, height: 844 });
  const shown = await page.evaluate(async () => {
    await document.fonts.ready;
    return document.documentElement.dataset['theme'];
  });
  if (shown !== theme) throw new Error(`${id} was drawn in the theme ${shown}, not ${theme}`);
  return page.screenshot({ animations: 'disabled', caret: 'hide' });
}

/** One picture of every story; a story that cannot be drawn is an Error in place of its picture. */
async function shootAll(browser: Browser, url: string, ids: string[], theme: Theme) {
  const shots = new Map<string, Buffer | Error>();
  const waiting = [...ids];
  async function work(): Promise<void> {
    const context = await browser.newContext({ reducedMotion: 'reduce', locale: 'en-US', timezoneId: 'UTC' });
    const page = await context.newPage();
    for (let id = waiting.shift(); id !== undefined; id = waiting.shift()) {
      shots.set(id, await shoot(page, url, id, theme).catch((error: Error) => error));
    }
    await context.close();
  }
  await Promise.all(Array.from({ length: pagesAtOnce }, work));
  return shots;
}

function compare(id: string, first: Buffer | Error, second: Buffer | Error): string | undefined {
  const broken = [first, second].find((shot) => shot instanceof Error);
  if (broken) return `${id}: ${broken.message.split('\n')[0]}`;
  return Buffer.compare(first as Buffer, second as Buffer) === 0 ? undefined : `${id}: two pictures differ`;
}

if (!existsSync(`${storybook}/iframe.html`)) {
  console.error(`${storybook} is missing: run npm run storybook:build first`);
  process.exit(1);
}
const index = JSON.parse(readFileSync(`${storybook}/index.json`, 'utf8')) as Index;
const ids = Object.values(index.entries)
  .filter(({ type, id }) => type === 'story' && id.includes(process.argv[2] ?? ''))
  .map(({ id }) => id)
  .sort();
const startedAt = performance.now();
const server = await serveFolder(storybook);
const browser = await chromium.launch({ executablePath: findBrowser(), args: browserArgs });
const faults: string[] = [];
rmSync(pictures, { recursive: true, force: true });
for (const theme of themes) {
  mkdirSync(`${pictures}/${theme}`, { recursive: true });
  const first = await shootAll(browser, server.url, ids, theme);
  const second = await shootAll(browser, server.url, ids, theme);
  for (const id of ids) {
    const [one, two] = [first.get(id), second.get(id)];
    if (!one || !two) throw new Error(`${id} was not drawn`);
    if (!(one instanceof Error)) writeFileSync(`${pictures}/${theme}/${id}.png`, one);
    const fault = compare(id, one, two);
    if (!fault) continue;
    faults.push(`${theme} ${fault}`);
    if (!(two instanceof Error)) writeFileSync(`${pictures}/${theme}/${id}.second.png`, two);
  }
}
await browser.close();
await server.close();
const seconds = ((performance.now() - startedAt) / 1000).toFixed(0);
for (const fault of faults) console.error(fault);
const total = ids.length * themes.length;
console.log(`visual: ${total - faults.length} of ${total} pictures identical in two drawings, ${seconds} s`);
process.exitCode = faults.length === 0 && total > 0 ? 0 : 1;
