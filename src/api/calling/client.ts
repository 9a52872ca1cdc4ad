import createClient, { type Client } from 'openapi-fetch';
import { defaultLocale, markOfLocale } from '../../../contracts/locales.ts';
import type { money, operations, paths } from '../../../contracts/schema.d.ts';
import { ApiError } from './ApiError.ts';
import { serverClock } from '../feed/clock.ts';
import { parseExactly } from './exactJson.ts';
import { Unreadable, type Reader } from './read.ts';
import { unreadable, unwrap } from './unwrap.ts';

/** Source of the credentials of every call. */
export interface Credentials {
  /** Raw session token; undefined for a visitor. */
  token: () => string | undefined;
  /** Wire code of the page's language, such as en or jp. */
  languageMark: () => string;
}

interface Connection {
  /** Scheme, host and port of the server; calls go to its /api. */
  origin: string;
  credentials: Credentials;
}

/** Form or query of a call, as in openapi.json. */
export type FormOf<Id extends keyof operations> = operations[Id] extends {
  requestBody?: { content: { 'application/x-www-form-urlencoded': infer Form } };
}
  ? Form
  : never;
export type QueryOf<Id extends keyof operations> = NonNullable<operations[Id]['parameters']['query']>;

/** Paths of calls that move money; only moneyCommand.ts sends them. */
export type MoneyPaths = Pick<paths, money['paths']>;
type OtherPaths = Omit<paths, money['paths']>;

/** Timeout of a call, in milliseconds (spec, section 9). */
export const callTimeLimit = 60_000;

/** Responses to a token that was replaced while they were in flight. */
const ofFormerSession = new WeakSet<Response>();

/**
 * Parsed response bodies, read once; undefined where the body is not JSON, e.g. a truncated answer or a captive
 * portal's login page.
 */
const bodies = new WeakMap<Response, unknown>();

const formType = 'application/x-www-form-urlencoded';

function connect<Paths extends object>(
  { origin, credentials }: Connection,
  redirect?: RequestRedirect,
): Client<Paths> {
  const client = createClient<Paths>({
    redirect,
    baseUrl: `${origin}/api`,
    bodySerializer: (form: Record<string, unknown> | undefined) => encodeForm(form ?? {}),
    fetch: send,
  });
  client.use({
    onRequest({ request }) {
      // Exactly this type, without a charset: compatible back ends compare it.
      if (request.method !== 'GET') request.headers.set('content-type', formType);
      request.headers.set('language-mark', credentials.languageMark());
      const token = credentials.token();
      if (token && !request.headers.has('authorization')) request.headers.set('authorization', token);
    },
    onResponse({ request, response }) {
      if (request.headers.get('authorization') !== (credentials.token() ?? null))
        ofFormerSession.add(response);
    },
  });
  return client;
}

/** Server and session of calls. */
export let connection: Connection = {
  origin: globalThis.location?.origin ?? '',
  credentials: { token: () => undefined, languageMark: () => markOfLocale(defaultLocale) },
};

/** Client of every call in this folder. */
export let client = connect<OtherPaths>(connection);

/** Client for calls that move money: redirects are an error, because following one would send the command twice. */
export const moneyClient = (): Client<MoneyPaths> => connect<MoneyPaths>(connection, 'error');

/** Connects the client to its session, and to its server when that is not the page's own. */
export function connectClient({
  origin = globalThis.location?.origin,
  credentials,
}: Partial<Connection> & Pick<Connection, 'credentials'>) {
  connection = { origin: origin ?? '', credentials };
  client = connect<OtherPaths>(connection);
}

/**
 * Data of a call's answer, unwrapped from its envelope and validated once; fields beyond the contract are dropped.
 * @param read its reader, of the same name in `readers/`
 * @throws ApiError; an abort by the caller is rethrown unchanged
 */
export async function call<T>(answer: Promise<{ response: Response }>, read: Reader<T>): Promise<T> {
  const { response } = await answer;
  const isOfThisSession = !ofFormerSession.has(response);
  const data = unwrap({ body: bodies.get(response), response }, { isOfThisSession });
  try {
    return read(data);
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error;
    throw unreadable(response, `${error.path}: ${error.message}`);
  }
}

/** Omitted fields are not sent; `undefined` as text would be a value. */
function encodeForm(form: Record<string, unknown>): string {
  const fields = Object.entries(form).filter(([, value]) => value !== undefined);
  return new URLSearchParams(fields.map(([name, value]) => [name, String(value)])).toString();
}

/** A response whose body has been read, as `call` takes it; `token` is the one it was requested with. */
export function received(response: Response, text: string, token: string | undefined): Response {
  const answer = answerOf(response, text);
  noteDate(answer);
  if (token !== connection.credentials.token()) ofFormerSession.add(answer);
  return answer;
}

/** Response with its parsed body, so that the client does not read the body itself. */
function answerOf({ status, statusText, headers }: Response, text: string): Response {
  const rest = new Headers(headers);
  rest.delete('content-length');
  const answer = new Response(null, { status, statusText, headers: rest });
  try {
    bodies.set(answer, parseExactly(text));
  } catch {
    // `unwrap` reports it.
  }
  return answer;
}

/** Every server sends a Date header, precise to the second: sufficient for back ends without another time source. */
function noteDate({ headers }: Response): void {
  const ms = Date.parse(headers.get('date') ?? '');
  if (ms > 0) serverClock.noteServerMoment(ms, true);
}

async function send(request: Request): Promise<Response> {
  const limit = new AbortController();
  const timer = setTimeout(() => limit.abort(), callTimeLimit);
  const signal = AbortSignal.any([request.signal, limit.signal]);
  try {
    const response = await globalThis.fetch(new Request(request, { signal }));
    noteDate(response);
    // The timeout covers the body as well, so it is read here.
    return answerOf(response, await response.text());
  } catch (error) {
    if (limit.signal.aborted) throw new ApiError({ kind: 'timeout', message: 'No answer in time' });
    // The caller has aborted; its own error applies.
    if (request.signal.aborted) throw error;
    throw new ApiError({ kind: 'offline', message: 'The server could not be reached' });
  } finally {
    clearTimeout(timer);
  }
}
