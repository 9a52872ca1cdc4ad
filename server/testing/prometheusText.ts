// Strict parser of the Prometheus text format (version 0.0.4), as documented.

export interface Sample {
  labels: Readonly<Record<string, string>>;
  value: number;
}

export interface Family {
  type: string;
  help: string;
  /** By full name: a histogram has _bucket, _sum and _count. */
  samples: Map<string, Sample[]>;
}

const types = ['counter', 'gauge', 'histogram', 'summary', 'untyped'];
const name = '[a-zA-Z_:][a-zA-Z0-9_:]*';
const labelText = String.raw`[a-zA-Z_][a-zA-Z0-9_]*="(?:[^"\\\n]|\\["\\n])*"`;
// As Go's ParseFloat, in any case.
const number = String.raw`[+-]?(?:\d+(?:\.\d+)?(?:e[+-]?\d+)?|inf|nan)`;
const sampleLine = new RegExp(`^(${name})(?:\\{(${labelText}(?:,${labelText})*)?\\})? (${number})$`, 'i');

function numberOf(text: string): number {
  if (/inf$/i.test(text)) return text.startsWith('-') ? -Infinity : Infinity;
  return /nan/i.test(text) ? NaN : Number(text);
}

function labelsOf(text: string): Record<string, string> {
  const labels: Record<string, string> = {};
  for (const [, label, value] of text.matchAll(/([a-zA-Z_]\w*)="((?:[^"\\\n]|\\["\\n])*)"/g)) {
    if (label! in labels) throw new Error(`The label ${label} is there twice: ${text}`);
    labels[label!] = value!.replaceAll(/\\(.)/g, (_, escaped: string) => (escaped === 'n' ? '\n' : escaped));
  }
  return labels;
}

/** @throws Error for text that is not in the format */
export function readPrometheusText(text: string): Map<string, Family> {
  if (!text.endsWith('\n')) throw new Error('The last line does not end');
  const families = new Map<string, Family>();
  const seen = new Set<string>();
  let current: [string, Family] | undefined;
  for (const line of text.slice(0, -1).split('\n')) {
    if (line === '') continue;
    const [, word, named, said = ''] = new RegExp(`^# (HELP|TYPE) (${name}) (.*)$`).exec(line) ?? [];
    if (word === 'HELP') {
      if (families.has(named!)) throw new Error(`${named} is told in two places`);
      current = [named!, { type: 'untyped', help: said, samples: new Map() }];
      families.set(...current);
    } else if (word === 'TYPE') {
      if (!current || current[0] !== named || !types.includes(said))
        throw new Error(`Not a type here: ${line}`);
      current[1].type = said;
    } else {
      const [, sample, labels = '', value] = sampleLine.exec(line) ?? [];
      if (sample === undefined) throw new Error(`Not a sample: ${line}`);
      if (!current || !belongs(sample, current)) throw new Error(`Not of the metric before it: ${line}`);
      const series = line.slice(0, line.lastIndexOf(' '));
      if (seen.has(series)) throw new Error(`There twice: ${series}`);
      seen.add(series);
      const { samples } = current[1];
      samples.set(sample, [
        ...(samples.get(sample) ?? []),
        { labels: labelsOf(labels), value: numberOf(value!) },
      ]);
    }
  }
  for (const [family, { type, samples }] of families)
    if (type === 'histogram') checkHistogram(family, samples);
  return families;
}

function belongs(sample: string, [family, { type }]: [string, Family]): boolean {
  if (type === 'histogram') return ['_bucket', '_sum', '_count'].some((end) => sample === family + end);
  if (type === 'summary') return ['', '_sum', '_count'].some((end) => sample === family + end);
  return sample === family;
}

/** Buckets of a series are cumulative and end with +Inf, which equals the count. */
function checkHistogram(family: string, samples: Family['samples']): void {
  const bySeries = new Map<string, { le: number; value: number }[]>();
  for (const { labels, value } of samples.get(`${family}_bucket`) ?? []) {
    const { le, ...rest } = labels;
    const key = JSON.stringify(rest);
    bySeries.set(key, [...(bySeries.get(key) ?? []), { le: numberOf(le!), value }]);
  }
  const counts = samples.get(`${family}_count`) ?? [];
  if (
    counts.length !== bySeries.size ||
    (samples.get(`${family}_sum`)?.length !== counts.length && counts.length > 0)
  )
    throw new Error(`${family}: buckets, sums and counts differ`);
  for (const { labels, value: count } of counts) {
    const buckets = bySeries.get(JSON.stringify(labels)) ?? [];
    const grows = buckets.every(({ le, value }, index) => {
      const before = buckets[index - 1];
      return !before || (before.le < le && before.value <= value);
    });
    const last = buckets.at(-1);
    if (!grows || last?.le !== Infinity || last.value !== count)
      throw new Error(`${family} ${JSON.stringify(labels)}: not a histogram`);
  }
}

/** The value of one series. */
export function valueOf(
  families: ReadonlyMap<string, Family>,
  sample: string,
  labels: Readonly<Record<string, string>> = {},
): number | undefined {
  const family = families.get(sample) ?? families.get(sample.replace(/_(bucket|sum|count)$/, ''));
  const wanted = Object.entries(labels);
  return family?.samples
    .get(sample)
    ?.find((one) => wanted.every(([label, value]) => one.labels[label] === value))?.value;
}
