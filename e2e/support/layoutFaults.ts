// What a screen must not do at any width: scroll sideways, push a control off the edge or cut off its words.
import type { Page } from 'playwright-core';

/** Sentences that say what does not fit; none when all does. */
export function layoutFaults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    const faults: string[] = [];
    const nameOf = (element: Element) => {
      const text = (element.textContent || element.getAttribute('aria-label') || '').trim().slice(0, 40);
      return `<${element.tagName.toLowerCase()}> '${text}'`;
    };
    const overflowOf = (element: Element) => getComputedStyle(element).overflowX;

    for (const element of [document.documentElement, document.body, ...document.querySelectorAll('main')]) {
      const excess = element.scrollWidth - Math.max(element.clientWidth, width);
      if (excess > 0) faults.push(`${nameOf(element)} scrolls sideways by ${excess} px`);
    }

    // A row of its own that is meant to scroll may reach beyond the edge.
    const scrollsByItself = (element: Element) => {
      for (
        let parent = element.parentElement;
        parent && parent.tagName !== 'MAIN';
        parent = parent.parentElement
      )
        if (['auto', 'scroll'].includes(overflowOf(parent)) && parent.scrollWidth > parent.clientWidth)
          return true;
      return false;
    };
    for (const control of document.querySelectorAll('button, a[href], input, [role=tab], [role=switch]')) {
      const { left, right, height } = control.getBoundingClientRect();
      // Controls for assistive technology alone have no size to speak of.
      if (right - left <= 1 || height <= 1) continue;
      if ((left < -0.5 || right > width + 0.5) && !scrollsByItself(control))
        faults.push(
          `${nameOf(control)} reaches from ${left.toFixed(0)} to ${right.toFixed(0)} of ${width} px`,
        );
      if (control.tagName === 'INPUT') continue;
      for (const part of [control, ...control.querySelectorAll('*')]) {
        const isCut =
          ['hidden', 'clip'].includes(overflowOf(part)) && part.scrollWidth > part.clientWidth + 1;
        if (isCut && part.clientWidth > 1)
          faults.push(`${nameOf(control)} is cut: ${part.scrollWidth} px in ${part.clientWidth}`);
      }
    }
    return faults;
  });
}
