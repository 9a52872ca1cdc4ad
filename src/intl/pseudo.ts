import type { MessageFormatElement } from 'react-intl';

/** Pseudo locale: English with accents, brackets and a third more length; reveals untranslatable and clipped text. */
export const pseudoLocale = 'en-XA';

const accents: Record<string, string> = Object.fromEntries(
  [...'aáeéiíoóuúyýcçnñsšzžAÁEÉIÍOÓUÚYÝCÇNÑSŠZŽ'].reduce<[string, string][]>((pairs, letter, index, all) => {
    if (index % 2 === 0) pairs.push([letter, all[index + 1] ?? letter]);
    return pairs;
  }, []),
);

function accented(text: string): string {
  const letters = [...text].map((letter) => accents[letter] ?? letter).join('');
  return letters + '~'.repeat(Math.ceil(text.trim().length / 3));
}

function pseudoElement(element: MessageFormatElement): MessageFormatElement {
  if ('options' in element) {
    const options = Object.fromEntries(
      Object.entries(element.options).map(([key, option]) => [
        key,
        { ...option, value: option.value.map(pseudoElement) },
      ]),
    );
    return { ...element, options };
  }
  if ('children' in element) return { ...element, children: element.children.map(pseudoElement) };
  // Type 0 is literal text; importing the enum would include the parser.
  if (element.type === 0) return { ...element, value: accented(element.value) };
  return element;
}

/** Pseudo-localizes every message; placeholders, plurals and tags stay unchanged. */
export function pseudoMessages(
  messages: Record<string, MessageFormatElement[]>,
): Record<string, MessageFormatElement[]> {
  return Object.fromEntries(
    Object.entries(messages).map(([id, elements]) => [
      id,
      [{ type: 0, value: '⟦' }, ...elements.map(pseudoElement), { type: 0, value: '⟧' }],
    ]),
  );
}
