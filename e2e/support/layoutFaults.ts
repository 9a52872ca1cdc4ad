// Layout rules for every width: no horizontal scrolling, no content beyond the edge, no truncated or broken words, no
// overlapping texts, and no content covered by the screen's own bar.
import type { Page } from 'playwright-core';

/** Descriptions of the layout faults; empty if none. */
export async function layoutFaults(page: Page): Promise<string[]> {
  await page.evaluate(drawEverything);
  return [
    ...(await page.evaluate(sidewaysFaults)),
    ...(await page.evaluate(controlFaults)),
    ...(await page.evaluate(textFaults)),
    ...(await page.evaluate(wordFaults)),
    ...(await page.evaluate(barFaults)),
  ];
}

// The functions below run in the page, so each must be self-contained.

/** Rows out of view are not laid out: their height is estimated, and their texts overlap. */
function drawEverything(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('* { content-visibility: visible !important }');
  document.adoptedStyleSheets = [sheet];
}

function sidewaysFaults(): string[] {
  const width = document.documentElement.clientWidth;
  return [document.documentElement, document.body, ...document.querySelectorAll('main')].flatMap(
    (element) => {
      const excess = element.scrollWidth - Math.max(element.clientWidth, width);
      return excess > 0 ? [`<${element.tagName.toLowerCase()}> scrolls sideways by ${excess} px`] : [];
    },
  );
}

function controlFaults(): string[] {
  const faults: string[] = [];
  for (const control of document.querySelectorAll('button, a[href], [role=tab], [role=switch]')) {
    const name = (control.textContent || control.getAttribute('aria-label') || '').trim().slice(0, 40);
    for (const part of [control, ...control.querySelectorAll('*')]) {
      const isCut = ['hidden', 'clip'].includes(getComputedStyle(part).overflowX);
      const { scrollWidth, clientWidth } = part;
      // Content for assistive technology only is one pixel wide.
      if (isCut && clientWidth > 1 && scrollWidth > clientWidth + 1)
        faults.push(`'${name}' is cut: ${scrollWidth} px in ${clientWidth}`);
    }
    const { left, right } = control.getBoundingClientRect();
    const texts = document.createTreeWalker(control, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      // Content for assistive technology only is one pixel wide.
      let at = node.parentElement;
      while (at && at !== control && at.clientWidth !== 1) at = at.parentElement;
      if (at?.clientWidth === 1) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const words = range.getBoundingClientRect();
      const spill = Math.max(left - words.left, words.right - right);
      if (spill > 1) faults.push(`'${name}' writes ${spill.toFixed(0)} px beyond its edge`);
    }
  }
  return faults;
}

function textFaults(): string[] {
  const width = document.documentElement.clientWidth;
  const main = document.querySelector('main');
  if (!main) return ['There is no <main>'];
  const faults: string[] = [];
  const lines: { text: string; box: DOMRect }[] = [];

  /** Excludes texts in scrollable rows, in layers above the page and in invisible elements. */
  const isInPlace = (element: Element) => {
    for (let at: Element | null = element; at && at !== main; at = at.parentElement) {
      const { position, overflowX, visibility, clipPath } = getComputedStyle(at);
      if (['sticky', 'fixed'].includes(position) || visibility === 'hidden' || clipPath !== 'none')
        return false;
      if (['auto', 'scroll'].includes(overflowX) && at.scrollWidth > at.clientWidth) return false;
      if (at.clientWidth <= 1 && position === 'absolute') return false;
    }
    return true;
  };
  /** Pixels of a text beyond a clipping edge; undefined if it is clipped completely. */
  const cutOf = (element: Element, box: DOMRect): number | undefined => {
    let most = 0;
    for (let at: Element | null = element; at && at !== main; at = at.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(at);
      const edge = at.getBoundingClientRect();
      const cuts = (overflow: string) => ['hidden', 'clip'].includes(overflow);
      const aside = cuts(overflowX) ? Math.max(edge.left - box.left, box.right - edge.right) : 0;
      const below = cuts(overflowY) ? Math.max(edge.top - box.top, box.bottom - edge.bottom) : 0;
      if (aside >= box.width || below >= box.height) return undefined;
      // A font's box is taller than its glyphs.
      most = Math.max(most, aside, below - 0.2 * box.height);
    }
    return most;
  };
  const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.textContent?.trim() ?? '';
    if (text === '' || !node.parentElement || !isInPlace(node.parentElement)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const box of range.getClientRects()) {
      if (box.width <= 1 || box.height <= 1) continue;
      const cut = cutOf(node.parentElement, box);
      // A chart's labels may be outside its edge until the user drags; their content is available as text elsewhere.
      if (cut === undefined && node.parentElement.closest('[aria-hidden=true]')) continue;
      lines.push({ text, box });
      if (cut === undefined) faults.push(`'${text}' is out of sight`);
      else if (cut > 1) faults.push(`'${text}' is cut off by ${cut.toFixed(0)} px`);
    }
  }
  for (const { text, box } of lines)
    if (box.left < -1 || box.right > width + 1)
      faults.push(`'${text}' reaches from ${box.left.toFixed(0)} to ${box.right.toFixed(0)} of ${width} px`);
  lines.forEach((a, index) => {
    for (const b of lines.slice(index + 1)) {
      const across = Math.min(a.box.right, b.box.right) - Math.max(a.box.left, b.box.left);
      const down = Math.min(a.box.bottom, b.box.bottom) - Math.max(a.box.top, b.box.top);
      // A font's box is taller than its glyphs, so lines may touch.
      if (across > 2 && down > 0.4 * Math.min(a.box.height, b.box.height))
        faults.push(`'${a.text}' and '${b.text}' lie over each other by ${across.toFixed(0)} px`);
    }
  });
  return faults;
}

/**
 * Words of headings and controls that break across lines without a hyphen. Browsers with hyphenation for the language
 * insert one; longer texts rely on it.
 */
function wordFaults(): string[] {
  const probe = document.body.appendChild(document.createElement('div'));
  probe.style.cssText =
    'position: absolute; width: 120px; font-size: 20px; line-height: 20px; hyphens: auto; overflow-wrap: normal';
  probe.textContent = 'verschwendungssüchtigen'.repeat(2);
  const hasHyphens = probe.offsetHeight > 30;
  probe.remove();
  const faults: string[] = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const { parentElement } = node;
    if (!parentElement?.closest('h1, h2, h3, a, button, label, dt, [role=tab]')) continue;
    let at: Element | null = parentElement;
    while (at && at.clientWidth !== 1) at = at.parentElement;
    if (!parentElement.checkVisibility() || at) continue;
    if (hasHyphens && getComputedStyle(parentElement).hyphens === 'auto') continue;
    for (const { 0: word, index } of node.textContent!.matchAll(
      /(?<![^\s\p{Pd}/])\p{L}{2,}(?![^\s\p{P}])/gu,
    )) {
      const range = document.createRange();
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      const tops = [...range.getClientRects()]
        .filter(({ width }) => width > 1)
        .map(({ top }) => Math.round(top));
      if (new Set(tops).size > 1) faults.push(`'${word}' is broken`);
    }
  }
  return faults;
}

/** A bottom bar that takes more than a quarter of the screen. */
function barFaults(): string[] {
  return [...document.querySelectorAll('main ~ *')].flatMap((bar) => {
    const { position, bottom } = getComputedStyle(bar);
    const share = bar.getBoundingClientRect().height / innerHeight;
    const isBar = ['sticky', 'fixed'].includes(position) && bottom === '0px';
    return isBar && share > 0.25 ? [`the bar takes ${Math.round(share * 100)} % of the screen`] : [];
  });
}
