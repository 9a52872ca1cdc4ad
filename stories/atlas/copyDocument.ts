// A document as text that needs no script to look the same: what a clone loses is kept as attributes.

const still = '*, ::before, ::after { animation-duration: 0s !important; transition: none !important }';

/** What `cloneNode` does not copy. Elements are of another window, so their classes cannot be compared. */
function keepState(element: Element, copy: Element): void {
  const { tagName, scrollLeft, scrollTop } = element;
  if (scrollLeft !== 0 || scrollTop !== 0) copy.setAttribute('data-scroll', `${scrollLeft},${scrollTop}`);
  if (tagName === 'INPUT') {
    const { type, checked, value } = element as HTMLInputElement;
    if (type === 'checkbox' || type === 'radio') copy.toggleAttribute('checked', checked);
    else if (type !== 'file') copy.setAttribute('value', value);
  } else if (tagName === 'TEXTAREA') copy.textContent = (element as HTMLTextAreaElement).value;
  else if (tagName === 'OPTION') copy.toggleAttribute('selected', (element as HTMLOptionElement).selected);
  else if (tagName === 'DIALOG' && element.matches(':modal')) {
    copy.removeAttribute('open');
    copy.setAttribute('data-modal', '');
  } else if (tagName === 'IMG') copy.setAttribute('src', lastingSource(element as HTMLImageElement));
  else if (tagName === 'CANVAS') {
    const picture = copy.ownerDocument.createElement('img');
    for (const { name, value } of element.attributes) picture.setAttribute(name, value);
    picture.src = (element as HTMLCanvasElement).toDataURL();
    copy.replaceWith(picture);
  }
}

/** Address of an image that outlives the story: a story revokes its blobs. */
function lastingSource(image: HTMLImageElement): string {
  const { src, naturalWidth: width, naturalHeight: height } = image;
  if (!src.startsWith('blob:') || width === 0) return image.getAttribute('src') ?? '';
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  canvas.getContext('2d')!.drawImage(image, 0, 0);
  return canvas.toDataURL();
}

export function copyDocument({ documentElement }: Document): string {
  const copy = documentElement.cloneNode(true) as HTMLElement;
  const copies = [copy, ...copy.querySelectorAll('*')];
  for (const [at, element] of [documentElement, ...documentElement.querySelectorAll('*')].entries())
    keepState(element, copies[at]!);
  for (const each of copy.querySelectorAll('script, [rel=modulepreload], .sb-wrapper, #storybook-docs'))
    each.remove();
  const style = copy.ownerDocument.createElement('style');
  style.textContent = still;
  copy.querySelector('head')!.append(style);
  return `<!doctype html>${copy.outerHTML}`;
}

/** Brings back what only a script can, in the document of a copy. */
export function restoreState(copy: Document): void {
  for (const dialog of copy.querySelectorAll<HTMLDialogElement>('dialog[data-modal]')) dialog.showModal();
  for (const element of copy.querySelectorAll('[data-scroll]')) {
    const [left = 0, top = 0] = element.getAttribute('data-scroll')!.split(',').map(Number);
    element.scrollTo({ left, top, behavior: 'instant' });
  }
}
