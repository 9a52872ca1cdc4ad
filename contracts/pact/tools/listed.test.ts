// Checks that compatible back ends fulfil the pact of the listed calls, which is never stricter than the app.
import { expect, it } from 'vitest';
import { formType, operationsOf, readOpenapi } from '../../readOpenapi.ts';
import { matchAll, type Trial } from './core.ts';
import { inPactEnvelope } from './envelope.ts';
import { expectedOf, isRefusal, readPacts, subjectOf, type Interaction } from './pactFiles.ts';

const listed = readPacts().filter(({ consumer }) => consumer === 'meridian');
const json = () => new Response(null, { headers: { 'content-type': 'application/json' } });

interface Requested {
  request: { query?: object; body?: { content: string } };
}

/** Extensions are marked `true`; fields that some compatible back ends may omit have another mark. */
const markOf = (field: object): unknown => (field as { 'x-extension'?: unknown })['x-extension'];

interface Envelope {
  message: string;
  data: unknown;
}

/** Success answers of deviating providers, by the name of their kind. */
const successes: Readonly<Record<string, (envelope: Envelope) => unknown>> = {
  'the data in the message': ({ data }) => ({ type: 'ok', message: data }),
  'code and msg': ({ data }) => ({ code: 1, msg: 'success', data }),
  'a word of success': ({ data }) => ({ type: 'ok', message: 'OK', data }),
};

const refusals: Readonly<Record<string, (envelope: Envelope) => unknown>> = {
  'a sentence alone': ({ message }) => ({ type: 'error', message }),
  'the sentence in msg': ({ message }) => ({ code: -1, msg: message, data: [] }),
  'a number for its type': ({ message }) => ({ type: 400, message }),
};

function trialsOf(interactions: readonly Interaction[], changes: typeof successes): [name: string, Trial][] {
  return interactions.flatMap((interaction) =>
    Object.entries(changes).map(([name, change]): [string, Trial] => {
      const body = inPactEnvelope(change(expectedOf(interaction).content as Envelope), json());
      return [`${interaction.description}: ${name}`, { interaction, body }];
    }),
  );
}

async function refused(trials: readonly [name: string, Trial][]): Promise<string[]> {
  const verdicts = await matchAll(trials.map(([, trial]) => trial));
  return trials.flatMap(([name], index) =>
    verdicts[index] === undefined ? [] : [`${name}: ${verdicts[index]}`],
  );
}

it('takes every success in each envelope of the family', async () => {
  const trials = trialsOf(
    listed.filter((each) => !isRefusal(each)),
    successes,
  );
  expect(trials.length).toBeGreaterThan(60);
  expect(await refused(trials)).toEqual([]);
});

it('takes every refusal by its sentence, without reason, fields and figures', async () => {
  const interactions = listed.filter(
    (each) => isRefusal(each) && (expectedOf(each).content as { type: string }).type === 'error',
  );
  expect(interactions.length).toBeGreaterThan(3);
  expect(await refused(trialsOf(interactions, refusals))).toEqual([]);
});

it.each(['sendEmailCode', 'sendSmsCode', 'placeSpotOrder'])(
  'takes a sentence for the data of %s',
  async (call) => {
    const [interaction] = listed.filter((each) => !isRefusal(each) && subjectOf(each) === call);
    const body = inPactEnvelope({ type: 'ok', message: 'It is done' }, json());
    expect(await matchAll([{ interaction: interaction!, body }])).toEqual([undefined]);
  },
);

it('takes no refusal for a success, and no page of a proxy for either', async () => {
  const [success] = listed.filter((each) => !isRefusal(each));
  const [refusal] = listed.filter(isRefusal);
  const bodies = [{ type: 'error', message: 'No' }, { status: 'up' }].map((body) =>
    inPactEnvelope(body, json()),
  );
  const verdicts = await matchAll([
    ...bodies.map((body) => ({ interaction: success!, body })),
    { interaction: refusal!, body: bodies[1] },
  ]);
  expect(verdicts.map((verdict) => typeof verdict)).toEqual(['string', 'string', 'string']);
});

it('asks for nothing with fields that back ends of the family do not know', () => {
  const operations = new Map(
    operationsOf(readOpenapi()).map(({ operation }) => [operation.operationId, operation]),
  );
  const unknown = listed.flatMap((each) => {
    const { parameters = [], requestBody } = operations.get(subjectOf(each))!;
    const { query = {}, body } = (each as unknown as Requested).request;
    const form = requestBody?.content[formType]?.schema.properties ?? {};
    const names = [...Object.keys(query), ...new URLSearchParams(body?.content).keys()];
    const known: Record<string, object | undefined> = {
      ...form,
      ...Object.fromEntries(parameters.map((field) => [field.name, field])),
    };
    return names.flatMap((name) =>
      known[name] === undefined || markOf(known[name]) === true ? [`${each.description}: ${name}`] : [],
    );
  });
  expect(unknown).toEqual([]);
});
