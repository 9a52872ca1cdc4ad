// Measures touch targets in the browser: the element, its label and positioned pseudo-elements that extend it.

/** Smallest side of a touch target, in px (DESIGN.md, 9). */
export const leastTarget = 44;

/** Sides in px. */
export interface Size {
  width: number;
  height: number;
}

export interface Target {
  name: string;
  visible: Size;
  hit: Size;
  /** In a sentence, a target is as high as its line. */
  isInText: boolean;
}

const interactive = [
  'a[href]',
  'button',
  'input:not([type=hidden])',
  'select',
  'summary',
  'textarea',
  '[role=button]',
  '[role=slider]',
  '[role=tab]',
].join();

type Box = { left: number; top: number; right: number; bottom: number };

const isEmpty = ({ left, top, right, bottom }: Box): boolean => right - left < 1 || bottom - top < 1;

/** Box of an absolutely positioned pseudo-element: its used offsets are relative to the padding box around it. */
function pseudoBox(element: Element, pseudo: '::before' | '::after'): Box | undefined {
  const style = getComputedStyle(element, pseudo);
  if (style.content === 'none' || style.position !== 'absolute' || style.pointerEvents === 'none')
    return undefined;
  let around: Element | null = element;
  while (around && getComputedStyle(around).position === 'static') around = around.parentElement;
  if (!around) return undefined;
  const { left, top } = around.getBoundingClientRect();
  const [x, y, width, height] = [style.left, style.top, style.width, style.height].map((length) =>
    Number(length.replace('px', '')),
  );
  const start = { left: left + around.clientLeft + x!, top: top + around.clientTop + y! };
  return { ...start, right: start.left + width!, bottom: start.top + height! };
}

function boxesOf(element: Element): Box[] {
  const extended = [pseudoBox(element, '::before'), pseudoBox(element, '::after')];
  return [element.getBoundingClientRect(), ...extended.filter((box) => box !== undefined)];
}

const union = (boxes: readonly Box[]): Size => ({
  width: Math.round(Math.max(...boxes.map((b) => b.right)) - Math.min(...boxes.map((b) => b.left))),
  height: Math.round(Math.max(...boxes.map((b) => b.bottom)) - Math.min(...boxes.map((b) => b.top))),
});

/** A native box or radio is drawn by its label, which also takes the press. */
const drawnBy = (element: Element): Element =>
  element.matches('[type=checkbox], [type=radio], [type=file]')
    ? (element.closest('label') ?? element)
    : element;

function nameOf(element: Element): string {
  const labels = 'labels' in element ? [...((element as HTMLInputElement).labels ?? [])] : [];
  const words = [
    element.getAttribute('aria-label'),
    (element as HTMLElement).innerText,
    ...labels.map(({ innerText }) => innerText),
    element.getAttribute('placeholder'),
    element.getAttribute('role'),
    element.localName,
  ];
  return words
    .find((each) => each && each.trim() !== '')!
    .trim()
    .replaceAll(/\s+/g, ' ');
}

function isInText(element: Element): boolean {
  const words = [...(element.parentElement?.childNodes ?? [])].filter(
    ({ nodeType }) => nodeType === Node.TEXT_NODE,
  );
  return getComputedStyle(element).display === 'inline' && words.some(({ nodeValue }) => nodeValue?.trim());
}

/** Touch targets below an element that are drawn. Targets that look and measure alike are listed once. */
export function targetsIn(root: ParentNode): Target[] {
  const found = new Map<string, Target>();
  for (const element of root.querySelectorAll(interactive)) {
    const drawn = drawnBy(element);
    const box = drawn.getBoundingClientRect();
    if (isEmpty(box)) continue;
    const target = {
      name: nameOf(element),
      visible: union([box]),
      hit: union(boxesOf(drawn).filter((each) => !isEmpty(each))),
      isInText: isInText(element),
    };
    found.set(JSON.stringify([target.visible, target.hit, target.isInText]), target);
  }
  return [...found.values()];
}

export const isLargeEnough = ({ hit, isInText: inText }: Target): boolean =>
  inText || Math.min(hit.width, hit.height) >= leastTarget;
