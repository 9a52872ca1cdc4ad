import { useMemo, useState } from 'react';
import { devicePlace } from './guessRegion.ts';
import type { Country } from './signInChoice.ts';
import { loadPhoneReader, usePhoneReader } from './usePhoneReader.ts';

export interface PhoneOptions {
  /** As it was chosen last; without it the form guesses. */
  country?: Country;
  /** Somebody typed a number with plus, which says where it is at home. */
  onCountry: (country: Country) => void;
}

export interface Phone {
  country: Country | undefined;
  /**
   * The same for who cannot wait for the next drawing: somebody may send the form before the rules of numbers are here.
   * @throws when they do not come
   */
  settle: () => Promise<Country | undefined>;
  /** Groups digits as the country does; undefined until that is known. */
  format: ((digits: string) => string) | undefined;
  /** What the form keeps of a text: a number with plus gives up its dial code. */
  take: (text: string) => string;
}

/** Where a phone number is at home, and how it is written there. */
export function usePhone(isWanted: boolean, { country: chosen, onCountry }: PhoneOptions): Phone {
  const reader = usePhoneReader(isWanted);
  const [typed, setTyped] = useState<Country>();
  const hasChosen = chosen !== undefined;
  const guessed = useMemo(
    () => (hasChosen ? undefined : reader?.guessCountry(devicePlace())),
    [reader, hasChosen],
  );
  const country = typed ?? chosen ?? guessed;
  return {
    country,
    settle: async () => country ?? (await loadPhoneReader()).guessCountry(devicePlace()),
    format: reader && country && ((digits) => reader.groupDigits(country, digits)),
    take(text) {
      const split = text.startsWith('+') ? reader?.splitNumber(text) : undefined;
      if (!split) return text;
      setTyped(split.country);
      onCountry(split.country);
      return split.digits;
    },
  };
}
