import { getStoryContext, type TestRunnerConfig } from '@storybook/test-runner';
import type { Page, Request } from 'playwright';
import { initialGlobals, type widths } from './toolbars.ts';

type Theme = 'light' | 'dark';
type Watch = { addresses: string[]; note: (request: Request) => void };

/** Requests of each page to other hosts while a story is shown. */
const watches = new WeakMap<Page, Watch>();

function isLocal(address: string): boolean {
  const { protocol, hostname } = new URL(address);
  return protocol === 'data:' || protocol === 'blob:' || hostname === '127.0.0.1' || hostname === 'localhost';
}

function watch(page: Page): void {
  // A failed story ends without its closing visit.
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

/** Appearance of a story in a theme, as far as automated checks cover it. */
type Look = { theme: string | undefined; canvas: string; faults: string[] };

/**
 * Checks the settled story in the dark theme, applied the same way as in the app. Findings other than contrast do not
 * depend on colours, and the visit in the light theme covers them. Runs in the page.
 */
async function lookInTheDark(): Promise<Record<Theme, Look> & { late: string | undefined }> {
  type Axe = {
    run: (
      context: unknown,
      options: unknown,
    ) => Promise<{ violations: { nodes: { target: unknown[]; failureSummary?: string }[] }[] }>;
  };
  const root = document.documentElement;
  const look = (faults: string[]): Look => ({
    theme: root.dataset['theme'],
    canvas: getComputedStyle(document.body).backgroundColor,
    faults,
  });
  const light = look([]);
  root.dataset['theme'] = 'dark';
  await new Promise((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(resolve));
  });
  const { axe } = globalThis as unknown as { axe: Axe };
  const { violations } = await axe.run(
    { include: document.body, exclude: ['.sb-wrapper', '#storybook-docs', '#storybook-highlights-root'] },
    { runOnly: ['color-contrast'], resultTypes: ['violations'] },
  );
  const dark = look(
    violations
      .flatMap(({ nodes }) => nodes)
      .map(({ target, failureSummary }) => `${target.join(' ')}: ${failureSummary}`),
  );
  root.dataset['theme'] = 'light';
  return { light, dark, late: await globalThis.lateFault?.() };
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
    await page.waitForFunction(() => '__STORYBOOK_ADDONS_CHANNEL__' in globalThis);
  },
  async preVisit(page, story) {
    // A story's viewport is a toolbar choice; media queries respond only to the real window size.
    const { storyGlobals, parameters } = (await getStoryContext(page, story)) as unknown as {
      storyGlobals: Partial<typeof initialGlobals>;
      parameters: { viewport: { options: typeof widths } };
    };
    const { value } = storyGlobals.viewport ?? initialGlobals.viewport;
    const { styles } = parameters.viewport.options[value as keyof typeof widths];
    const [width, height] = [Number.parseInt(styles.width), Number.parseInt(styles.height)];
    const size = page.viewportSize();
    if (size?.width !== width || size.height !== height) await page.setViewportSize({ width, height });
    watch(page);
  },
  async postVisit(page, story) {
    const { hasFailure } = story as { hasFailure?: boolean };
    // The error of the story itself is more informative than the appearance after it.
    if (hasFailure) return;
    const { light, dark, late } = await page.evaluate(lookInTheDark);
    const addresses = unwatch(page);
    if (addresses.length > 0) throw new Error(`The story asked the network for ${addresses.join(', ')}`);
    if (late !== undefined) throw new Error(`The story did not stay in its state: ${late}`);
    if (light.theme !== 'light' || light.canvas === dark.canvas)
      throw new Error(
        `The story was drawn in ${light.theme}, on ${light.canvas} and, dark, on ${dark.canvas}`,
      );
    if (dark.faults.length > 0)
      throw new Error(`In the dark theme the contrast is too low: ${dark.faults.join('; ')}`);
  },
};

export default config;
