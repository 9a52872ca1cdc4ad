import { useRef, useState, type RefObject } from 'react';

/** What is typed into a search; clearing it goes on typing there. */
export function useSearchText(): {
  text: string;
  setText: (text: string) => void;
  field: RefObject<HTMLInputElement | null>;
  clear: () => void;
} {
  const [text, setText] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const clear = (): void => {
    setText('');
    field.current?.focus();
  };
  return { text, setText, field, clear };
}
