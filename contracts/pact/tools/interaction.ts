// One interaction of a consumer pact, executed by the app's own client function.
import { MatchersV3, PactV4 } from '@pact-foundation/pact';
import {
  MutationObserver,
  QueryClient,
  type MutationOptions,
  type QueryFunction,
} from '@tanstack/react-query';
import { fileURLToPath } from 'node:url';
import type { ApiError } from '../../../src/api/calling/ApiError.ts';
import { connectClient } from '../../../src/api/calling/client.ts';
import type { MoneyCommand } from '../../../src/api/calling/moneyCommand.ts';
import type { ListPage } from '../../../src/api/calling/pages.ts';
import type { KeptCommand } from '../../../src/stored/keptCommand.ts';
import { operationsOf, readOpenapi } from '../../readOpenapi.ts';
import { providerStates } from '../../providerStates.ts';
import { asBrowser } from './asBrowser.ts';
import { formBody, formType, fromState } from './formBody.ts';
import { exactly, matching } from './matcher.ts';
import { answerShapes, figureShape, sentenceShape, type Shape } from './shape.ts';

/** Assumed state of the server; contracts/states defines each by name. */
export type ProviderState = readonly [name: string, parameters?: Record<string, string>];

/** Body of a refusal; a listed call has only the sentence, because compatible back ends have no more. */
interface Refusal {
  message: string;
  type?: 'error' | '999';
  reason?: string;
  fields?: Record<string, string>;
  values?: Record<string, string>;
}

interface Interaction {
  /** The listed calls of compatible back ends, or what this product adds to them. */
  consumer?: 'meridian' | 'meridian-extensions';
  given: readonly ProviderState[];
  /** Begins with the operationId, which determines method and path. */
  does: string;
  query?: Record<string, string>;
  form?: Record<string, string>;
  /** A file to send in place of a form: its path, and the media type that its first bytes indicate. */
  file?: { field: string; path: string; type: string };
  /** Fields of query or form whose value the provider state may supply, with the name of the state's value. */
  fromState?: Readonly<Record<string, string>>;
  /** Whether the request carries a token; the default follows from the call. */
  hasSession?: boolean;
  /**
   * An example of the response data, with the fields that the app uses; matcher.ts defines how examples are matched.
   */
  data?: unknown;
  refuses?: Refusal;
}

/** The used part of queryOptions; the types of queryFn differ between calls. */
interface Query {
  queryKey: readonly unknown[];
  queryFn?: unknown;
}

/** The token of every interaction with a session. */
export const token = 'verification-session-token-0000000000000001';

/** Provider state of a logged-in caller. */
export const loggedIn: ProviderState = ['a registered user is logged in', { token }];

/** Logged in, and with the market of the calls' pair. */
export const inMarket: readonly ProviderState[] = [loggedIn, ['market is running']];

const calls = new Map(operationsOf(readOpenapi()).map((call) => [call.operation.operationId, call] as const));
const folder = fileURLToPath(new URL('../../pacts', import.meta.url));
const languageMark = 'en';
/** Constant, so that the pact does not change between runs. */
const boundary = 'part-of-a-form-00000000000000000001';

/** Records the interaction while `act` runs against Pact's server; every test needs its own pact. */
export async function play<T>(interaction: Interaction, act: () => Promise<T>): Promise<T> {
  const { consumer = 'meridian', given, does, query, form, file, fromState: answered = {} } = interaction;
  const { method, path, operation } = calls.get(does.split(' ')[0]!)!;
  const { hasSession = operation['x-session'] !== 'none' } = interaction;
  const pact = new PactV4({ consumer, provider: 'meridian-server', dir: folder, logLevel: 'warn' });
  const answers = given.flatMap(([name]) => Object.keys(providerStates[name]?.answers ?? {}));
  const unknown = Object.values(answered).filter((value) => !answers.includes(value));
  if (unknown.length > 0) throw new Error(`${does}: no state of it answers ${unknown.join(', ')}`);
  let described = pact.addInteraction();
  for (const [name, parameters] of given) described = described.given(name, parameters);
  const result = await described
    .uponReceiving(does)
    .withRequest(method.toUpperCase(), `/api${path}`, (request) => {
      request.headers({ 'language-mark': languageMark });
      if (hasSession) request.headers({ authorization: fromState('token', token) as never });
      if (query) request.query(injected(query, answered) as never);
      if (form) formBody(request, injected(form, answered));
      else if (file) request.multipartBody(file.type, file.path, file.field, boundary);
      else if (method !== 'get') request.headers({ 'content-type': formType });
    })
    .willRespondWith(200, (response) => response.jsonBody(bodyOf(interaction)))
    .executeTest(async ({ url }) => {
      connectClient({
        origin: url,
        credentials: { token: () => (hasSession ? token : undefined), languageMark: () => languageMark },
      });
      return { value: await (file ? asBrowser(url, act) : act()) };
    });
  return result!.value;
}

function injected(
  fields: Readonly<Record<string, string>>,
  answered: Readonly<Record<string, string>>,
): Record<string, unknown> {
  const values = Object.entries(fields).map(([name, value]) => {
    const state = answered[name];
    return [name, state ? fromState(state, value) : value];
  });
  return Object.fromEntries(values) as Record<string, unknown>;
}

/** The envelope of the pacts; verifiers convert other envelopes first (envelope.ts). */
function bodyOf({ does, data, refuses }: Interaction): Record<string, unknown> {
  if (refuses === undefined) {
    const shape = answerShapes.get(does.split(' ')[0]!)!;
    return { type: 'ok', code: 1, message: 'OK', msg: 'success', data: matching(shape, data) };
  }
  const { type = 'error', message, reason, fields, values } = refuses;
  // Names follow from the form and the reason, so that each of them is required.
  const each = (shape: Shape, record: Record<string, string>) =>
    Object.fromEntries(Object.entries(record).map(([name, value]) => [name, matching(shape, value)]));
  const details = {
    ...(reason === undefined ? undefined : { reason: exactly(reason) }),
    ...(fields && { fields: each(sentenceShape, fields) }),
    ...(values && {
      values: Object.fromEntries(
        Object.entries(values).map(([name, value]) => [
          name,
          matching(/^[0-9.]+$/.test(value) ? figureShape : sentenceShape, value),
        ]),
      ),
    }),
  };
  const hasDetails = Object.keys(details).length > 0;
  return { type, message: MatchersV3.like(message), ...(hasDetails ? { data: details } : undefined) };
}

/** Picks these fields of an example. */
export function pick<T extends object, Name extends keyof T>(example: T, ...names: Name[]): Pick<T, Name> {
  const missing = names.filter((name) => example[name] === undefined);
  // Otherwise the pact would expect null.
  if (missing.length > 0) throw new Error(`The example lacks ${missing.join(', ')}`);
  return Object.fromEntries(names.map((name) => [name, example[name]])) as Pick<T, Name>;
}

/** Does what useQuery does, without a screen's `select`. */
export function read<Data>({ queryKey, queryFn }: Query): Promise<Data> {
  const load = queryFn as QueryFunction<Data>;
  return new QueryClient().fetchQuery<Data>({ queryKey, queryFn: load, retry: false });
}

/** The used part of infiniteQueryOptions; its types also differ between lists. */
interface Pages extends Query {
  initialPageParam: unknown;
  getNextPageParam: unknown;
}

/** The first page, as useInfiniteQuery reads it. */
export async function readPage(options: Pages): Promise<ListPage<unknown>> {
  const { pages } = await new QueryClient().fetchInfiniteQuery({ ...options, retry: false } as never);
  return pages[0] as ListPage<unknown>;
}

/** A command that moves money, as if it had been persisted already. */
export const moneyCommand = <Form, Made>({ send }: MoneyCommand<Form, Made>, form: Form): Promise<Made> =>
  send(form, {} as KeptCommand);

/** Does what useMutation does. */
export function command<Data, Variables>(
  options: MutationOptions<Data, ApiError, Variables>,
  variables: Variables,
): Promise<Data> {
  return new MutationObserver(new QueryClient(), options).mutate(variables);
}
