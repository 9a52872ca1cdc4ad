/** Reloads the page only if the server answers; otherwise the browser's error page would replace the app. */
export async function reloadWhenServed(): Promise<void> {
  try {
    const { ok } = await fetch(globalThis.location.href, { method: 'HEAD', cache: 'no-store' });
    if (ok) globalThis.location.reload();
  } catch {
    // The server is not reachable: the page already shows that.
  }
}
