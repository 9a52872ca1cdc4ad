import { builtScreens, laterStates } from '../../contracts/spec/scope.ts';
import { readOpenapi } from '../../contracts/readOpenapi.ts';
import { callsOf } from './calls.ts';
import { readSource, readTable, sourceFiles } from './sourceFiles.ts';
import { hasTest, storiesIn } from './stories.ts';

type Row = Record<string, string>;

/** Whether a file proves what it is named for: a test of that title, or a story of that name. */
export function proves(path: string, text: string, title: string): boolean {
  return path.endsWith('.stories.tsx') ? storiesIn(text).has(title) : hasTest(text, title);
}

/** A rule is in scope when its screen is built and its call stands in contracts/openapi. */
function rulesInScope(): Row[] {
  const built = new Set(callsOf(readOpenapi()).map((call) => call.operationId));
  return readTable('contracts/spec/rules.tsv').filter(
    (row) => builtScreens.includes(row['screen'] ?? '') && built.has(row['call'] ?? ''),
  );
}

function ruleFaults(files: Set<string>): string[] {
  const table = readTable('contracts/spec/trace.tsv');
  const known = new Set(readTable('contracts/spec/rules.tsv').map((row) => row['id']));
  const faults = rulesInScope()
    .filter((rule) => !table.some((row) => row['rule'] === rule['id']))
    .map((rule) => `contracts/spec/trace.tsv: ${rule['id']} names no test or story`);
  for (const { rule = '', file = '', title = '' } of table) {
    if (!known.has(rule)) faults.push(`contracts/spec/trace.tsv: ${rule} is not in rules.tsv`);
    if (file === 'later') {
      if (title === '') faults.push(`contracts/spec/trace.tsv: ${rule} is later without a reason`);
    } else if (!files.has(file))
      faults.push(`contracts/spec/trace.tsv: ${rule} names ${file}, which is missing`);
    else if (!proves(file, readSource(file), title))
      faults.push(`contracts/spec/trace.tsv: ${rule} names '${title}', which is not in ${file}`);
  }
  return faults;
}

function errorFaults(files: Set<string>): string[] {
  return readTable('contracts/spec/errors.tsv').flatMap(({ situation = '', story = '' }) => {
    const [screen = '', state = ''] = story.split('/');
    if (!builtScreens.includes(screen) || laterStates[screen]?.[state] !== undefined) return [];
    const path = [...files].find((file) => file.endsWith(`/${screen}.stories.tsx`));
    if (path && storiesIn(readSource(path)).has(state)) return [];
    return [`contracts/spec/errors.tsv: '${situation}' has no story ${story}`];
  });
}

/** Every rule in scope names its test or story in trace.tsv, every row of errors.tsv has its story; both exist. */
export function check(): Promise<string[]> {
  const files = new Set(sourceFiles('src', 'stories', 'server', 'contracts', 'e2e', 'scripts'));
  return Promise.resolve([...ruleFaults(files), ...errorFaults(files)]);
}
