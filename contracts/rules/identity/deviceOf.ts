/**
 * A program and its system, each from a closed list; '' for unlisted ones, so that no text of the client gets into
 * notices.
 */
export interface Device {
  browser: string;
  system: string;
}

/** Detected by a token that browsers further down lack: most user agents also name Chrome and Safari. */
const browsers: readonly (readonly [name: string, mark: RegExp])[] = [
  ['Edge', /\bEdg(e|A|iOS)?\//],
  ['Opera', /\b(OPR|OPT|Opera)\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(Firefox|FxiOS)\//],
  ['Chrome', /\b(Chrome|Chromium|CriOS|HeadlessChrome)\//],
  ['Safari', /\bSafari\//],
];

const systems: readonly (readonly [name: string, mark: RegExp])[] = [
  ['iOS', /\b(iPhone|iPad|iPod)\b/],
  ['Android', /\bAndroid\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Windows', /\bWindows\b/],
  ['macOS', /\bMacintosh\b/],
  ['Linux', /\bLinux\b/],
];

/** Name of the device as a user would recognize it, without versions: they change with every update. */
export function deviceOf(userAgent: string): Device {
  const [browser = '', system = ''] = [browsers, systems].map(
    (names) => names.find(([, mark]) => mark.test(userAgent))?.[0],
  );
  return { browser, system };
}
