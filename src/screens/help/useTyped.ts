import { useEffect, useEffectEvent, useRef, useState } from 'react';

/** The address follows a pause in the typing, in ms: changed with each letter it would come back behind the next ones. */
const pauseMs = 300;

interface Searched {
  /** As the address says it. */
  search: string;
  onSearch: (search: string) => void;
}

/**
 * What is typed into a search whose text stands in the address.
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
    // A link or the way back has changed it.
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
