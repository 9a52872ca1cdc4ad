import { fiatScale } from '../../../contracts/rules/otc.ts';
import { noValue } from '../../intl/format.ts';
import { useFormats } from '../../intl/useFormats.ts';

interface OtcAmounts {
  /** Amount of a currency with the currency's decimals: 500.00. */
  figure: (value: string | undefined, currency: string) => string;
  /** The same with the currency's code: 500.00 EUR. */
  money: (value: string | undefined, currency: string) => string;
  /** Price of one coin with every digit: 0.9312. */
  price: (value: string) => string;
}

/** Amounts of P2P orders; each currency has its own decimals. */
export function useOtcAmounts(): OtcAmounts {
  const formats = useFormats();
  const figure = (value: string | undefined, currency: string): string =>
    formats.rate(value ?? '', fiatScale(currency));
  return {
    figure,
    money: (value, currency) => {
      const text = figure(value, currency);
      return text === noValue ? text : `${text}\u00a0${currency}`;
    },
    price: (value) => formats.rate(value),
  };
}
