// Whether the server has another build of the app than the open page.

/** The entry script, whose name changes with every build. */
const entry = /<script[^>]+type="module"[^>]+src="(\/assets\/[^"]+)"/;

/** Minimum time between two checks, in milliseconds. */
const pauseMs = 60_000;
/** Interval of checks while the page is in view, in milliseconds. */
const everyMs = 15 * 60_000;

/** Entry script of the open page; undefined in development. */
const ownEntry = (): string | undefined =>
  document.querySelector('script[type=module][src^="/assets/"]')?.getAttribute('src') ?? undefined;

/** Entry script of the build that the server has; undefined while it cannot be reached. */
async function servedEntry(): Promise<string | undefined> {
  try {
    const page = await fetch('/index.html', { cache: 'no-cache' });
    return page.ok ? entry.exec(await page.text())?.[1] : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Calls back once for each newer build: checked when the page comes into view, regularly while it is, and when a chunk
 * could not be loaded, as those of an old build.
 * @returns a function that ends it
 */
export function watchBuilds(onNew: () => void): () => void {
  let known = ownEntry();
  if (known === undefined) return () => undefined;
  let checkedAt = Date.now();
  const check = async (): Promise<void> => {
    checkedAt = Date.now();
    const served = await servedEntry();
    if (served === undefined || served === known) return;
    known = served;
    onNew();
  };
  const checkInView = (): void => {
    if (document.visibilityState === 'visible' && Date.now() - checkedAt >= pauseMs) void check();
  };
  const checkNow = (): void => void check();
  const timer = setInterval(checkInView, everyMs);
  document.addEventListener('visibilitychange', checkInView);
  addEventListener('vite:preloadError', checkNow);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', checkInView);
    removeEventListener('vite:preloadError', checkNow);
  };
}
