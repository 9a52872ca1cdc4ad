import { useState, type ChangeEvent } from 'react';
import { filledDigits, type Digits } from './filledDigits.ts';

/** A field of `length` digits, and whether the last inserted text was ambiguous. */
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
