import type { MessageFormatElement } from 'react-intl';

/** English with accents, brackets and a third more length: shows text that is not translatable or gets cut. */
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
  // Type 0 is literal text; the enum itself would pull the parser in.
  if (element.type === 0) return { ...element, value: accented(element.value) };
  return element;
}

/** Every message of the given set in its pseudo form; placeholders, plurals and tags stay as they are. */
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
