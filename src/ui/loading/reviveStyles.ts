/** Style sheets of pages that did not come. */
const failed = new Set<HTMLLinkElement>();
let isWatching = false;

/** Such an event does not bubble, but it can be caught on its way down. */
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
 * Asks again for style sheets that failed: the bundler's own loader asks for each once in a document, and would
 * draw the page without them the next time.
 * @throws when one fails again.
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
