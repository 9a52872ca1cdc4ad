import { operationsOf, readOpenapi } from '../../contracts/readOpenapi.ts';
import type { Openapi } from '../../contracts/readOpenapi.ts';
import { domainsAhead } from '../../contracts/spec/scope.ts';
import { readSource, readTable, sourceFiles } from './sourceFiles.ts';

type Call = {
  operationId: string;
  method: string;
  path: string;
  domain: string;
  isExtension: boolean;
  isMoney: boolean;
};

/** The calls of an OpenAPI document. */
export function callsOf(document: Pick<Openapi, 'paths'>): Call[] {
  return operationsOf(document).map(({ method, path, operation }) => ({
    operationId: operation.operationId,
    method: method.toUpperCase(),
    path: path.replace(/^\//, ''),
    domain: operation['x-domain'],
    isExtension: operation['x-extension'] ?? false,
    isMoney: operation['x-money'] === true,
  }));
}

/**
 * Calls that the app makes: imports of src/api, paged reads there, and planned domains. Each listed call is included: a
 * back end verifies it, even if a screen uses another one.
 */
export function madeCalls(): Set<string> {
  const ahead = callsOf(readOpenapi()).filter(
    ({ domain, isExtension }) => !isExtension || domainsAhead.includes(domain),
  );
  const made = new Set(ahead.map(({ operationId }) => operationId));
  for (const path of sourceFiles('src')) {
    if (/\.(?:test|proof|stories)\./.test(path)) continue;
    const text = readSource(path);
    for (const [, names = ''] of text.matchAll(
      /import \{([^}]*)\} from '[^']*(?:\/api|\.)\/(?:pages\/)?\w+\.ts'/g,
    ))
      for (const name of names.split(',')) made.add(name.trim().split(' ')[0]!);
    if (/^src\/api\/pages\/\w+\.ts$/.test(path))
      for (const [, name] of text.matchAll(/\bread\.(\w+)/g)) made.add(name!);
  }
  return made;
}

/** Where a call appears in its domain's files, and how its name is written there. */
const places: {
  what: string;
  path: (call: Omit<Call, 'isMoney'>) => string;
  pattern: (operationId: string) => RegExp;
}[] = [
  {
    what: 'client function',
    path: ({ domain }) => `src/api/${domain}.ts`,
    pattern: (id) => new RegExp(`export (?:const|(?:async )?function) ${id}\\b`),
  },
  {
    what: 'example',
    path: ({ domain }) => `contracts/examples/${domain}.ts`,
    pattern: (id) => new RegExp(`export const ${id}\\b`),
  },
  {
    what: 'pact',
    // Pacts of extensions stand apart: a plain back end may lack them.
    path: ({ domain, isExtension }) => `contracts/pact/${domain}${isExtension ? 'Extensions' : ''}.pact.ts`,
    pattern: (id) => new RegExp(`(?:\\b(?:it|test|describe)|\\))\\(['"\`]${id}\\b`),
  },
  {
    what: 'handler',
    path: ({ domain }) => `server/domains/${domain}/handlers.ts`,
    pattern: (id) => new RegExp(`(?:const|function) ${id}\\b`),
  },
];

/** Files in which a call is missing. */
export function joinFaults(call: Omit<Call, 'isMoney'>, read: (path: string) => string): string[] {
  return places
    .filter(({ path, pattern }) => !pattern(call.operationId).test(read(path(call))))
    .map(({ path, what }) => `${path(call)}: ${call.operationId} has no ${what}`);
}

const helper = 'src/components/command/';

/**
 * Words that bypass the helper, and the files that may contain them; elsewhere types restrict requests to the
 * documented ones.
 */
const onlyThere: readonly { word: RegExp; places: readonly string[] }[] = [
  { word: /\bmoneyClient\b/, places: ['src/api/calling/client.ts', 'src/api/calling/moneyCommand.ts'] },
  { word: /\bmoneyCommand\(/, places: ['src/api/'] },
  {
    word: /\b(?:keepCommand|KeptCommand)\b/,
    places: ['src/stored/keptCommand.ts', 'src/api/calling/moneyCommand.ts', helper],
  },
  { word: /\buseMoneyMutation\b/, places: [helper] },
];

/** Files that could send a call which moves money without the helper that stores it and checks its outcome. */
export function bareCommands(paths: readonly string[], sources: ReadonlyMap<string, string>): string[] {
  const rules = [
    ...onlyThere,
    // Handwritten paths for a direct fetch.
    ...paths.map((path) => ({
      word: new RegExp(`['"\`/]api/${path}\\b|['"\`]/${path}['"\`]`),
      places: ['src/api/'],
    })),
  ];
  return [...sources].flatMap(([file, text]) =>
    rules
      .filter(({ word, places }) => word.test(text) && !places.some((place) => file.startsWith(place)))
      .map(({ word }) => `${file}: ${word.exec(text)![0]} leads past the helper of commands that move money`),
  );
}

/**
 * Client functions of a domain that load later than Home are in separate modules, which the domain's readers identify.
 */
function partsOf(path: string): string {
  const domain = /^src\/api\/(\w+)\.ts$/.exec(path)?.[1];
  if (domain === undefined) return '';
  const readers = new RegExp(`'\\.{1,2}/readers/${domain}(?:Later)?\\.ts'`);
  const parts = sourceFiles('src/api').filter((part) => readers.test(readSource(part)));
  return parts.map(readSource).join('\n');
}

/** A domain with only extensions may split its pacts into files by topic. */
function extensionPacts(path: string): string {
  if (!path.endsWith('Extensions.pact.ts')) return '';
  const pacts = sourceFiles('contracts/pact').filter((file) => file.endsWith('.pact.ts'));
  return pacts
    .map(readSource)
    .filter((text) => text.includes("const consumer = 'meridian-extensions'"))
    .join('\n');
}

/**
 * Every listed call stands in contracts/openapi, and every call there in client, examples, pacts and server.
 */
export function check(): Promise<string[]> {
  const calls = callsOf(readOpenapi());
  const files = new Set(sourceFiles('src/api', 'contracts', 'server/domains'));
  const screens = sourceFiles('src').filter((path) => !/\.(?:test|proof)\./.test(path));
  const sources = new Map(screens.map((path) => [path, readSource(path)]));
  const rows = readTable('contracts/spec/calls.tsv');
  const made = madeCalls();
  const faults = calls.flatMap((call) =>
    joinFaults(
      call,
      (path) => (files.has(path) ? readSource(path) + partsOf(path) : '') + extensionPacts(path),
    ).filter(
      // An answer that the app never requests needs no pact.
      (fault) => made.has(call.operationId) || !fault.endsWith('no pact'),
    ),
  );
  faults.push(
    ...bareCommands(
      calls.filter(({ isMoney }) => isMoney).map(({ path }) => path),
      sources,
    ),
  );
  for (const row of rows) {
    const id = row['operationId'] ?? '';
    const call = calls.find((each) => each.operationId === id);
    if (!call) faults.push(`contracts/openapi: ${id} of calls.tsv is missing`);
    if (call && (call.method !== row['method'] || call.path !== row['path']))
      faults.push(
        `contracts/openapi/${call.domain}.yaml: ${id} is ${row['method']} ${row['path']} in calls.tsv`,
      );
  }
  const listed = new Set(rows.map((row) => row['operationId']));
  for (const call of calls)
    if (!listed.has(call.operationId) && !call.isExtension)
      faults.push(
        `contracts/openapi/${call.domain}.yaml: ${call.operationId} is not in calls.tsv and not marked x-extension`,
      );
  return Promise.resolve(faults);
}
