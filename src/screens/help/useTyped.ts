import { useEffect, useEffectEvent, useRef, useState } from 'react';

/** Debounce of the address in ms: an update per letter would overwrite later input. */
const pauseMs = 300;

interface Searched {
  /** Search text from the address. */
  search: string;
  onSearch: (search: string) => void;
}

/**
 * State of a search field whose text is kept in the page's address.
 * @returns the text of the field; `type` for its changes, and `tell` for the moment at which it is left
 */
export function useTyped({ search, onSearch }: Searched) {
  const [text, setText] = useState(search);
  const told = useRef(search);
  const tell = (): void => {
    if (text === told.current) return;
    told.current = text;
    onSearch(text);
  };
  const tellLater = useEffectEvent(tell);
  useEffect(() => {
    // A link or back navigation has changed the address.
    if (search === told.current) return;
    told.current = search;
    setText(search);
  }, [search]);
  useEffect(() => {
    const timer = setTimeout(tellLater, pauseMs);
    return () => clearTimeout(timer);
  }, [text]);
  return { text, type: setText, tell };
}
