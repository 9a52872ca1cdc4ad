// Facts of every page of contracts/spec/pages.tsv, from the specification, the contract, the pacts and the stories.
import { globSync, readFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { storyNameFromExport, toId } from 'storybook/internal/csf';
import { operationsOf, readOpenapi } from '../../contracts/readOpenapi.ts';
import { pages, screenCallsInScope, states } from '../../contracts/spec/rows.ts';
import { furtherCalls, insteadOfCalls } from '../../contracts/spec/scope.ts';
import { nameOf, readPacts } from '../../contracts/verifySelection.ts';
import { storiesIn } from '../check/stories.ts';

export interface Call {
  operationId: string;
  method: string;
  path: string;
  kind: string;
  /** Why the screen makes a call that screen-calls.tsv does not list. */
  reason?: string;
  /** Address in the contract's page, relative to Storybook's root. */
  docs: string;
  /** Number of interactions in the pacts. */
  interactions: number;
}

export interface State {
  /** Of states.tsv, and of the story's export. */
  state: string;
  /** In Storybook's words. */
  name: string;
  /** Sentence of states.tsv. */
  shows: string;
  storyId: string;
  /** The state is a redirect: the story shows the screen that it leads to. */
  isRedirect: boolean;
}

export interface Screen {
  name: string;
  /** In designers' words. */
  label: string;
  path: string;
  domain: string;
  notes: string;
  /** Title of its stories and of its page. */
  title: string;
  /** Id of its page in Storybook. */
  docsId: string;
  calls: Call[];
  states: State[];
}

/** Every screen has this state. */
export const mainState = 'Ready';

const root = resolve(import.meta.dirname, '../..');

/** Words of screen names that users read differently. */
const readAs: Readonly<Record<string, string>> = {
  Otc: 'P2P',
  Ieo: 'IEO',
  Ieos: 'IEOs',
  Lever: 'Contract',
  Kline: 'Chart',
  Chat2: 'Chat, second entry',
};

export function labelOf(screen: string): string {
  const words = screen.split(/(?<=[a-z0-9])(?=[A-Z])/).map((word) => readAs[word] ?? word.toLowerCase());
  const text = words.join(' ');
  return `${text[0]!.toUpperCase()}${text.slice(1)}`;
}

interface StoriesFile {
  title: string;
  exports: Set<string>;
}

/** Files of the screens' stories by screen. Without a title of its own, a file is titled by its path. */
function readStories(): Map<string, StoriesFile> {
  const paths = globSync('stories/screens/**/*.stories.tsx', { cwd: root });
  return new Map(
    paths.map((path) => {
      const text = readFileSync(join(root, path), 'utf8');
      const [, own] = /^  title: '(screens\/.+)',$/m.exec(text) ?? [];
      const title = own ?? path.slice('stories/'.length, -'.stories.tsx'.length);
      return [basename(path, '.stories.tsx'), { title, exports: storiesIn(text) }];
    }),
  );
}

/** Looks a call up in the contract and in the pacts. */
function createCallOf(): (operationId: string, kind: string, reason?: string) => Call {
  const operations = new Map(operationsOf(readOpenapi()).map((each) => [each.operation.operationId, each]));
  const counts = new Map<string, number>();
  for (const interaction of readPacts().flatMap(({ interactions }) => interactions)) {
    const name = nameOf(interaction);
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return (operationId, kind, reason) => {
    const found = operations.get(operationId);
    if (!found) throw new Error(`contracts/openapi.json has no call ${operationId}`);
    return {
      operationId,
      method: found.method.toUpperCase(),
      path: found.path,
      kind,
      reason,
      docs: `docs/index.html#/${found.operation.tags?.[0] ?? 'default'}/${operationId}`,
      interactions: counts.get(operationId) ?? 0,
    };
  };
}

function callsOf(screen: string, callOf: ReturnType<typeof createCallOf>): Call[] {
  const replaced = insteadOfCalls[screen] ?? {};
  const listed = screenCallsInScope()
    .filter((row) => row.screen === screen)
    .map(({ operationId, kind }) => callOf(replaced[operationId] ?? operationId, kind));
  const further = Object.entries(furtherCalls[screen] ?? {}).map(([operationId, reason]) =>
    callOf(operationId, 'further', reason),
  );
  return [...new Map([...further, ...listed].map((call) => [call.operationId, call])).values()].sort(
    (one, other) => one.operationId.localeCompare(other.operationId),
  );
}

export function readScreens(): Screen[] {
  const callOf = createCallOf();
  const stories = readStories();
  const rows = states();
  const storyIdOf = (screen: string, state: string): string | undefined => {
    const file = stories.get(screen);
    return file?.exports.has(state) ? toId(file.title, storyNameFromExport(state)) : undefined;
  };
  const login = storyIdOf('Login', mainState);
  return pages().map(({ path, domain, notes }) => {
    const own = rows.filter(({ page }) => page === path);
    const name = own[0]?.screen ?? '';
    const title = stories.get(name)?.title;
    if (title === undefined) throw new Error(`${path} has no states or no stories`);
    const label = labelOf(name);
    return {
      name,
      label,
      path,
      domain,
      notes,
      title,
      docsId: toId(title, label),
      calls: callsOf(name, callOf),
      states: own.map(({ state, shows }) => {
        const storyId = storyIdOf(name, state) ?? (state === 'NotLoggedIn' ? login : undefined);
        if (storyId === undefined) throw new Error(`${name}: the state ${state} has no story`);
        return {
          state,
          name: storyNameFromExport(state),
          shows,
          storyId,
          isRedirect: storyId === login && name !== 'Login',
        };
      }),
    };
  });
}
