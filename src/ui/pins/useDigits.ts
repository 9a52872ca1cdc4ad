import { useState, type ChangeEvent } from 'react';
import { filledDigits, type Digits } from './filledDigits.ts';

/** A field of `length` digits, with whether the last text that filled it was unclear. */
export function useDigits(value: string, length: number, onChange: (next: Digits) => void) {
  const [isUnclear, setIsUnclear] = useState(false);
  return {
    isUnclear,
    onChange({ target }: ChangeEvent<HTMLInputElement>): void {
      const next = filledDigits(value, target.value, length);
      setIsUnclear(next.isUnclear);
      onChange(next);
    },
  };
}
