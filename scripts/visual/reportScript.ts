// Script of the report's page. Its functions are written into the page, so they use nothing but each other.
import type { Kind, Status } from './results.ts';

interface Item {
  id: string;
  label: string;
  title: string;
  mode: string;
  status: Status;
  sentence: string;
  pictures: Partial<Record<Kind, string>>;
}
interface GroupData {
  cause: string;
  colours: readonly string[];
  items: Item[];
}
export type PageData = GroupData[];

/** Values of the form by name; an empty one admits everything. */
type Chosen = Record<'view' | 'status' | 'mode' | 'folder' | 'text', string>;

function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  properties: Partial<HTMLElementTagNameMap[Name]> = {},
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const made = Object.assign(document.createElement(name), properties);
  made.append(...children);
  return made;
}

function imageOf(item: Item, kind: Kind): HTMLImageElement {
  const alt = `${item.label}, ${item.mode}, ${kind}`;
  return element('img', { src: item.pictures[kind]!, alt, loading: 'lazy' });
}

function figureOf(item: Item, kind: Kind): HTMLElement {
  return element('figure', {}, element('figcaption', {}, kind), imageOf(item, kind));
}

function sliderOf(item: Item): HTMLElement {
  const pair = element('div', {}, imageOf(item, 'before'), imageOf(item, 'after'));
  const range = element('input', { type: 'range', min: '0', max: '100', value: '50' });
  range.setAttribute('aria-label', `Before to the left, after to the right: ${item.label}, ${item.mode}`);
  range.addEventListener('input', () => pair.style.setProperty('--split', `${range.value}%`));
  const figure = element('figure', {}, element('figcaption', {}, 'before | after'), pair, range);
  figure.className = 'slider';
  return figure;
}

function picturesOf(item: Item, view: string): HTMLElement {
  const { before, after, difference } = item.pictures;
  const box = element('div', { className: 'pictures' });
  if (view === 'slider' && before && after) box.append(sliderOf(item));
  else if (view === 'difference' && difference) box.append(figureOf(item, 'difference'));
  else {
    if (before) box.append(figureOf(item, 'before'));
    if (after) box.append(figureOf(item, 'after'));
  }
  return box;
}

function articleOf(item: Item, view: string): HTMLElement {
  return element(
    'article',
    {},
    element('h3', {}, item.label),
    element('p', {}, `${item.mode}, ${item.status}: ${item.sentence}`),
    picturesOf(item, view),
  );
}

function summaryOf({ cause, colours, items }: GroupData): HTMLElement {
  const swatches = colours.map((colour) => {
    const swatch = element('span', { className: 'swatch' });
    swatch.style.background = colour;
    return swatch;
  });
  const count = `${items.length} ${items.length === 1 ? 'picture' : 'pictures'}`;
  return element('summary', {}, element('h2', {}, ...swatches, cause), element('p', {}, count));
}

/** The groups with the items that the filter admits; what cannot be drawn, then the largest group first. */
function filtered(groups: PageData, { status, mode, folder, text }: Chosen): PageData {
  const words = text.toLowerCase().split(/\s+/);
  const isAdmitted = (item: Item): boolean =>
    (status === '' || item.status === status) &&
    (mode === '' || item.mode === mode) &&
    (folder === '' || item.title.startsWith(`${folder}/`)) &&
    words.every((word) => `${item.label} ${item.id}`.toLowerCase().includes(word));
  const isBroken = ({ items: [first] }: GroupData) => Number(first!.status === 'broken');
  return groups
    .map((group) => ({ ...group, items: group.items.filter(isAdmitted) }))
    .filter(({ items }) => items.length > 0)
    .sort((one, other) => isBroken(other) - isBroken(one) || other.items.length - one.items.length);
}

/** Adds items to a list whenever its end comes near, so that thousands of states open. */
function fill(list: HTMLElement, items: readonly Item[], view: string, observer: IntersectionObserver): void {
  const atOnce = 20;
  let next = 0;
  const end = element('div');
  list.replaceChildren(end);
  end.addEventListener('reached', () => {
    for (const item of items.slice(next, next + atOnce)) end.before(articleOf(item, view));
    next += atOnce;
    observer.unobserve(end);
    // Observed again, it reports again if it is still near.
    if (next < items.length) observer.observe(end);
  });
  observer.observe(end);
}

function showReport(): void {
  const groups = JSON.parse(document.querySelector('#data')!.textContent) as PageData;
  const root = document.querySelector('#groups')!;
  const form = document.querySelector('form')!;
  const open = new Set<string>();
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries)
        if (isIntersecting) target.dispatchEvent(new Event('reached'));
    },
    { rootMargin: '1000px' },
  );

  function detailsOf(group: GroupData, view: string): HTMLElement {
    const list = element('div');
    const details = element('details', { open: open.has(group.cause) }, summaryOf(group), list);
    const update = () => {
      if (details.open) open.add(group.cause);
      else open.delete(group.cause);
      if (!details.open) list.replaceChildren();
      else if (list.childElementCount === 0) fill(list, group.items, view, observer);
    };
    details.addEventListener('toggle', update);
    return details;
  }

  function show(): void {
    const chosen = Object.fromEntries(new FormData(form)) as Chosen;
    const left = filtered(groups, { ...chosen, text: chosen.text.trim() });
    if (left[0] && !left.some(({ cause }) => open.has(cause))) open.add(left[0].cause);
    observer.disconnect();
    root.replaceChildren(...left.map((group) => detailsOf(group, chosen.view)));
    const count = left.reduce((sum, { items }) => sum + items.length, 0);
    form.querySelector('output')!.value = `${count} pictures in ${left.length} groups`;
  }

  form.addEventListener('input', show);
  form.addEventListener('submit', (event) => event.preventDefault());
  show();
}

const functions = [
  ...[element, imageOf, figureOf, sliderOf, picturesOf, articleOf, summaryOf, filtered, fill],
  showReport,
];
export const reportScript = `${functions.map(String).join('\n')}\nshowReport();`;
