import { getStoryContext, type TestRunnerConfig } from '@storybook/test-runner';
import type { Page } from 'playwright';

const theme = process.env['THEME'] ?? 'light';

/** What each page asked of other machines since its last story. */
const foreignRequests = new WeakMap<Page, string[]>();

function isLocal(address: string): boolean {
  const { protocol, hostname } = new URL(address);
  return protocol === 'data:' || protocol === 'blob:' || hostname === '127.0.0.1' || hostname === 'localhost';
}

function widthOf(viewport: unknown): number {
  const value = (viewport as { value?: string } | undefined)?.value ?? 'w390';
  return Number(value.slice(1));
}

const config: TestRunnerConfig = {
  logLevel: 'error',
  async prepare({ page }) {
    foreignRequests.set(page, []);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.route(
      (url) => !isLocal(url.href),
      (route) => {
        foreignRequests.get(page)?.push(route.request().url());
        return route.abort();
      },
    );
    const target = process.env['TARGET_URL'] ?? 'http://127.0.0.1:6006';
    await page.goto(new URL(`iframe.html?globals=theme:${theme}`, target).toString(), { waitUntil: 'load' });
  },
  async preVisit(page, story) {
    // The width a story asks for is a toolbar choice; only the window itself answers media queries.
    const context = (await getStoryContext(page, story)) as { storyGlobals?: Record<string, unknown> };
    await page.setViewportSize({ width: widthOf(context.storyGlobals?.['viewport']), height: 844 });
  },
  async postVisit(page) {
    const requests = foreignRequests.get(page)?.splice(0) ?? [];
    if (requests.length > 0) throw new Error(`The story asked the network for ${requests.join(', ')}`);
    // A story in the wrong theme would pass unseen: the run for dark must really be dark.
    const drawn = await page.evaluate(() => document.documentElement.dataset['theme']);
    if (drawn !== theme) throw new Error(`The story was drawn in the theme ${drawn}, not ${theme}`);
  },
};

export default config;
