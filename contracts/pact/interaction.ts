// One interaction of a consumer pact, played by the app's own client function.
import { MatchersV3, PactV4 } from '@pact-foundation/pact';
import {
  MutationObserver,
  QueryClient,
  type MutationOptions,
  type QueryFunction,
} from '@tanstack/react-query';
import { fileURLToPath } from 'node:url';
import type { ApiError } from '../../src/api/ApiError.ts';
import { connectClient } from '../../src/api/client.ts';
import { operationsOf, readOpenapi } from '../readOpenapi.ts';
import { formBody, formType } from './formBody.ts';

type Json = string | number | boolean | null | Json[] | { [name: string]: Json };

/** What the server is assumed to be in; server/testing/states.ts has each by its name. */
type ProviderState = readonly [name: string, parameters?: Record<string, string>];

interface Interaction {
  /** The listed calls of the family, or what this product adds to them. */
  consumer?: 'meridian' | 'meridian-extensions';
  given: readonly ProviderState[];
  /** Begins with the operationId, which says method and path. */
  does: string;
  query?: Record<string, string>;
  form?: Record<string, string>;
  /** Carries a token; left out, it does where the call needs one. */
  hasSession?: boolean;
  /** The body of the answer; matchers keep it loose. */
  answers: unknown;
}

/** What is used of queryOptions; the types of queryFn differ from call to call. */
interface Query {
  queryKey: readonly unknown[];
  queryFn?: unknown;
}

/** The token of every interaction with a session. */
export const token = 'verification-session-token-0000000000000001';

/** What is assumed of the server where the caller is logged in. */
export const loggedIn: ProviderState = ['a registered user is logged in', { token }];

const calls = new Map(operationsOf(readOpenapi()).map((call) => [call.operation.operationId, call] as const));
const folder = fileURLToPath(new URL('../pacts', import.meta.url));
const languageMark = 'en';

/** Records the interaction while `act` runs against Pact's server; every test needs a pact of its own. */
export async function play<T>(interaction: Interaction, act: () => Promise<T>): Promise<T> {
  const { consumer = 'meridian', given, does, query, form } = interaction;
  const { method, path, operation } = calls.get(does.split(' ')[0]!)!;
  const { hasSession = operation['x-session'] !== 'none' } = interaction;
  const pact = new PactV4({ consumer, provider: 'meridian-server', dir: folder, logLevel: 'warn' });
  let described = pact.addInteraction();
  for (const [name, parameters] of given) described = described.given(name, parameters);
  const result = await described
    .uponReceiving(does)
    .withRequest(method.toUpperCase(), `/api${path}`, (request) => {
      request.headers({ 'language-mark': languageMark, ...(hasSession ? { authorization: token } : {}) });
      if (query) request.query(query);
      if (form) formBody(request, form);
      else if (method !== 'get') request.headers({ 'content-type': formType });
    })
    .willRespondWith(200, (response) => response.jsonBody(interaction.answers))
    .executeTest(async ({ url }) => {
      connectClient({
        origin: url,
        credentials: { token: () => (hasSession ? token : undefined), languageMark: () => languageMark },
      });
      return { value: await act() };
    });
  return result!.value;
}

/** A success envelope; `data` may hold matchers. */
export function success(data: unknown): Record<string, unknown> {
  return { type: 'ok', code: 1, message: 'OK', msg: 'success', data };
}

/** A refusal with its reason; the sentence is the server's. */
export function refusal(message: string, data: Record<string, unknown>, type = 'error'): unknown {
  return { type, message: MatchersV3.like(message), data };
}

/** Only these fields of an example, each by its type: what the app uses, and no more. */
export function used<T extends object, Name extends keyof T>(example: T, ...names: Name[]): unknown {
  return MatchersV3.like(Object.fromEntries(names.map((name) => [name, example[name] as Json])));
}

/** Does what useQuery does, without what a screen makes of the answer. */
export function read<Data>({ queryKey, queryFn }: Query): Promise<Data> {
  const load = queryFn as QueryFunction<Data>;
  return new QueryClient().fetchQuery<Data>({ queryKey, queryFn: load, retry: false });
}

/** Does what useMutation does. */
export function command<Data, Variables>(
  options: MutationOptions<Data, ApiError, Variables>,
  variables: Variables,
): Promise<Data> {
  return new MutationObserver(new QueryClient(), options).mutate(variables);
}
