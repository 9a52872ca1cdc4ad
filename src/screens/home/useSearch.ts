import { useCallback, useEffect, useState } from 'react';

interface SearchProps {
  /** All pairs with a field stand in place of the page. */
  isSearching: boolean;
  onSearch: (isSearching: boolean) => void;
}

/**
 * Whether one searches. A press shows the field at once and not after the address has changed: a phone opens its
 * keyboard only for a field that takes the focus within the press.
 */
export function useSearch({ isSearching, onSearch }: SearchProps) {
  const [isOpen, setIsOpen] = useState(false);
  const [hasOpened, setHasOpened] = useState(false);
  const show = useCallback((next: boolean): void => {
    setIsOpen(next);
    if (next) setHasOpened(true);
  }, []);
  useEffect(() => show(isSearching), [isSearching, show]);
  const search = useCallback(
    (next: boolean): void => {
      // The address first: with it the browser keeps how far the page was scrolled.
      onSearch(next);
      show(next);
    },
    [show, onSearch],
  );
  return { isOpen, hasOpened, search };
}
