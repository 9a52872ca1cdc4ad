import { useEffect } from 'react';

/** Calls on the Escape key. */
export function useEscape(close: () => void, isActive = true): void {
  useEffect(() => {
    if (!isActive) return undefined;
    const press = ({ key }: KeyboardEvent): void => {
      if (key === 'Escape') close();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [close, isActive]);
}
