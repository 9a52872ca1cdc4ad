// Automated checks of a story's appearance, in every theme.
import axe, { type RunOptions } from 'axe-core';
import { foundation, themes, typeTokens } from '../src/theme/themes.ts';
import { twoFrames } from './twoFrames.ts';

/** 'whole': all axe rules in the default theme and contrast in the others. 'contrast': contrast in all. */
export type Extent = 'whole' | 'contrast';

const optionsOf: Record<Extent, RunOptions> = {
  // A story is part of a page and does not need a landmark.
  whole: { rules: { region: { enabled: false } } },
  contrast: { runOnly: ['color-contrast'] },
};

async function axeFaults(extent: Extent, include: Element[] = [document.body]): Promise<string[]> {
  const { violations } = await axe.run(
    { include, exclude: ['.sb-wrapper', '#storybook-docs', '#storybook-highlights-root'] },
    { ...optionsOf[extent], resultTypes: ['violations'] },
  );
  return violations.flatMap(({ help, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${help}: ${target.join(' ')}: ${failureSummary}`),
  );
}

/** Styles that axe has found readable. Files of one worker share the page, and therefore this set. */
const readable = new Set<string>();

interface Ground {
  colours: string;
  opacity: number;
}

/** Background colours below an element's text, down to the first opaque one, with the visible share of each. */
function groundOf(element: Element | null, known: Map<Element, Ground>): Ground {
  if (element === null) return { colours: '', opacity: 1 };
  const found = known.get(element);
  if (found) return found;
  const { backgroundColor, backgroundImage, opacity } = getComputedStyle(element);
  const behind = groundOf(element.parentElement, known);
  const own = backgroundImage === 'none' ? backgroundColor : `${backgroundColor} ${backgroundImage}`;
  const hides = own.startsWith('rgb(');
  const colours = hides ? own : own === 'rgba(0, 0, 0, 0)' ? behind.colours : `${own} ${behind.colours}`;
  const ground = { colours, opacity: Number(opacity) * behind.opacity };
  known.set(element, ground);
  return ground;
}

/** Everything that determines the contrast of a text, its colour, whether it is large, and its background, with one text. */
function manners(): Map<string, Element> {
  const known = new Map<Element, Ground>();
  const found = new Map<string, Element>();
  for (const element of document.body.querySelectorAll('*')) {
    const isWritten =
      element.matches('input, textarea, select') ||
      [...element.childNodes].some(({ nodeType, nodeValue }) => nodeType === 3 && nodeValue?.trim());
    if (!isWritten) continue;
    const { color, fontSize, fontWeight, textShadow } = getComputedStyle(element);
    const size = Number(fontSize.replace('px', ''));
    const isLarge = size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700);
    const { colours, opacity } = groundOf(element, known);
    const manner = `${color} ${isLarge ? 'large' : 'small'} ${textShadow} ${opacity} on ${colours}`;
    if (!found.has(manner)) found.set(manner, element);
  }
  return found;
}

/** Runs the contrast rule of axe only on combinations that axe has not checked yet. */
async function contrastFaults(): Promise<string[]> {
  const fresh = [...manners()].filter(([manner]) => !readable.has(manner));
  if (fresh.length === 0) return [];
  await twoFrames();
  const faults = await axeFaults(
    'contrast',
    fresh.map(([, element]) => element),
  );
  if (faults.length === 0) for (const [manner] of fresh) readable.add(manner);
  return faults;
}

function colours(): string {
  const { color, backgroundColor } = getComputedStyle(document.body);
  return `${color} on ${backgroundColor}`;
}

/** Size and weight of each type token, in px. */
const typeSizes = new Set(
  Object.values(typeTokens).map(({ $value: { fontSize, fontWeight } }) => {
    const weight = fontWeight.replace(
      /^\{font\.weight\.(.+)\}$/,
      '$1',
    ) as keyof typeof foundation.font.weight;
    return `${fontSize.value} ${foundation.font.weight[weight]}`;
  }),
);

/**
 * Texts in a size and weight that no type token has. Large text and narrow screens scale sizes, as does a figure that is
 * fitted to its room: such sizes are no whole pixels.
 */
function typeFaults(): string[] {
  if (document.documentElement.style.fontSize !== '' || innerWidth < 390) return [];
  const found = new Map<string, string>();
  for (const element of document.querySelectorAll('#storybook-root *, dialog *')) {
    const isWritten = [...element.childNodes].some(
      ({ nodeType, nodeValue }) => nodeType === 3 && nodeValue?.trim(),
    );
    if (!isWritten || element.closest('svg') !== null || element.getClientRects().length === 0) continue;
    const { fontSize, fontWeight } = getComputedStyle(element);
    const size = Number(fontSize.replace('px', ''));
    const type = `${size} ${fontWeight}`;
    if (Number.isInteger(size) && !typeSizes.has(type)) found.set(type, element.textContent.slice(0, 40));
  }
  return [...found].map(([type, text]) => `No type token has ${type}: ${text}`);
}

/**
 * Puts each theme on the same way as the app. Findings other than contrast do not depend on colours, so the other themes
 * are checked for contrast only.
 */
export async function lookFaults(extent: Extent): Promise<string[]> {
  const root = document.documentElement;
  const first = root.dataset['theme'];
  const faults = typeFaults();
  const shown = new Set<string>();
  for (const { id, name } of themes) {
    root.dataset['theme'] = id;
    shown.add(colours());
    const found = await (extent === 'whole' && id === themes[0]!.id ? axeFaults('whole') : contrastFaults());
    faults.push(...found.map((fault) => `In the theme ${name.en}: ${fault}`));
  }
  root.dataset['theme'] = themes[0]!.id;
  if (first !== themes[0]!.id) faults.push(`The story was drawn in ${first}`);
  if (shown.size < themes.length) faults.push(`The themes have only the colours ${[...shown].join(', ')}`);
  return faults;
}
