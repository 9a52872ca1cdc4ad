// Writes a comparison as a page for people, and as JSON and JUnit XML for programs.
import { isFailure, type Gate } from './gate.ts';
import { groupByCause } from './groupByCause.ts';
import { junitOf, sentenceOf } from './junit.ts';
import { writeWhole } from './pictures.ts';
import { reportPage } from './reportPage.ts';
import { statuses, type Result } from './results.ts';

export interface Run {
  /** What the pictures are compared with. */
  against: string;
  browser: string;
  gate: Gate | undefined;
  seconds: number;
}

export const countsOf = (results: readonly Result[]): Record<string, number> =>
  Object.fromEntries(
    statuses.map((status) => [status, results.filter((each) => each.status === status).length]),
  );

/** Content of report.json. */
export function jsonOf(results: readonly Result[], { against, browser, gate, seconds }: Run): string {
  const causes = new Map(
    groupByCause(results).flatMap(({ cause, results: grouped }) => grouped.map((result) => [result, cause])),
  );
  const states = results.map((result) => {
    const { id, title, name, mode, status, difference, pictures, faults } = result;
    const size = difference && {
      pixels: difference.pixels,
      percent: (difference.pixels / difference.total) * 100,
      box: difference.box,
    };
    return {
      id,
      title,
      name,
      mode,
      status,
      cause: causes.get(result),
      ...size,
      pictures,
      faults,
      isFailure: isFailure(result, gate),
    };
  });
  return JSON.stringify({ against, browser, gate, seconds, counts: countsOf(results), states }, null, 2);
}

const examples = 5;

/** Writes index.html, report.json and junit.xml beside the pictures, and prints the groups. */
export function writeReport(folder: string, results: readonly Result[], run: Run): void {
  const groups = groupByCause(results);
  writeWhole(`${folder}/index.html`, reportPage(run.against, results, groups));
  writeWhole(`${folder}/report.json`, jsonOf(results, run));
  writeWhole(`${folder}/junit.xml`, junitOf(results, run.gate, run.seconds));
  for (const { cause, results: grouped } of groups) {
    console.log(`${cause}: ${grouped.length}`);
    for (const result of grouped.slice(0, examples))
      console.log(`  ${result.mode} ${result.id}: ${sentenceOf(result)}`);
    if (grouped.length > examples) console.log(`  and ${grouped.length - examples} more`);
  }
}
