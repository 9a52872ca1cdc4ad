// Mocks of missing or forbidden browser clipboards.

/** Replaces the clipboard until the story ends; undefined for a page without one. */
export function withClipboard(clipboard: Pick<Clipboard, 'writeText'> | undefined): () => void {
  const of = Object.getOwnPropertyDescriptor(Navigator.prototype, 'clipboard')!;
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: clipboard });
  return () => {
    Object.defineProperty(Navigator.prototype, 'clipboard', of);
    Reflect.deleteProperty(navigator, 'clipboard');
  };
}

/**
 * A page without a clipboard, which copies with execCommand. Browsers allow that only after a user gesture, which a
 * story lacks.
 */
export function withCopyCommand(): () => void {
  const { execCommand } = document;
  document.execCommand = (command) =>
    command === 'copy' &&
    !document.body.dispatchEvent(
      new ClipboardEvent('copy', { bubbles: true, cancelable: true, clipboardData: new DataTransfer() }),
    );
  const restore = withClipboard(undefined);
  return () => {
    document.execCommand = execCommand;
    restore();
  };
}

/** A browser in which all ways of copying fail. */
export function withoutCopying(): () => void {
  const { execCommand } = document;
  document.execCommand = () => false;
  const restore = withClipboard(undefined);
  return () => {
    document.execCommand = execCommand;
    restore();
  };
}
