import { useCallback, useEffect, useState } from 'react';

interface SearchProps {
  /** Whether the search over all pairs replaces the page. */
  isSearching: boolean;
  onSearch: (isSearching: boolean) => void;
}

/**
 * State of the search mode. A press shows the field immediately, before the address changes: a phone opens its keyboard
 * only for a field that receives focus within the press.
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
      // The address changes first, so that the browser stores the scroll position with it.
      onSearch(next);
      show(next);
    },
    [show, onSearch],
  );
  return { isOpen, hasOpened, search };
}
