import { chromium, type Browser } from 'playwright-core';
import { browserArgs, findBrowser } from '../../scripts/browser.ts';

/** For screenshots whole tiles are repainted; in production browsers repaint only what has changed. */
const forPictures = '--disable-partial-raster';

/** Launches the browser of the end-to-end tests with the painting behaviour of a production browser. */
export function launchBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: findBrowser(),
    args: browserArgs.filter((argument) => argument !== forPictures),
  });
}
