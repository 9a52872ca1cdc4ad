import { getStoryContext, type TestRunnerConfig } from '@storybook/test-runner';
import type { Page, Request } from 'playwright';

const theme = process.env['THEME'] ?? 'light';

type Watch = { addresses: string[]; note: (request: Request) => void };

/** What each page asks of other machines while a story is on show. */
const watches = new WeakMap<Page, Watch>();

function isLocal(address: string): boolean {
  const { protocol, hostname } = new URL(address);
  return protocol === 'data:' || protocol === 'blob:' || hostname === '127.0.0.1' || hostname === 'localhost';
}

function watch(page: Page): void {
  // A story that failed was left without its closing visit.
  if (watches.has(page)) unwatch(page);
  const addresses: string[] = [];
  const note = (request: Request) => {
    if (!isLocal(request.url())) addresses.push(request.url());
  };
  page.on('request', note);
  watches.set(page, { addresses, note });
}

function unwatch(page: Page): string[] {
  const found = watches.get(page);
  if (!found) throw new Error('The requests of the story were not watched');
  page.off('request', found.note);
  watches.delete(page);
  return found.addresses;
}

function widthOf(viewport: unknown): number {
  const value = (viewport as { value?: string } | undefined)?.value ?? 'w390';
  return Number(value.slice(1));
}

const config: TestRunnerConfig = {
  logLevel: 'error',
  async prepare({ page }) {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.route(
      (url) => !isLocal(url.href),
      (route) => route.abort(),
    );
    const target = process.env['TARGET_URL'] ?? 'http://127.0.0.1:6006';
    await page.goto(new URL('iframe.html', target).toString(), { waitUntil: 'load' });
    // The address sets globals only together with a story, and the runner opens the stories by message.
    await page.waitForFunction(() => '__STORYBOOK_ADDONS_CHANNEL__' in globalThis);
    await page.evaluate((chosen) => {
      type Channel = { emit: (event: string, data: unknown) => void };
      const { __STORYBOOK_ADDONS_CHANNEL__: channel } = globalThis as unknown as Record<string, Channel>;
      channel?.emit('updateGlobals', { globals: { theme: chosen } });
    }, theme);
  },
  async preVisit(page, story) {
    // The width a story asks for is a toolbar choice; only the window itself answers media queries.
    const context = (await getStoryContext(page, story)) as { storyGlobals?: Record<string, unknown> };
    await page.setViewportSize({ width: widthOf(context.storyGlobals?.['viewport']), height: 844 });
    watch(page);
  },
  async postVisit(page) {
    const addresses = unwatch(page);
    if (addresses.length > 0) throw new Error(`The story asked the network for ${addresses.join(', ')}`);
    // A story in the wrong theme would pass unseen: the run for dark must really be dark.
    const drawn = await page.evaluate(() => document.documentElement.dataset['theme']);
    if (drawn !== theme) throw new Error(`The story was drawn in the theme ${drawn}, not ${theme}`);
  },
};

export default config;
