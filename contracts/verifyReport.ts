// Results of a verification, readable and machine-readable: each failure names the call, the field, the expected value
// and the affected screens.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Interaction } from './verifySelection.ts';
import { keyOf, nameOf } from './verifySelection.ts';
import { screensOf } from './verifyScreens.ts';

/** One difference, in the core's wording. */
interface Mismatch {
  type: string;
  mismatch?: string;
  path?: string;
  key?: string;
  expected?: unknown;
  actual?: unknown;
}

/** Result of a core run, limited to the fields that are read. */
interface CoreResult {
  interactionResults?: {
    consumer: string;
    description: string;
    duration: string;
    result: string;
    mismatch?: { type: string; message?: string; mismatches?: Mismatch[] };
  }[];
}

export interface Failure {
  /** Location, e.g. data.list[0].id, a header, or another part of an answer. */
  field: string;
  expectation: string;
  answered: string;
}

export interface Outcome {
  consumer: string;
  /** The operationId, or the feed event. */
  call: string;
  description: string;
  /** Method and path, or the kind of message. */
  what: string;
  states: string[];
  milliseconds: number;
  failures: Failure[];
  screens: string[];
}

/** Outcomes of one verification run: of calls, or of messages. */
export function outcomesOf(coreResult: string, interactions: ReadonlyMap<string, Interaction>): Outcome[] {
  const { interactionResults = [] } = JSON.parse(coreResult) as CoreResult;
  return interactionResults.map(({ consumer, description, duration, result, mismatch }) => {
    const call = nameOf({ description });
    const { request, providerStates = [] } = interactions.get(keyOf(consumer, description)) ?? {
      description,
    };
    const failures = mismatch?.mismatches?.flatMap(failuresOf) ?? [
      { field: 'the whole answer', expectation: 'an answer', answered: mismatch?.message ?? result },
    ];
    return {
      consumer,
      call,
      description,
      what: request ? `${request.method} ${request.path}` : 'message of the feed',
      states: providerStates.map(({ name, params = {} }) =>
        [
          name,
          ...Object.entries(params).flatMap(([key, value]) => (key === 'token' ? [] : [`${key}=${value}`])),
        ].join(' '),
      ),
      milliseconds: millisecondsOf(duration),
      failures: result === 'OK' ? [] : failures,
      screens: screensOf(call, request ? 'call' : 'feed'),
    };
  });
}

/** One failure for each missing key; the core reports them together. */
function failuresOf({ type, path = '', key, expected, actual, mismatch = '' }: Mismatch): Failure[] {
  const place = path.replace(/^\$\.?/, '');
  const missing = /missing the following keys: (.+)$/.exec(mismatch)?.[1];
  if (missing)
    return missing.split(', ').map((name) => ({
      field: place === '' ? name : `${place}.${name}`,
      expectation: 'to be there',
      answered: 'nothing',
    }));
  if (type === 'HeaderMismatch')
    return [{ field: `header ${key}`, expectation: mismatch, answered: String(actual) }];
  const field = place === '' ? { StatusMismatch: 'status', BodyTypeMismatch: 'content type' }[type] : place;
  return [
    {
      field: field ?? 'the whole answer',
      expectation: mismatch || `Expected ${String(expected)}`,
      answered: String(actual),
    },
  ];
}

function millisecondsOf(duration: string): number {
  const [, amount = '0', unit] = /^([\d.]+)\s*(ms|s|µs)?/.exec(duration) ?? [];
  return Number(amount) * ({ s: 1000, ms: 1, µs: 0.001 }[unit ?? 'ms'] ?? 1);
}

const markup: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string) => text.replaceAll(/[&<>"]/g, (sign) => markup[sign]!);
// Control characters are not valid in either format.
const printable = (text: string) => text.replaceAll(/[^\P{Cc}\n\t]/gu, ' ');
const safe = (text: string) => escaped(printable(text));
const breaks = ({ screens }: Outcome) => (screens.length === 0 ? 'no built screen' : screens.join(', '));

/** One line for each difference. */
export function linesOf(outcomes: readonly Outcome[]): string[] {
  return outcomes.flatMap((outcome) =>
    outcome.failures.map(
      ({ field, expectation, answered }) =>
        `${outcome.description} (${outcome.what}): ${field}: ${expectation}, answered ${short(answered)}; breaks ${breaks(outcome)}`,
    ),
  );
}

const short = (text: string) => (text.length > 80 ? `${text.slice(0, 79)}…` : text);

export function junitOf(outcomes: readonly Outcome[]): string {
  const byConsumer = Object.entries(Object.groupBy(outcomes, ({ consumer }) => consumer));
  const suites = byConsumer.map(([consumer, own = []]) => {
    const cases = own.map((outcome) => {
      const text = linesOf([outcome]);
      const failure =
        text.length > 0 ? `<failure message="${safe(text[0]!)}">${safe(text.join('\n'))}</failure>` : '';
      return `<testcase classname="${safe(consumer)}.${safe(outcome.call)}" name="${safe(outcome.description)}" time="${(outcome.milliseconds / 1000).toFixed(3)}">${failure}</testcase>`;
    });
    const failed = own.filter(({ failures }) => failures.length > 0).length;
    return `<testsuite name="${safe(consumer)}" tests="${own.length}" failures="${failed}">\n${cases.join('\n')}\n</testsuite>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites>\n${suites.join('\n')}\n</testsuites>\n`;
}

const style = `
:root { color-scheme: light dark; --line: #d8dce3; --soft: #f4f6f9; --text: #14171c; --dim: #5b6472; --bad: #b3261e; --good: #14713d; --page: #fff; }
@media (prefers-color-scheme: dark) { :root { --line: #333a45; --soft: #1c2027; --text: #e9ecf1; --dim: #a2abb9; --bad: #ff9b93; --good: #6fd39b; --page: #12151a; } }
* { box-sizing: border-box; }
body { margin: 0 auto; max-width: 1120px; padding: 40px 24px 80px; font: 15px/1.5 system-ui, sans-serif; color: var(--text); background: var(--page); }
h1 { margin: 0; font-size: 26px; line-height: 1.25; }
h2 { margin: 40px 0 12px; font-size: 18px; }
h3 { margin: 0; font-size: 16px; }
p { margin: 4px 0 0; color: var(--dim); }
section { margin-top: 16px; border: 1px solid var(--line); border-radius: 10px; overflow: hidden; }
section > header { padding: 14px 16px; }
table { width: 100%; border-collapse: collapse; }
th, td { padding: 9px 16px; text-align: start; vertical-align: top; border-top: 1px solid var(--line); overflow-wrap: anywhere; }
th { font-weight: 600; font-size: 13px; color: var(--dim); background: var(--soft); }
code { font: 13px/1.5 ui-monospace, monospace; }
td:first-child code { font-weight: 600; color: var(--bad); }
.screens { display: flex; flex-wrap: wrap; gap: 6px; align-items: baseline; padding: 12px 16px; border-top: 1px solid var(--line); }
.screens b { font-size: 13px; color: var(--dim); }
.screens span { padding: 1px 9px; border: 1px solid var(--bad); border-radius: 99px; color: var(--bad); font-size: 13px; }
.sum { display: flex; gap: 32px; margin: 24px 0 0; }
.sum div { margin: 0; } .sum dt { color: var(--dim); font-size: 13px; } .sum dd { margin: 0; font-size: 24px; font-variant-numeric: tabular-nums; }
.bad { color: var(--bad); } .good { color: var(--good); }
.number { text-align: end; white-space: nowrap; font-variant-numeric: tabular-nums; }
`;

/** Self-contained HTML file. */
export function htmlOf(outcomes: readonly Outcome[], about: { provider: string; seconds: number }): string {
  const failed = outcomes.filter(({ failures }) => failures.length > 0);
  const passed = outcomes.filter(({ failures }) => failures.length === 0);
  const screens = new Set(failed.flatMap((outcome) => outcome.screens));
  const title =
    failed.length === 0
      ? 'Every interaction holds'
      : `${failed.length} of ${outcomes.length} interactions fail`;
  const sum = [
    ['Failed', failed.length, failed.length > 0 ? 'bad' : ''],
    ['Passed', passed.length, 'good'],
    ['Screens that break', screens.size, screens.size > 0 ? 'bad' : ''],
    ['Seconds', about.seconds.toFixed(1), ''],
  ];
  const sums = sum.map(
    ([name, value, tone]) => `<div><dt>${name}</dt><dd class="${tone}">${value}</dd></div>`,
  );
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${title}</title>
<style>${style}</style>
<h1>${title}</h1>
<p>${safe(about.provider)}</p>
<dl class="sum">${sums.join('')}</dl>
${failed.length > 0 ? `<h2>What does not hold</h2>\n${failed.map(failureSection).join('\n')}` : ''}
<h2>What holds</h2>
${passed.length > 0 ? passedSection(passed) : '<p>Nothing.</p>'}
</html>
`;
}

function failureSection(outcome: Outcome): string {
  const rows = outcome.failures.map(
    ({ field, expectation, answered }) =>
      `<tr><td><code>${safe(field)}</code></td><td>${safe(expectation)}</td><td><code>${safe(short(answered))}</code></td></tr>`,
  );
  const chips = outcome.screens.map((screen) => `<span>${safe(screen)}</span>`);
  const assumes = outcome.states.length > 0 ? ` · assumes ${safe(outcome.states.join(', '))}` : '';
  return `<section><header><h3>${safe(outcome.description)}</h3><p><code>${safe(outcome.what)}</code>${assumes}</p></header>
<table><thead><tr><th>Field</th><th>Expected</th><th>Answered</th></tr></thead><tbody>${rows.join('')}</tbody></table>
<div class="screens"><b>Breaks</b>${chips.length > 0 ? chips.join('') : '<i>no built screen</i>'}</div></section>`;
}

function passedSection(passed: readonly Outcome[]): string {
  const rows = passed.map(
    ({ description, what, milliseconds }) =>
      `<tr><td>${safe(description)}</td><td><code>${safe(what)}</code></td><td class="number">${milliseconds.toFixed(0)} ms</td></tr>`,
  );
  return `<section><table><thead><tr><th>Interaction</th><th>Call</th><th class="number">Took</th></tr></thead><tbody>${rows.join('')}</tbody></table></section>`;
}

/** Writes junit.xml and index.html into a folder. */
export function writeReports(
  folder: string,
  outcomes: readonly Outcome[],
  about: { provider: string; seconds: number },
): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'junit.xml'), junitOf(outcomes));
  writeFileSync(join(folder, 'index.html'), htmlOf(outcomes, about));
}
