/** Loads the page anew, but only where something answers: the browser's own error page would take the app's place. */
export async function reloadWhenServed(): Promise<void> {
  try {
    const { ok } = await fetch(globalThis.location.href, { method: 'HEAD', cache: 'no-store' });
    if (ok) globalThis.location.reload();
  } catch {
    // Nothing answers: what stands on the page says so.
  }
}
