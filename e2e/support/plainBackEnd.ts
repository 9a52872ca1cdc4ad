// A plain back end, made of the product's own server: what the contract marks as an extension is not
// there, neither calls nor fields nor messages; answers are envelopes of the old kind under HTTP 200; decimals are JSON
// numbers. What it leaves out follows from the marks alone.
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Server, type Socket } from 'socket.io';
import { io, type Socket as Upstream } from 'socket.io-client';
import { plainMessages, type PlainMessage } from '../../contracts/feed.ts';
import { formType, operationsOf, readOpenapi, type Operation } from '../../contracts/readOpenapi.ts';

interface Schema {
  $ref?: string;
  allOf?: Schema[];
  items?: Schema;
  properties?: Record<string, Schema>;
  additionalProperties?: Schema | boolean;
  'x-extension'?: true | 'absence';
}

export interface PlainBackEnd {
  url: string;
  close: () => Promise<void>;
}

const document = readOpenapi();
const schemas = document.components.schemas as Record<string, Schema>;
const operations = new Map(
  operationsOf(document).map(({ method, path, operation }) => [`${method} ${path}`, operation]),
);

/** By address: codes reach a person by mail, not in the answer. */
export const sentCodes = new Map<string, string>();

/** By number: a plain back end finds an account by the number alone, and the server behind it wants the country, too. */
const dialCodes = new Map<string, string>();

/** URLs of the product's own server behind the compatible back end. */
const ownUrls = new Map<string, string>();
export const ownUrlOf = (url: string): string => ownUrls.get(url) ?? url;

const extensionPaths = operationsOf(document).flatMap(({ path, operation }) =>
  operation['x-extension'] ? [`/api${path}`] : [],
);

/** A browser writes an error of each call that a plain back end does not have. */
export const lacksCall = (url: string, called: string): boolean =>
  ownUrlOf(url) !== url && extensionPaths.includes(URL.parse(called)?.pathname ?? '');

/** Answer of a compatible framework to an unknown path. */
const noSuchPage =
  '<!DOCTYPE html><html><head><title>404 Not Found</title></head><body>404 Not Found</body></html>';

/** The fields of a request by name. */
function fieldsOf({ parameters = [], requestBody }: Operation): Record<string, Schema> {
  const form = requestBody?.content[formType]?.schema.properties ?? {};
  return { ...Object.fromEntries(parameters.map(({ name, schema }) => [name, schema])), ...form };
}

/** Fields that only extensions have are not read; undefined where one is absent that the family asks for. */
function plainFields(operation: Operation, fields: URLSearchParams): URLSearchParams | undefined {
  const plain = new URLSearchParams(fields);
  for (const [name, { 'x-extension': mark }] of Object.entries(fieldsOf(operation))) {
    if (mark === true) plain.delete(name);
    if (mark === 'absence' && !fields.has(name)) return undefined;
  }
  return plain;
}

function dataSchemaOf({ responses }: Operation): Schema {
  const { schema } = responses['200']!.content!['application/json'] as unknown as {
    schema: { allOf: [Schema, { properties: { data: Schema } }] };
  };
  return schema.allOf[1].properties.data;
}

const nameIn = (pointer = ''): string => pointer.split('/').at(-1)!;

/** Properties of an object, of all that it is made of. */
function propertiesOf(schema: Schema): Record<string, Schema> {
  const { $ref, allOf = [], properties = {} } = schema;
  const target = $ref === undefined ? {} : propertiesOf(schemas[nameIn($ref)]!);
  return Object.assign({ ...target, ...properties }, ...allOf.map(propertiesOf));
}

/** JSON of an answer's data without extensions, decimals as numbers to their last digit. */
function plainJson(value: unknown, schema: Schema = {}): string {
  if (nameIn(schema.$ref) === 'Decimal' && typeof value === 'string') return value;
  const target = schema.$ref === undefined ? schema : schemas[nameIn(schema.$ref)]!;
  if (Array.isArray(value)) return `[${value.map((each) => plainJson(each, target.items)).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const properties = propertiesOf(target);
  const others = typeof target.additionalProperties === 'object' ? target.additionalProperties : undefined;
  const fields = Object.entries(value)
    .filter(([name]) => properties[name]?.['x-extension'] !== true)
    .map(([name, each]) => `${JSON.stringify(name)}:${plainJson(each, properties[name] ?? others)}`);
  return `{${fields.join(',')}}`;
}

interface Envelope {
  type: string;
  message: string;
  data: unknown;
}

/** The old envelope: `message` carries the data, or a sentence. */
function plainEnvelope(operation: Operation, { type, message, data }: Envelope): string {
  if (type !== 'ok') return JSON.stringify({ type, message });
  const schema = dataSchemaOf(operation);
  return schema['x-extension']
    ? '{"type":"ok","message":"Success"}'
    : `{"type":"ok","message":${plainJson(data, schema)}}`;
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

const passedOn = ['authorization', 'content-type', 'language-mark', 'accept', 'user-agent'];

function headersOf({ headers }: IncomingMessage): Headers {
  const kept = passedOn.flatMap((name): [string, string][] => {
    const value = headers[name];
    return typeof value === 'string' ? [[name, value]] : [];
  });
  return new Headers(kept);
}

async function answerCall(own: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { pathname, searchParams } = new URL(request.url ?? '', own);
  const method = request.method ?? 'GET';
  const operation = operations.get(`${method.toLowerCase()} ${pathname.replace(/^\/api/, '')}`);
  if (!operation || operation['x-extension']) {
    response.writeHead(404, { 'content-type': 'text/html; charset=utf-8' }).end(noSuchPage);
    return;
  }
  const body = await bodyOf(request);
  const asked = method === 'GET' ? searchParams : new URLSearchParams(body.toString());
  const fields = plainFields(operation, asked);
  const say = (status: number, text: string) =>
    void response.writeHead(status, { 'content-type': 'application/json; charset=utf-8' }).end(text);
  if (!fields) return say(200, '{"type":"error","message":"Parameter error"}');
  const dialCode = dialCodes.get(fields.get('account') ?? '');
  if (dialCode !== undefined) fields.set('area_code', dialCode);
  const url = `${own}${pathname}${method === 'GET' ? `?${fields}` : ''}`;
  const answer = await fetch(url, {
    method,
    headers: headersOf(request),
    ...(method === 'GET' ? {} : { body: fields.toString() }),
  });
  const envelope = (await answer.json()) as Envelope;
  const code = (envelope.data as { sandbox_code?: string } | null)?.sandbox_code;
  if (code !== undefined) sentCodes.set(asked.get('user_string') ?? asked.get('mobile') ?? '', code);
  if (code !== undefined && asked.has('mobile')) dialCodes.set(asked.get('mobile')!, asked.get('area_code')!);
  say(answer.status < 500 ? 200 : answer.status, plainEnvelope(operation, envelope));
}

/** The app as any host of files serves it: no page comes drawn. */
async function answerFile(own: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const isPage = request.headers.accept?.includes('text/html') ?? false;
  const answer = await fetch(`${own}${isPage ? '/index.html' : request.url}`, {
    headers: headersOf(request),
  });
  const headers = ['content-type', 'cache-control', 'content-security-policy'].flatMap((name) => {
    const value = answer.headers.get(name);
    return value === null ? [] : [[name, value] as const];
  });
  response.writeHead(answer.status, Object.fromEntries(headers)).end(Buffer.from(await answer.arrayBuffer()));
}

/** Book messages are whole, and come again and again. */
const depthEveryMs = 1_000;
const bookRows = 10;

/** A number where decimal text was. */
const numberIn = (value: unknown): unknown =>
  typeof value === 'string' && /^-?\d+(\.\d+)?$/.test(value) ? Number(value) : value;
const numbersIn = (value: object) =>
  Object.fromEntries(Object.entries(value).map(([name, each]) => [name, numberIn(each)]));

/** The messages of compatible back ends, in their form; what else the server says is not passed on. */
const toPlain: {
  [Name in PlainMessage['type']]: (message: PlainMessage & { type: Name }) => unknown;
} = {
  daymarket: ({ quote_volume: _, ...quote }) => ({ ...numbersIn(quote), change: quote.change }),
  kline: numbersIn,
  market_depth: ({ sequence: _, time: __, bids, asks, ...book }) => {
    const levels = (side: typeof bids) => side.slice(0, bookRows).map((level) => level.map(numberIn));
    return { ...book, bids: levels(bids), asks: levels(asks) };
  },
  match_trade: ({ data, ...trades }) => ({
    ...trades,
    data: data.map(({ id, ...trade }) => ({ id, ...numbersIn(trade) })),
  }),
};

function speak(socket: Socket, upstream: Upstream): void {
  const say = (message: PlainMessage) =>
    socket.emit(message.type, (toPlain[message.type] as (each: unknown) => unknown)(message));
  for (const name of plainMessages) upstream.on(name, say);
  // Quotes come in batches from this server alone.
  upstream.on('daymarkets', ({ quotes }: { quotes: PlainMessage[] }) => quotes.forEach(say));
  const depths = new Set<string>();
  const timer = setInterval(() => {
    for (const channel of depths) upstream.emit('sub', { channel });
  }, depthEveryMs);
  socket.on('sub', (message: { channel: string }) => {
    if (message.channel.startsWith('market_depth.')) depths.add(message.channel);
    upstream.emit('sub', message);
  });
  socket.on('unsub', (message: { channel: string }) => {
    depths.delete(message.channel);
    upstream.emit('unsub', message);
  });
  upstream.on('disconnect', () => socket.disconnect(true));
  socket.on('disconnect', () => {
    clearInterval(timer);
    upstream.disconnect();
  });
}

/**
 * @param own the product's server
 * @param port any that is free, to begin with
 */
export async function startPlainBackEnd(own: string, port = 0): Promise<PlainBackEnd> {
  const server = createServer((request, response) => {
    const answer = request.url?.startsWith('/api/') ? answerCall : answerFile;
    // Who cannot reach the server is not answered by what stands before it.
    answer(own, request, response).catch(() => request.socket.destroy());
  });
  const feed = new Server(server, { serveClient: false });
  const upstreams = new WeakMap<Socket, Upstream>();
  feed.use((socket, next) => {
    const upstream = io(own, { transports: ['websocket'], reconnection: false, forceNew: true });
    upstreams.set(socket, upstream);
    upstream.once('connect', () => next());
    upstream.once('connect_error', next);
  });
  feed.on('connection', (socket) => speak(socket, upstreams.get(socket)!));
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  ownUrls.set(url, own);
  return {
    url,
    async close() {
      server.closeAllConnections();
      await feed.close();
    },
  };
}
