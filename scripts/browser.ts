// Finds the Chromium for rendering stories and for end-to-end tests.
import { existsSync } from 'node:fs';
import { chromium } from 'playwright-core';
import { installOnDebian, isDebianRoot } from './debian.ts';

/** Without logging and without background services that use the network. */
export const browserArgs = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Screenshots must not depend on the screen or on the machine's font hinting.
  '--font-render-hinting=none',
  '--force-device-scale-factor=1',
  '--hide-scrollbars',
  // Partial repainting blends tile edges again, which occasionally changes a shade.
  '--disable-partial-raster',
  '--disable-lcd-text',
];

/** Headless Chromium: opens a page in half the time, with a third of the work. */
const headlessShell = '/usr/bin/chromium-headless-shell';

const systemBrowsers = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
];

/** Without CJK and Thai fonts, screenshots of those languages show boxes. */
const debianPackages = ['chromium-headless-shell', 'fonts-noto-cjk', 'fonts-thai-tlwg'];

/**
 * Path of a Chromium: CHROME_PATH, the headless shell (installed as root on Debian), the system's or Playwright's own.
 * Throws with instructions if none is found.
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

/** If the installation fails, another browser may work. */
function installHeadlessShell(): void {
  try {
    installOnDebian(debianPackages);
  } catch (error) {
    console.warn(`${debianPackages.join(', ')} could not be installed: ${(error as Error).message}`);
  }
}
