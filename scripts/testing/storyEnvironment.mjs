// The runner's environment, which would open a browser page and load Storybook anew for every file of stories. Here one
// page goes on from file to file, as it does from story to story.
import { setupPage } from '@storybook/test-runner';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';

const runner = dirname(createRequire(import.meta.url).resolve('@storybook/test-runner/package.json'));
const { default: PlaywrightEnvironment } = await import(
  pathToFileURL(join(runner, 'dist/jest-playwright-entries/test-environment.js')).href
);

/** Each story leaves a layer around the page's console, so a page is not used for ever. */
const mostFilesOfAPage = 12;

/** What the former file of this process left: { browser, context, page }. */
let kept;
let filesOfPage = 0;

export default class StoryEnvironment extends PlaywrightEnvironment {
  async setup() {
    const isFirst = kept === undefined;
    this._config.testEnvironmentOptions['jest-playwright'].skipInitialization = !isFirst;
    await super.setup();
    Object.assign(this.global, kept);
    const isWornOut = filesOfPage >= mostFilesOfAPage || this.global.page.isClosed();
    if (isWornOut) await this.global.jestPlaywright.resetPage();
    if (isFirst || isWornOut) {
      await setupPage(this.global.page, this.global.context);
      filesOfPage = 0;
    }
    filesOfPage += 1;
  }

  async teardown() {
    const { browser, context, page } = this.global;
    kept = { browser, context, page };
    // The parent closes what it finds.
    this.global.browser = undefined;
    await super.teardown();
  }
}
