// npm run schema: joins contracts/openapi/*.yaml into the one document for tools and back-end teams, and writes its
// types, which app and server share, the readers by which the app parses responses, and the states in
// contracts/README.md. --release makes the current document the baseline for later comparisons.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import openapiTS, { astToString } from 'openapi-typescript';
import ts from 'typescript';
import { describeCalls } from '../contracts/openapi/describeCalls.ts';
import { joinCalls } from '../contracts/openapi/joinFiles.ts';
import { formType, operationsOf, type Operation } from '../contracts/readOpenapi.ts';
import { withStatesTable } from '../contracts/statesTable.ts';
import { readPacts } from '../contracts/verifySelection.ts';
import { readerFiles } from './build/readers.ts';

const contracts = new URL('../contracts/', import.meta.url);
// Types need no examples; they would be repeated as comments.
const document = joinCalls();
const { schemas } = document.components;
const operations = operationsOf(document).map(({ operation }) => operation);

/** Names of the fields that the client adds to a call by default. */
function defaultsOf({ parameters = [], requestBody }: Operation): string[] {
  const form = requestBody?.content[formType]?.schema.properties ?? {};
  const query = Object.fromEntries(parameters.map(({ name, schema }) => [name, schema]));
  return Object.entries({ ...query, ...form })
    .filter(
      ([, { $ref, ...schema }]) => 'default' in { ...schemas[$ref?.split('/').at(-1) ?? ''], ...schema },
    )
    .map(([name]) => name);
}

/** An interface of unions of names; a key without names is left out. */
function unions(name: string, members: Readonly<Record<string, readonly string[]>>): string {
  const lines = Object.entries(members).flatMap(([key, names]) =>
    names.length > 0 ? [`    ${key}: ${names.map((each) => `"${each}"`).join(' | ')};`] : [],
  );
  return [`export interface ${name} {`, ...lines, '}'].join('\n');
}

const inject = [
  unions(
    'domains',
    Object.fromEntries(
      Object.entries(Object.groupBy(operations, (operation) => operation['x-domain'])).map(
        ([domain, own = []]) => [domain, own.map(({ operationId }) => operationId)],
      ),
    ),
  ),
  unions(
    'defaults',
    Object.fromEntries(operations.map((operation) => [operation.operationId, defaultsOf(operation)])),
  ),
  // Calls that the app's client may make only through the command helper (src/api/calling/moneyCommand.ts).
  unions('money', {
    paths: operationsOf(document).flatMap(({ path, operation }) => (operation['x-money'] ? [path] : [])),
  }),
].join('\n');

/** Maximum lengths of a form's text fields; a call without such a field is omitted. */
function maxLengthsOf({ operationId, requestBody }: Operation): string[] {
  const form = requestBody?.content[formType]?.schema.properties ?? {};
  const fields = Object.entries(form).flatMap(([name, { $ref, ...schema }]) => {
    const { maxLength } = { ...schemas[$ref?.split('/').at(-1) ?? ''], ...schema };
    return maxLength === undefined ? [] : [`  ${name}: ${maxLength},`];
  });
  return fields.length > 0 ? [`export const ${operationId} = {`, ...fields, '} as const;', ''] : [];
}

const text = `${JSON.stringify(describeCalls(document), null, 2)}\n`;
const file = ts.factory.createTypeReferenceNode('File');
const transform = ({ format }: { format?: string }) => (format === 'binary' ? file : undefined);
const withoutExamples = JSON.stringify(document, (word, value: unknown) =>
  word === 'example' ? undefined : value,
);
const types = astToString(await openapiTS(withoutExamples, { inject, transform }));
writeFileSync(new URL('openapi.json', contracts), text);
if (process.argv.includes('--release')) writeFileSync(new URL('openapi.released.json', contracts), text);
writeFileSync(
  new URL('schema.d.ts', contracts),
  `// Written by npm run schema from contracts/openapi.\n\n${types}`,
);
writeFileSync(
  new URL('maxLengths.ts', contracts),
  [
    '// Written by npm run schema from contracts/openapi: how many characters a field of a form takes, by call.\n',
    ...operations.flatMap(maxLengthsOf),
  ].join('\n'),
);
const readers = new URL('../src/api/readers/', import.meta.url);
mkdirSync(readers, { recursive: true });
for (const [name, file] of await readerFiles(document)) writeFileSync(new URL(`${name}.ts`, readers), file);
const readme = new URL('README.md', contracts);
writeFileSync(readme, withStatesTable(readFileSync(readme, 'utf8'), readPacts()));
