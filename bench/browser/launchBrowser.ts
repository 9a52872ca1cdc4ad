import { chromium, type Browser } from 'playwright-core';
import { browserArgs, findBrowser } from '../../scripts/browser.ts';

/** For pictures whole tiles are painted again; people's browsers repaint only what has changed. */
const forPictures = '--disable-partial-raster';

/** The browser of the journeys, painting as people's browsers do. */
export function launchBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: findBrowser(),
    args: browserArgs.filter((argument) => argument !== forPictures),
  });
}
