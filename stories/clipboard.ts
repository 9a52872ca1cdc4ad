// Clipboards of browsers that have none, or forbid it.

/** Puts another clipboard in the page until the story ends; undefined is a page without one. */
export function withClipboard(clipboard: Pick<Clipboard, 'writeText'> | undefined): () => void {
  const of = Object.getOwnPropertyDescriptor(Navigator.prototype, 'clipboard')!;
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: clipboard });
  return () => {
    Object.defineProperty(Navigator.prototype, 'clipboard', of);
    Reflect.deleteProperty(navigator, 'clipboard');
  };
}

/** A browser that copies nothing, whichever way it is asked. */
export function withoutCopying(): () => void {
  const { execCommand } = document;
  document.execCommand = () => false;
  const restore = withClipboard(undefined);
  return () => {
    document.execCommand = execCommand;
    restore();
  };
}
