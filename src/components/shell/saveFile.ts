/** Long enough for every browser to start reading; Safari shows a prompt first. */
const keptMs = 60_000;

/** Saves a text or a picture as a file, like a download link. */
export function saveFile(name: string, type: string, content: BlobPart): void {
  const url = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.hidden = true;
  // Some browsers follow only links that are in the document.
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(url), keptMs);
}
