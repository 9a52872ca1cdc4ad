// Finds WebKitGTK and its driver: the closest engine to iOS browsers on a Linux machine.
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { installOnDebian, isDebianRoot } from './debian.ts';

/** Paths of the programs that WebKit tests need. */
export interface WebKit {
  driver: string;
  browser: string;
  /** A virtual display; the browser cannot run without one. */
  display: string;
}

const debianPackages = ['webkit2gtk-driver', 'xvfb'];
const driver = '/usr/bin/WebKitWebDriver';
const display = '/usr/bin/Xvfb';

/** The browser's folder depends on the machine's architecture and the library's version. */
function findMiniBrowser(): string | undefined {
  const found = readdirSync('/usr/lib', { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name.includes('-linux-'))
    .map((entry) => join(entry.parentPath, entry.name))
    .flatMap((folder) =>
      readdirSync(folder)
        .filter(isWebKitFolder)
        .map((name) => join(folder, name)),
    )
    .map((folder) => join(folder, 'MiniBrowser'))
    .filter((path) => existsSync(path));
  return found.sort().at(-1);
}

function isWebKitFolder(name: string): boolean {
  return /^webkit(2gtk|gtk)-\d/.test(name);
}

function findInstalled(): WebKit | undefined {
  if (process.platform !== 'linux' || !existsSync(driver) || !existsSync(display)) return undefined;
  const browser = findMiniBrowser();
  return browser === undefined ? undefined : { driver, browser, display };
}

/** WebKit of this machine, installed if allowed; otherwise the reason why it is missing. */
export function findWebKit(): WebKit | { missing: string } {
  const installed = findInstalled();
  if (installed) return installed;
  const packages = debianPackages.join(' and ');
  if (!isDebianRoot()) return { missing: `WebKitWebDriver is not installed (Debian: ${packages})` };
  try {
    installOnDebian(debianPackages);
  } catch (error) {
    return { missing: `${packages} could not be installed: ${(error as Error).message}` };
  }
  return findInstalled() ?? { missing: `${packages} are installed, but there is no MiniBrowser` };
}
