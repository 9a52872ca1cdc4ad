// What a bench has measured, told the same way by all of them: as a table on its own, or to bench/run.ts, which
// joins the tables of all benches into one.

/** A measured figure, with what it should be at least or at most where the project has a goal for it. */
export interface Figure {
  name: string;
  value: number;
  unit: string;
  atLeast?: number;
  atMost?: number;
}

/** True also for a figure without a goal. A figure that is no number meets none. */
export function isMet({ value, atLeast, atMost }: Figure): boolean {
  if (atLeast === undefined && atMost === undefined) return true;
  return value >= (atLeast ?? -Infinity) && value <= (atMost ?? Infinity);
}

/** Hands the figures to the process that started this one, or prints them; a missed goal fails the process. */
export function tell(figures: readonly Figure[]): void {
  if (process.send) process.send(figures);
  else console.log(tableOf(figures));
  if (!figures.every(isMet)) process.exitCode = 1;
}

/** A Markdown table, readable as it stands and fit for docs/performance.md. */
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
