import { getStoryContext, type TestRunnerConfig } from '@storybook/test-runner';
import type { Page, Request } from 'playwright';
import { readThemes } from '../tokens/readThemes.ts';
import type { initialGlobals } from './toolbars.ts';
import { usualViewport, type widths } from './widths.ts';

const themes = readThemes().map(({ id }) => id);
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

/** Appearance of a story, as far as automated checks cover it. */
type Look = { first: string | undefined; shown: string[]; faults: string[]; late: string | undefined };

/**
 * Checks the settled story in the other themes, applied the same way as in the app. Findings other than contrast do not
 * depend on colours, and the visit in the default theme covers them. Runs in the page.
 */
async function lookInOtherThemes([usual, ...others]: string[]): Promise<Look> {
  type Axe = {
    run: (
      context: unknown,
      options: unknown,
    ) => Promise<{ violations: { nodes: { target: unknown[]; failureSummary?: string }[] }[] }>;
  };
  const root = document.documentElement;
  const colours = () => {
    const { color, backgroundColor } = getComputedStyle(document.body);
    return `${color} on ${backgroundColor}`;
  };
  const first = root.dataset['theme'];
  const shown = [colours()];
  const faults: string[] = [];
  const { axe } = globalThis as unknown as { axe: Axe };
  for (const theme of others) {
    root.dataset['theme'] = theme;
    await new Promise((resolve) => {
      requestAnimationFrame(() => requestAnimationFrame(resolve));
    });
    shown.push(colours());
    const { violations } = await axe.run(
      { include: document.body, exclude: ['.sb-wrapper', '#storybook-docs', '#storybook-highlights-root'] },
      { runOnly: ['color-contrast'], resultTypes: ['violations'] },
    );
    for (const { target, failureSummary } of violations.flatMap(({ nodes }) => nodes))
      faults.push(`in ${theme}: ${target.join(' ')}: ${failureSummary}`);
  }
  root.dataset['theme'] = usual;
  return { first, shown, faults, late: await globalThis.lateFault?.() };
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
    const { value } = storyGlobals.viewport ?? usualViewport;
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
    const { first, shown, faults, late } = await page.evaluate(lookInOtherThemes, themes);
    const addresses = unwatch(page);
    if (addresses.length > 0) throw new Error(`The story asked the network for ${addresses.join(', ')}`);
    if (late !== undefined) throw new Error(`The story did not stay in its state: ${late}`);
    if (first !== themes[0] || new Set(shown).size < themes.length)
      throw new Error(`The story was drawn in ${first}, and the themes on ${shown.join(', ')}`);
    if (faults.length > 0) throw new Error(`The contrast is too low ${faults.join('; ')}`);
  },
};

export default config;
