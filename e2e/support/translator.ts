// Simulates a browser's translator like Chrome's: it reads text nodes, requests a translation, and later replaces them
// with <font> elements.

/** Globals that the translator adds to the page. */
export interface Translator {
  /** Number of replaced texts. */
  texts: number;
  /** Number of pending requests. */
  waiting: number;
  /** Translation of a text: digits and separators change too, as in another language. */
  of: (text: string) => string;
}

/** Translates the page and its later changes. Init script of the page. */
export function translate(): void {
  /** ms until the service answers; the page has changed meanwhile. */
  const answersAfterMs = 25;
  const kept = '[translate=no], .notranslate, script, style, textarea, font[data-translated]';
  const asked = new Map<Text, string>();
  const swapped: Record<string, string> = { '.': ',', ',': '.' };
  const translator: Translator = {
    texts: 0,
    waiting: 0,
    of: (text) =>
      `‹${text.replaceAll(/[\d.,]/g, (sign) => swapped[sign] ?? String((Number(sign) + 1) % 10))}›`,
  };
  Object.assign(globalThis, { translator });

  const write = (node: Text, text: string): void => {
    if (!node.parentElement) return;
    const font = document.createElement('font');
    font.dataset['translated'] = '';
    font.append(document.createElement('font'));
    font.firstElementChild!.textContent = translator.of(text);
    node.replaceWith(font);
    translator.texts += 1;
  };
  const ask = (node: Text): void => {
    const { data, parentElement } = node;
    if (data.trim() === '' || !parentElement || parentElement.closest(kept) || asked.get(node) === data)
      return;
    asked.set(node, data);
    translator.waiting += 1;
    // The translator writes the text it has read, whatever the node contains by then.
    setTimeout(() => {
      translator.waiting -= 1;
      write(node, data);
    }, answersAfterMs);
  };
  const read = (node: Node): void => {
    if (node.nodeType === Node.TEXT_NODE) return ask(node as Text);
    const texts = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) ask(texts.currentNode as Text);
  };
  new MutationObserver((changes) => {
    for (const { type, target, addedNodes } of changes) {
      if (type === 'characterData') read(target);
      else addedNodes.forEach(read);
    }
  }).observe(document, { subtree: true, childList: true, characterData: true });
  read(document);
}

/** Rendered text of a translated page, next to React's text. */
export interface TranslatedPage {
  texts: number;
  figures: number;
  /** Texts that match neither React's text nor its translation, and figures that differ from React's. */
  wrong: string[];
}

/** Runs in the page. */
export function readTranslated(): TranslatedPage {
  const { translator } = globalThis as unknown as { translator: Translator };
  const page: TranslatedPage = { texts: 0, figures: 0, wrong: [] };
  for (const element of document.querySelectorAll('body *')) {
    const key = Object.keys(element).find((name) => name.startsWith('__reactProps$'));
    const children = key && (element as unknown as Record<string, { children?: unknown }>)[key]?.children;
    if (typeof children !== 'string' && typeof children !== 'number') continue;
    const text = String(children);
    const shown = element.textContent;
    const isFigure = /\d/.test(text) && element.closest('[translate=yes]') === null;
    page.texts += 1;
    if (isFigure) page.figures += 1;
    if (shown !== text && (isFigure || shown !== translator.of(text)))
      page.wrong.push(`${element.localName}: '${shown}' for '${text}'`);
  }
  return page;
}
