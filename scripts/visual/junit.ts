// Results as JUnit XML, which CI systems show: one suite for each component, one case for each state and mode.
import { described } from './difference.ts';
import { isFailure, type Gate } from './gate.ts';
import type { Result } from './results.ts';

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** XML has no way to write most control characters. */
const escapeXml = (text: string): string =>
  text
    .replaceAll(/[\u0000-\u0008\u000b\u000c\u000e-\u001f]/g, '')
    .replaceAll(/[&<>"]/g, (each) => escapes[each]!);

/** One sentence about a result. */
export function sentenceOf({ status, difference, faults }: Result): string {
  if (status === 'broken') return `cannot be drawn: ${faults.join('; ')}`;
  if (status !== 'changed') return status;
  return difference ? described(difference) : 'another picture than in the baseline';
}

function caseOf(result: Result, gate: Gate | undefined): string {
  const { title, name, mode, status } = result;
  const start = `    <testcase name="${escapeXml(`${name} (${mode})`)}" classname="${escapeXml(title)}" time="0"`;
  if (status === 'same') return `${start}/>`;
  const sentence = escapeXml(sentenceOf(result));
  if (status === 'broken') return `${start}><error message="${sentence}" type="broken"/></testcase>`;
  return isFailure(result, gate)
    ? `${start}><failure message="${sentence}" type="${status}"/></testcase>`
    : `${start}><system-out>${sentence}</system-out></testcase>`;
}

function countsOf(results: readonly Result[], gate: Gate | undefined): string {
  const errors = results.filter(({ status }) => status === 'broken').length;
  const failures = results.filter((result) => isFailure(result, gate)).length - errors;
  return `tests="${results.length}" failures="${failures}" errors="${errors}"`;
}

export function junitOf(results: readonly Result[], gate: Gate | undefined, seconds: number): string {
  const suites = [...Map.groupBy(results, ({ title }) => title)].map(
    ([title, grouped]) =>
      `  <testsuite name="${escapeXml(title)}" ${countsOf(grouped, gate)} time="0">\n${grouped
        .map((result) => caseOf(result, gate))
        .join('\n')}\n  </testsuite>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<testsuites name="visual" ${countsOf(results, gate)} time="${seconds.toFixed(0)}">
${suites.join('\n')}
</testsuites>
`;
}
