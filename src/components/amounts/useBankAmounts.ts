import { noValue } from '../../intl/format.ts';
import { useFormats } from '../../intl/useFormats.ts';

/** Bank amount, e.g. 500.00 EUR, with every digit; an unknown currency is omitted. */
export function useBankAmounts(): (value: string | undefined, currency: string | undefined) => string {
  const formats = useFormats();
  return (value = '', currency) => {
    const figure = formats.rate(value);
    return currency === undefined || figure === noValue ? figure : `${figure}\u00a0${currency}`;
  };
}
