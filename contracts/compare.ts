// Compares the pacts with openapi.json: what the app sends and reads must match the document.
import { readdirSync, readFileSync } from 'node:fs';
import { Comparator } from '@pactflow/openapi-pact-comparator';
import { operationsOf, readOpenapi } from './readOpenapi.ts';
import type { Openapi, Operation } from './readOpenapi.ts';

interface Interaction {
  type: string;
  response: {
    status: number;
    body: { content: { type: string } };
    matchingRules?: { body?: Record<string, { matchers: { match: string }[] }> };
  };
}

interface Pact {
  interactions: Interaction[];
}

/** Back ends may answer a sentence instead of the documented body; then only the request is compared. */
function withoutSentence({ response, ...interaction }: Interaction) {
  const rule = response.matchingRules?.body?.['$.data'];
  const takesSentence = rule?.matchers.some(({ match }) => match === 'notEmpty') ?? false;
  return { ...interaction, response: takesSentence ? { status: response.status } : response };
}

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');

/**
 * The document for the comparator, which ignores `servers` and identifies a response by its status alone. Refusals also
 * use HTTP 200, so they are compared with a separate document whose 200 is the refusal.
 */
function prepared(document: Openapi, answers: 'success' | 'refusal'): Openapi {
  const base = document.servers[0]?.url ?? '';
  const change = ({ responses, ...operation }: Operation): Operation => ({
    ...operation,
    responses: answers === 'success' ? responses : { 200: responses['default'] ?? {} },
  });
  const paths = Object.entries(document.paths).map(([path, item]) => [
    base + path,
    {
      ...item,
      ...Object.fromEntries(
        operationsOf({ paths: { [path]: item } }).map(({ method, operation }) => [method, change(operation)]),
      ),
    },
  ]);
  return { ...document, servers: [], paths: Object.fromEntries(paths) };
}

const document = readOpenapi();
let interactionCount = 0;
let errorCount = 0;
for (const answers of ['success', 'refusal'] as const) {
  const comparator = new Comparator(
    prepared(document, answers) as unknown as ConstructorParameters<typeof Comparator>[0],
  );
  for (const name of readdirSync(new URL('pacts/', import.meta.url))) {
    const pact = JSON.parse(read(`pacts/${name}`)) as Pact;
    const interactions = pact.interactions.filter(
      // The document does not describe messages.
      ({ type, response }) =>
        type === 'Synchronous/HTTP' && (response.body.content.type === 'ok') === (answers === 'success'),
    );
    interactionCount += interactions.length;
    for await (const result of comparator.compare({
      ...pact,
      interactions: interactions.map(withoutSentence),
    })) {
      if (result.type === 'error') errorCount += 1;
      console.log(`${result.type}: ${result.mockDetails?.interactionDescription ?? name}: ${result.message}`);
    }
  }
}
// An empty comparison would find no errors.
if (interactionCount === 0) errorCount += 1;
console.log(`${interactionCount} interactions compared with openapi.json, ${errorCount} errors`);
process.exitCode = errorCount === 0 ? 0 : 1;
