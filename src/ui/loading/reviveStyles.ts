/** Style sheets that failed to load. */
const failed = new Set<HTMLLinkElement>();
let isWatching = false;

/** The event does not bubble, but can be captured. */
function watch(): void {
  isWatching = true;
  document.addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') failed.add(target);
    },
    true,
  );
}

/**
 * Reloads style sheets that failed: the bundler's loader requests each only once per document, and would render the
 * page without them next time.
 * @throws if one fails again
 */
export async function reviveStyles(): Promise<void> {
  if (import.meta.env.SSR) return;
  if (!isWatching) watch();
  await Promise.all([...failed].map(revive));
}

function revive(link: HTMLLinkElement): Promise<void> {
  failed.delete(link);
  const again = link.cloneNode() as HTMLLinkElement;
  return new Promise((resolve, reject) => {
    again.onload = () => resolve();
    again.onerror = () => reject(new Error(`${link.href} did not come`));
    link.replaceWith(again);
  });
}
