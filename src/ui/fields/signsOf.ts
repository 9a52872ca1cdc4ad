import type { ChangeEvent, CompositionEvent } from 'react';

type Typed = HTMLInputElement | HTMLTextAreaElement;

/** Any text, or only the plain characters that banks, chains and machines accept. */
export type Signs = 'any' | 'plain';

/**
 * Converts full-width digits and letters to plain ones where those are meant: immediately, or after composition, which
 * an external change would interrupt.
 */
export function signsOf(signs: Signs, onChange: (value: string) => void) {
  if (signs === 'any') return { onChange: ({ target }: ChangeEvent<Typed>) => onChange(target.value) };
  const plain = (text: string): void => onChange(text.normalize('NFKC'));
  return {
    onChange: ({ target, nativeEvent }: ChangeEvent<Typed>) => {
      if ((nativeEvent as InputEvent).isComposing) onChange(target.value);
      else plain(target.value);
    },
    onCompositionEnd: ({ currentTarget }: CompositionEvent<Typed>) => plain(currentTarget.value),
  };
}
