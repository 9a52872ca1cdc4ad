import * as button from '../actions/Button.css.ts';
import { setMeasured } from '../loading/measured.ts';
import * as screen from '../screen/Screen.css.ts';
import { action as stickyAction } from '../screen/StickyAction.css.ts';
import { placeToasts, type Range } from './toastPlace.ts';
import * as styles from './Toast.css.ts';

/** Elements that toasts must not cover: commit buttons and prices. */
const keptOnPage = [
  ...(['primary', 'buy', 'sell', 'danger'] as const).map((variant) => `.${button.variant[variant]}`),
  'button[type=submit]',
  '[data-keep-clear]',
].join(', ');
const keptInDialog = `.${button.button}, button[type=submit], h2, [data-keep-clear]`;
const field = 'input, textarea, [role=textbox]';

const rangeOf = (element: Element): Range => element.getBoundingClientRect();

/** The part of the page that is covered by neither bars nor a keyboard. */
function areaOf(safe: Range, dialog: Element | null): Range {
  const viewport = globalThis.visualViewport;
  const seenTop = viewport && viewport.scale <= 1.01 ? viewport.offsetTop : 0;
  const seenHeight = viewport && viewport.scale <= 1.01 ? viewport.height : innerHeight;
  const top = seenTop + safe.top;
  const bottom = Math.min(innerHeight - safe.bottom, seenTop + seenHeight);
  if (dialog) return { top, bottom };
  const edges = (selector: string): Range[] => [...document.querySelectorAll(selector)].map(rangeOf);
  // A header scrolled out of view covers nothing.
  const headers = edges(`.${screen.top}`).map((each) => each.bottom);
  const bars = [...edges(`.${screen.bottom}`), ...edges(`.${screen.over}`)].map((each) => each.top);
  return { top: Math.max(top, ...headers), bottom: Math.min(bottom, ...bars) };
}

function keptRanges(dialog: Element | null, region: Element): Range[] {
  const root = dialog ?? document;
  const kept = [...root.querySelectorAll(dialog ? keptInDialog : keptOnPage)];
  const { activeElement } = document;
  if (activeElement?.matches(field)) kept.push(activeElement);
  return kept
    .filter((element) => !region.contains(element))
    .map(rangeOf)
    .filter(({ top, bottom }) => bottom > top);
}

const pixels = (text: string): number => Number(text.replace('px', '')) || 0;

/**
 * Positions toasts so that they cover no submit button, price, dialog button or active field, also while the page
 * scrolls and changes.
 * @param place element with the toasts
 * @param dialog dialog over the page that contains `place`
 * @returns a function that stops it
 */
export function keepToastsPlaced(place: HTMLElement, dialog: Element | null): () => void {
  const root = document.documentElement;
  let current: number | undefined;
  let isLimited = false;
  let frame = 0;
  const measure = (): void => {
    frame = 0;
    const height = isLimited ? place.scrollHeight : place.offsetHeight;
    // In a dialog, covered content cannot be scrolled into view.
    setMeasured(root, { [screen.toastRoom]: `${dialog ? 0 : height}px` });
    const { rowGap, scrollPaddingTop, scrollPaddingBottom } = getComputedStyle(place);
    const area = areaOf({ top: pixels(scrollPaddingTop), bottom: pixels(scrollPaddingBottom) }, dialog);
    const gap = pixels(rowGap);
    const isTop = dialog !== null || document.querySelector(`.${stickyAction}`) !== null;
    const { top, maxHeight } = placeToasts({
      area: { top: area.top + gap, bottom: area.bottom - gap },
      kept: keptRanges(dialog, place),
      height,
      prefers: isTop ? 'top' : 'bottom',
      current,
    });
    current = top;
    setMeasured(root, {
      [styles.top]: `${top}px`,
      [styles.maxHeight]: maxHeight === undefined ? 'none' : `${maxHeight}px`,
      [styles.overflow]: maxHeight === undefined ? 'visible' : 'auto',
    });
    // The newest toast is last, and is shown from its start.
    const newest = place.lastElementChild;
    if (maxHeight !== undefined && !isLimited && newest instanceof HTMLElement)
      place.scrollTop = newest.offsetTop;
    isLimited = maxHeight !== undefined;
  };
  setMeasured(root, { [styles.maxHeight]: 'none' });
  measure();
  const later = (): void => {
    frame ||= requestAnimationFrame(measure);
  };
  const changes = new MutationObserver(later);
  changes.observe(document.body, { childList: true, subtree: true });
  const events = ['scroll', 'resize', 'focusin', 'focusout', 'animationend', 'transitionend'];
  const targets = [globalThis, globalThis.visualViewport].filter((target) => target != null);
  for (const target of targets)
    for (const name of events) target.addEventListener(name, later, { capture: true, passive: true });
  return () => {
    cancelAnimationFrame(frame);
    changes.disconnect();
    for (const target of targets)
      for (const name of events) target.removeEventListener(name, later, { capture: true });
    setMeasured(root, { [screen.toastRoom]: '0px' });
  };
}
