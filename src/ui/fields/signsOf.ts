import type { ChangeEvent, CompositionEvent } from 'react';

type Typed = HTMLInputElement | HTMLTextAreaElement;

/** Any text as it is typed, or the plain signs that banks, chains and machines read. */
export type Signs = 'any' | 'plain';

/**
 * What a field does as it is typed in. Wide digits and letters, as some keyboards write them, become plain ones where those
 * are meant: at once, or when a keyboard that puts signs together has done so, which a change from outside would disturb.
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
