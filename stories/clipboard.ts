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

/** A page without a clipboard, that copies by command. A browser obeys it after a touch alone, which no story has. */
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
