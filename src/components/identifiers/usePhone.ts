import { useMemo, useState } from 'react';
import { devicePlace } from './guessRegion.ts';
import { useLater } from '../../ui/loading/later.ts';
import type { IdentifierKind, IdentifierValues } from './identifierKind.ts';
import { laterPhoneReader } from './laterPhoneReader.ts';
import type { Country } from './signInChoice.ts';

export interface PhoneOptions {
  /** Last chosen country; without it the form guesses. */
  country?: Country;
  /** Called when the user types a number with plus, which determines its country. */
  onCountry: (country: Country) => void;
}

/** A number in its sent form. */
export interface SettledPhone {
  /** Undefined if unknown. */
  country: Country | undefined;
  /** The text without a leading dial code. */
  national: string;
}

export interface Phone {
  country: Country | undefined;
  /**
   * Same, without waiting for the next render: the user may submit before the phone metadata have loaded.
   * @throws when loading fails
   */
  settle: (text: string) => Promise<SettledPhone>;
  /** Groups digits as the country does; undefined until the rules are loaded. */
  format: ((digits: string) => string) | undefined;
  /** Text that the form keeps: a dial code in the number is removed. Unchanged until `isReady`. */
  take: (text: string) => string;
  /** The phone number rules are loaded. */
  isReady: boolean;
}

/** Country and format of a phone number. */
export function usePhone(isWanted: boolean, { country: chosen, onCountry }: PhoneOptions): Phone {
  const rules = useLater(laterPhoneReader, isWanted);
  const reader = isWanted && rules.state === 'ready' ? rules.data : undefined;
  const [typed, setTyped] = useState<Country>();
  const hasChosen = chosen !== undefined;
  const guessed = useMemo(
    () => (hasChosen ? undefined : reader?.guessCountry(devicePlace())),
    [reader, hasChosen],
  );
  const country = typed ?? chosen ?? guessed;
  return {
    country,
    async settle(text) {
      const { guessCountry, splitNumber } = await laterPhoneReader.load();
      const split = splitNumber(text);
      if (split) return { country: split.country, national: split.digits };
      return { country: country ?? guessCountry(devicePlace()), national: text };
    },
    format: reader && country && ((digits) => reader.groupDigits(country, digits)),
    take(text) {
      const split = reader?.splitNumber(text);
      if (!split) return text;
      setTyped(split.country);
      onCountry(split.country);
      return split.digits;
    },
    isReady: reader !== undefined,
  };
}

/** Form values whose number, if the identifier is one, is in its sent form. */
export async function settleIdentifier<Values extends IdentifierValues>(
  kind: IdentifierKind,
  values: Values,
  phone: Pick<Phone, 'settle'>,
): Promise<{ country: Country | undefined; settled: Values }> {
  if (kind !== 'mobile') return { country: undefined, settled: values };
  const { country, national } = await phone.settle(values.phone);
  return { country, settled: { ...values, phone: national } };
}
