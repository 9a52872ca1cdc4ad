// Benchmark results in one format: printed as a table, or passed to bench/run.ts, which combines the tables of all
// benchmarks.

/** A measured figure, with its minimum or maximum where the project has a goal. */
export interface Figure {
  name: string;
  value: number;
  unit: string;
  atLeast?: number;
  atMost?: number;
}

/** Also true for a figure without a goal. NaN meets no goal. */
export function isMet({ value, atLeast, atMost }: Figure): boolean {
  if (atLeast === undefined && atMost === undefined) return true;
  return value >= (atLeast ?? -Infinity) && value <= (atMost ?? Infinity);
}

/** Sends the figures to the parent process, or prints them; a missed goal fails the process. */
export function tell(figures: readonly Figure[]): void {
  if (process.send) process.send(figures);
  else console.log(tableOf(figures));
  if (!figures.every(isMet)) process.exitCode = 1;
}

/** A Markdown table, readable as plain text and suitable for docs/performance.md. */
export function tableOf(figures: readonly Figure[]): string {
  const rows = figures.map((figure) => [
    figure.name,
    `${shown(figure.value)} ${figure.unit}`.trim(),
    goalOf(figure),
    goalOf(figure) === '' ? '' : isMet(figure) ? 'met' : 'MISSED',
  ]);
  const head = ['what', 'measured', 'goal', ''];
  const widths = head.map((title, column) =>
    Math.max(title.length, 3, ...rows.map((row) => row[column]!.length)),
  );
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column]!)).join(' | ')} |`;
  return [line(head), line(widths.map((width) => '-'.repeat(width))), ...rows.map(line)].join('\n');
}

function goalOf({ atLeast, atMost, unit }: Figure): string {
  if (atLeast !== undefined) return `≥ ${shown(atLeast)} ${unit}`.trim();
  return atMost === undefined ? '' : `≤ ${shown(atMost)} ${unit}`.trim();
}

/** Rounds a measurement to three significant digits; whole numbers keep all digits. */
function shown(value: number): string {
  if (!Number.isFinite(value)) return '?';
  return value.toLocaleString('en', { maximumFractionDigits: Math.abs(value) >= 100 ? 0 : 2 });
}
