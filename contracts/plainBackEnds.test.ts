// docs/compatible-back-ends.md tells what a plain back end lacks: all that the contract marks, and no more.
import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { leftOut } from '../e2e/support/leftOut.ts';
import { formType, operationsOf, readOpenapi, type Schema } from './readOpenapi.ts';

const { paths, components } = readOpenapi();

const marked = (of: string, fields: Record<string, Schema> = {}): string[] =>
  Object.entries(fields).flatMap(([name, field]) => ('x-extension' in field ? [`${of}.${name}`] : []));

function marksOfCalls(): string[] {
  return operationsOf({ paths }).flatMap(({ operation }) => {
    const { operationId, parameters = [], requestBody, responses } = operation;
    if (operation['x-extension']) return [operationId];
    const query = Object.fromEntries(parameters.map(({ name, schema }) => [name, schema]));
    const form = requestBody?.content[formType]?.schema.properties;
    const answer = JSON.stringify(responses['200']).includes('"x-extension":true') ? [operationId] : [];
    return [...answer, ...marked(operationId, query), ...marked(operationId, form)];
  });
}

const root = new URL('../', import.meta.url);

const page = readFileSync(new URL('../docs/compatible-back-ends.md', import.meta.url), 'utf8');

it('journeys are left out there for what the page names, and are journeys', () => {
  for (const { file, title = '', lacks } of leftOut) {
    const journeys = ['support/dialogs.ts', 'support/walks/walkScreens.ts', 'support/accountForms.ts', file]
      .map((name) => `e2e/${name}`)
      .concat(globSync('tests/domains/*.ts', { cwd: root }))
      .map((name) => readFileSync(new URL(name, root), 'utf8'));
    const written = title.replace(/^\w+(?= says what it is,)/, '$name');
    expect([file, title, journeys.join().includes(written)]).toEqual([file, title, true]);
    expect([lacks, page.includes(`\`${lacks}\``) || page.includes(`**${lacks}**`)]).toEqual([lacks, true]);
  }
});

it('the page of family back ends names every extension of the contract, and nothing else', () => {
  const fields = Object.entries(components.schemas).flatMap(([name, { properties }]) =>
    marked(name, properties),
  );
  const rows = page.split('\n').filter((line) => line.startsWith('| `'));
  const named = rows.flatMap((row) => [...row.split('|')[1]!.matchAll(/`([^`]+)`/g)].map(([, name]) => name));
  expect(named.toSorted()).toEqual([...marksOfCalls(), ...fields].toSorted());
});
