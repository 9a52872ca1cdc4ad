function select(shown: HTMLElement): void {
  const selection = globalThis.getSelection();
  if (!selection) return;
  const range = document.createRange();
  range.selectNodeContents(shown);
  selection.removeAllRanges();
  selection.addRange(range);
}

/** For pages without a clipboard: those that a phone in the local network opens without TLS. */
function copySelection(text: string): boolean {
  const give = (event: ClipboardEvent): void => {
    event.clipboardData?.setData('text/plain', text);
    event.preventDefault();
  };
  document.addEventListener('copy', give);
  try {
    // Deprecated, and the only way on a page without TLS.
    return document.execCommand('copy');
  } catch {
    return false;
  } finally {
    document.removeEventListener('copy', give);
  }
}

/**
 * Copies a text.
 * @param shown where it can be read: it is selected where copying is forbidden, to be copied by hand
 * @returns whether it was copied
 */
export async function copyText(text: string, shown?: HTMLElement): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    // Forbidden, or a page without a clipboard.
    if (shown) select(shown);
    return copySelection(text);
  }
}
