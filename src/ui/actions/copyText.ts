function select(shown: HTMLElement): void {
  const selection = globalThis.getSelection();
  if (!selection) return;
  const range = document.createRange();
  range.selectNodeContents(shown);
  selection.removeAllRanges();
  selection.addRange(range);
}

/** Fallback for pages without a clipboard, such as pages opened without TLS in the local network. */
function copySelection(text: string): boolean {
  const give = (event: ClipboardEvent): void => {
    event.clipboardData?.setData('text/plain', text);
    event.preventDefault();
  };
  document.addEventListener('copy', give);
  try {
    // Deprecated, but the only way on a page without TLS.
    return document.execCommand('copy');
  } catch {
    return false;
  } finally {
    document.removeEventListener('copy', give);
  }
}

/**
 * Copies a text.
 * @param shown element with the text: it is selected for manual copying where copying is forbidden
 * @returns whether the text was copied
 */
export async function copyText(text: string, shown?: HTMLElement): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    // Copying is forbidden, or the page has no clipboard.
    if (shown) select(shown);
    return copySelection(text);
  }
}
