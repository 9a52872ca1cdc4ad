// Finds the Chromium that draws stories and walks journeys; everything that needs a browser asks here.
import { existsSync } from 'node:fs';
import { chromium } from 'playwright-core';
import { installOnDebian, isDebianRoot } from './debian.ts';

/** Quiet, and without the services that would reach for the network. */
export const browserArgs = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Pixels must not depend on the screen or on the fonts' hinting of the machine.
  '--font-render-hinting=none',
  '--force-device-scale-factor=1',
  '--hide-scrollbars',
  // Repainting a part of a tile blends its edges again, now and then one shade off.
  '--disable-partial-raster',
  '--disable-lcd-text',
];

/** Chromium without a window: a page opens in it in half the time, for a third of the work. */
const headlessShell = '/usr/bin/chromium-headless-shell';

const systemBrowsers = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
];

/** Without CJK and Thai fonts a picture of those languages is a row of boxes. */
const debianPackages = ['chromium-headless-shell', 'fonts-noto-cjk', 'fonts-thai-tlwg'];

/**
 * The path of a Chromium: CHROME_PATH, the headless one (as root on Debian it is installed), the system's or
 * Playwright's own. Throws when there is none, with what to do about it.
 */
export function findBrowser(): string {
  const given = process.env['CHROME_PATH'];
  if (given) {
    if (existsSync(given)) return given;
    throw new Error(`CHROME_PATH is ${given}, but there is no such file`);
  }
  if (!existsSync(headlessShell) && isDebianRoot()) installHeadlessShell();
  const installed = [headlessShell, ...systemBrowsers, chromium.executablePath()].find((path) =>
    existsSync(path),
  );
  if (installed) return installed;
  throw new Error('No Chromium found. Install one, or set CHROME_PATH to its executable.');
}

/** Where it cannot be had, another browser may do. */
function installHeadlessShell(): void {
  try {
    installOnDebian(debianPackages);
  } catch (error) {
    console.warn(`${debianPackages.join(', ')} could not be installed: ${(error as Error).message}`);
  }
}
