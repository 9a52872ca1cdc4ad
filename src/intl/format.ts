/**
 * Formatted numbers. Amounts are decimal strings and are never converted to floating point: Intl formats a string
 * exactly. No exponent is printed, and a nonzero value never reads 0.
 */
export type Formats = {
  /** A price with the decimals of the pair's tick, e.g. tick '0.01'. */
  price: (value: string, tick: string) => string;
  /** A quantity in the market with the decimals of the pair's step, rounded down. */
  quantity: (value: string, step: string) => string;
  /** An amount of a coin with the coin's decimals; exact, so extra digits are shown and none is cut. */
  amount: (value: string, scale: number) => string;
  /** An amount with its sign: explicit plus, real minus. */
  signedAmount: (value: string, scale: number) => string;
  /** A formatted figure marked as an estimate. */
  about: (text: string) => string;
  /** A total in USDT or a currency: 2 decimals, rounded down, so that it never exceeds the actual value. */
  total: (value: string) => string;
  /** Change of a total: formatted as a total, with its sign. */
  signedTotal: (value: string) => string;
  /** Value of one unit: every digit, at least 2, or as many as the figure beside it has. */
  rate: (value: string, least?: number) => string;
  /** A count of units in words: 30 minutes. */
  units: (count: number, unit: 'second' | 'minute' | 'hour' | 'day' | 'week' | 'month') => string;
  /** A step or a limit with only its own digits. */
  exact: (value: string) => string;
  /** Percentage points as in the API: '5.123' reads 5.12 %. */
  percent: (value: string) => string;
  /** Fee in percent points: every digit, at least 2. */
  feeRate: (value: string) => string;
  /** A share of a whole in percentage points, one decimal. */
  share: (value: string) => string;
  /** A change in percentage points with an explicit plus and a real minus. */
  change: (value: string) => string;
  /** A volume in short form, e.g. 1.23B; two decimals at most. */
  compact: (value: string) => string;
  /** Like compact, with at most three digits, rounded down, for narrow columns. */
  short: (value: string) => string;
  /** The decimal and group separators of the language. */
  separators: { decimal: string; group: string };
  /** A formatted number as integer part and decimals (with their mark), for muted decimals. */
  splitDecimals: (text: string) => { integer: string; decimals: string };
};

/** Shown where the back end gave no numeric value. */
export const noValue = '—';

const decimalText = /^[+-]?\d+(\.\d+)?([eE][+-]?\d+)?$/;
const mostDecimals = 20;

function isZero(value: string): boolean {
  return !/[1-9]/.test(value.replace(/[eE].*$/, ''));
}

/** The number of decimals of a tick or step: '0.001' has 3, '1' has 0. */
export function decimalsOf(step: string): number {
  const fraction = step.split('.')[1] ?? '';
  return fraction.replace(/0+$/, '').length;
}

/** All decimals of the value, and at least this many. */
function uncut(value: string, least: number): Digits {
  return { least, most: Math.min(mostDecimals, Math.max(least, decimalsOf(value))), rounding: 'trunc' };
}

const about = (text: string): string => (text === noValue ? text : `≈\u00a0${text}`);

/** Intl multiplies percents by 100; moving the exponent of the text undoes that exactly. */
function hundredth(value: string): string {
  const [mantissa, exponent = '0'] = value.toLowerCase().split('e');
  return `${mantissa}e${Number(exponent) - 2}`;
}

type Rounding = 'trunc' | 'halfExpand' | 'expand';
type Digits = { least: number; most: number; rounding: Rounding; sign?: 'negative' | 'exceptZero' };

// A number contains no other hyphen, so the sign can be replaced in the formatted text.
const withRealMinus = (text: string): string => text.replace('-', '−');

function numberFormatter(locale: string) {
  const cache = new Map<string, Intl.NumberFormat>();
  function formatter({ least, most, rounding, sign = 'negative' }: Digits, extra: Intl.NumberFormatOptions) {
    const key = `${least} ${most} ${rounding} ${sign} ${extra.style} ${extra.notation}`;
    let found = cache.get(key);
    if (!found) {
      found = new Intl.NumberFormat(locale, {
        minimumFractionDigits: least,
        maximumFractionDigits: most,
        roundingMode: rounding,
        signDisplay: sign,
        useGrouping: 'auto',
        numberingSystem: 'latn',
        ...extra,
      });
      cache.set(key, found);
    }
    return found;
  }
  return function format(value: string, digits: Digits, extra: Intl.NumberFormatOptions = {}): string {
    if (!decimalText.test(value)) return noValue;
    const number = (extra.style === 'percent' ? hundredth(value) : value) as Intl.StringNumericLiteral;
    const text = formatter(digits, extra).format(number);
    if (extra.style === 'percent' || isZero(value) || /[1-9]/.test(text)) return withRealMinus(text);
    for (let most = digits.most + 1; most <= mostDecimals; most += 1) {
      const wider = formatter({ ...digits, most, rounding: 'trunc' }, extra).format(number);
      if (/[1-9]/.test(wider)) return withRealMinus(wider);
    }
    return withRealMinus(
      formatter({ ...digits, most: mostDecimals, rounding: 'expand' }, extra).format(number),
    );
  };
}

function createFormats(locale: string): Formats {
  const format = numberFormatter(locale);
  const parts = new Intl.NumberFormat(locale, {
    useGrouping: 'always',
    numberingSystem: 'latn',
  }).formatToParts(1234567.8);
  const decimal = parts.find((part) => part.type === 'decimal')?.value ?? '.';
  const group = parts.find((part) => part.type === 'group')?.value ?? ',';
  const cents = { least: 2, most: 2 } as const;
  return {
    price: (value, tick) => {
      const decimals = decimalsOf(tick);
      return format(value, { least: decimals, most: decimals, rounding: 'halfExpand' });
    },
    quantity: (value, step) => {
      const decimals = decimalsOf(step);
      return format(value, { least: decimals, most: decimals, rounding: 'trunc' });
    },
    amount: (value, scale) => format(value, uncut(value, scale)),
    signedAmount: (value, scale) => format(value, { ...uncut(value, scale), sign: 'exceptZero' }),
    about,
    total: (value) => format(value, { ...cents, rounding: 'trunc' }),
    signedTotal: (value) => format(value, { ...cents, rounding: 'trunc', sign: 'exceptZero' }),
    rate: (value, least = 2) => format(value, uncut(value, least)),
    exact: (value) => format(value, uncut(value, 0)),
    percent: (value) => format(value, { least: 2, most: 2, rounding: 'halfExpand' }, { style: 'percent' }),
    feeRate: (value) => format(value, uncut(value, 2), { style: 'percent' }),
    share: (value) => format(value, { least: 1, most: 1, rounding: 'halfExpand' }, { style: 'percent' }),
    change: (value) =>
      format(value, { least: 2, most: 2, rounding: 'halfExpand', sign: 'exceptZero' }, { style: 'percent' }),
    compact: (value) =>
      format(
        value,
        { least: 0, most: 2, rounding: 'halfExpand' },
        { notation: 'compact', useGrouping: 'always' },
      ),
    short: (value) =>
      format(
        value,
        { least: 0, most: 1, rounding: 'trunc' },
        { notation: 'compact', maximumSignificantDigits: 3 },
      ),
    units: (count, unit) =>
      new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(count),
    separators: { decimal, group },
    splitDecimals: (text) => {
      const at = text.indexOf(decimal);
      return at < 0
        ? { integer: text, decimals: '' }
        : { integer: text.slice(0, at), decimals: text.slice(at) };
    },
  };
}

const cache = new Map<string, Formats>();

/**
 * Number formats of one language; cached, because Intl formatters are expensive to create.
 * @param locale an Intl tag, as returned by `intlLocale(id)` or `useIntl().locale`
 */
export function formatsOf(locale: string): Formats {
  let found = cache.get(locale);
  if (!found) {
    found = createFormats(locale);
    cache.set(locale, found);
  }
  return found;
}
