const formatters = new Map<string, Intl.NumberFormat>();

const kilobyte = 1024;
const megabyte = kilobyte * kilobyte;

function formatter(locale: string, unit: 'kilobyte' | 'megabyte', roundingMode: 'floor' | 'ceil') {
  const key = `${locale} ${unit} ${roundingMode}`;
  let found = formatters.get(key);
  if (!found) {
    const digits = { maximumFractionDigits: unit === 'megabyte' ? 1 : 0, roundingMode } as const;
    found = new Intl.NumberFormat(locale, { style: 'unit', unit, numberingSystem: 'latn', ...digits });
    formatters.set(key, found);
  }
  return found;
}

/**
 * A size as 2.1 MB.
 * @param end a limit is rounded down and a file up, so that a file over the limit never reads as the limit
 */
export function fileSize(locale: string, bytes: number, end: 'limit' | 'file' = 'file'): string {
  const unit = bytes < megabyte / 10 ? 'kilobyte' : 'megabyte';
  const size = bytes / (unit === 'kilobyte' ? kilobyte : megabyte);
  return formatter(locale, unit, end === 'limit' ? 'floor' : 'ceil').format(size);
}
