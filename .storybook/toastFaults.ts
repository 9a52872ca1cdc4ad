// Checks a long toast on the first story of each screen that has a price or a form, and of each of its dialogs: it
// covers no button that commits, no price and no button of a dialog, at any scroll position.
import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { page } from 'vitest/browser';
import { IntlRoot } from '../src/intl/IntlRoot.tsx';
import * as button from '../src/ui/actions/Button.css.ts';
import * as sheet from '../src/ui/dialogs/Sheet.css.ts';
import { createToaster } from '../src/ui/messages/createToaster.ts';
import { Toaster } from '../src/ui/messages/Toaster.tsx';
import * as price from '../src/components/market/Price.css.ts';
import { twoFrames } from './twoFrames.ts';

const sizes = [
  { width: 390, height: 844, textSize: '' },
  { width: 320, height: 640, textSize: '200%' },
];
const text =
  'Der Auftrag wurde nicht angenommen: Der Höchstbetrag der Auszahlungswährung ist überschritten. Nichts hat sich geändert.';

const committing = [
  ...(['buy', 'sell'] as const).map((name) => `.${button.variant[name]}`),
  'button[type=submit]',
  `.${price.size.headline}`,
].join(', ');
const onPage = `${committing}, .${button.variant.primary}, .${button.variant.danger}`;
const inDialog = `button[type=submit], .${sheet.foot} button, dialog[open] > * > .${button.button}`;

function coveredBy(toast: DOMRect): string[] {
  const dialog = [...document.querySelectorAll('dialog[open]')].at(-1);
  const kept = (dialog ?? document).querySelectorAll(dialog ? inDialog : onPage);
  return [...kept]
    .filter((element) => {
      const { top, bottom, left, right, height } = element.getBoundingClientRect();
      // Elements covered by the bars or scrolled out of the page are not visible.
      const isUnder = height > 0 && top < toast.bottom - 1 && bottom > toast.top + 1;
      const middle = (Math.max(top, toast.top) + Math.min(bottom, toast.bottom)) / 2;
      const onTop = document.elementFromPoint((left + right) / 2, middle);
      return (
        isUnder && onTop !== null && (element.contains(onTop) || onTop.closest('[role=status]') !== null)
      );
    })
    .map((element) => element.textContent);
}

async function faultsAt(size: string): Promise<string[]> {
  const faults = new Set<string>();
  const most = Math.max(0, document.documentElement.scrollHeight - innerHeight);
  for (const part of most > 0 ? [0, 0.25, 0.5, 0.75, 1] : [0]) {
    scrollTo(0, most * part);
    await twoFrames();
    const toast = [...document.querySelectorAll('[role=status] > div')].find((each) =>
      each.textContent.startsWith(text),
    );
    if (!toast) return [`no toast is shown at ${size}`];
    for (const name of coveredBy(toast.parentElement!.getBoundingClientRect()))
      faults.add(`a toast covers '${name}' at ${size}`);
  }
  return [...faults];
}

/** Checked pages and dialogs, by the title of their stories. */
const seen = new Set<string>();

export async function toastFaults(title: string): Promise<string[]> {
  const dialog = document.querySelector('dialog[open]');
  const name = `${title} ${dialog?.querySelector('h2')?.textContent ?? ''}`;
  const isOfInterest = (dialog ?? document).querySelector(dialog ? inDialog : committing) !== null;
  if (!title.startsWith('screens/') || seen.has(name) || !isOfInterest) return [];
  seen.add(name);
  const { scrollY, innerWidth: width, innerHeight: height } = globalThis;
  const { activeElement } = document;
  const root = document.documentElement;
  const { fontSize } = root.style;
  const place = document.body.appendChild(document.createElement('div'));
  const view = createRoot(place);
  const toaster = createToaster();
  try {
    const children = createElement(Toaster, { toaster });
    view.render(createElement(IntlRoot, { locale: 'de', messages: {}, children }));
    const faults: string[] = [];
    for (const size of sizes) {
      await page.viewport(size.width, size.height);
      root.style.fontSize = size.textSize;
      await twoFrames();
      const dismiss = toaster.show({ kind: 'error', text, failure: {} });
      await twoFrames();
      faults.push(...(await faultsAt(`${size.width} px`)));
      dismiss();
    }
    return faults;
  } finally {
    view.unmount();
    place.remove();
    root.style.fontSize = fontSize;
    await page.viewport(width, height);
    scrollTo(0, scrollY);
    if (activeElement instanceof HTMLElement) activeElement.focus();
  }
}
