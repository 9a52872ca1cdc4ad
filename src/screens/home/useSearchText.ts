import { useRef, useState, type RefObject } from 'react';

/** Text of a search field; clearing it keeps the focus in the field. */
export function useSearchText(initial = ''): {
  text: string;
  setText: (text: string) => void;
  field: RefObject<HTMLInputElement | null>;
  clear: () => void;
} {
  const [text, setText] = useState(initial);
  const field = useRef<HTMLInputElement>(null);
  const clear = (): void => {
    setText('');
    field.current?.focus();
  };
  return { text, setText, field, clear };
}
