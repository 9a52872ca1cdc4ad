// npm run stub: answers every call with its example from contracts/openapi.json, so that a client can be built before a
// back end exists. It refuses what the contract refuses, and stores nothing. --port <number> default 8080. A call with
// the header "Prefer: example=sessionEnded" is refused with that example of the document.
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { parseArgs } from 'node:util';
import { exitWith, exitOnError } from '../scripts/exitOnError.ts';
import { OpenAPIBackend, type Context, type Document, type Request } from 'openapi-backend';
import { readOpenapi } from './readOpenapi.ts';

interface Answer {
  status: number;
  body: unknown;
}

function refusal(
  status: number,
  reason: string,
  message: string,
  fields: Record<string, string> = {},
): Answer {
  return { status, body: { type: 'error', code: -1, message, msg: 'error', data: { reason, fields } } };
}

const sentence = 'Check this entry';

function invalid({ validation: { errors } }: Context): Answer {
  const faults = (errors ?? []).map(({ instancePath, params }) => {
    const { missingProperty, additionalProperty } = params as Record<string, string | undefined>;
    return [missingProperty ?? additionalProperty ?? instancePath.split('/').at(-1)!, sentence];
  });
  return refusal(400, 'system.invalid', sentence, Object.fromEntries(faults) as Record<string, string>);
}

/** A refusal that the caller selects by its name in the document. */
function preferred({ prefer = '' }: Context['request']['headers'], api: OpenAPIBackend): Answer | undefined {
  const [, name] = /example="?(\w+)/.exec(String(prefer)) ?? [];
  const { components } = api.document as unknown as { components: { responses: { Refused: Refused } } };
  const example = components.responses.Refused.content['application/json'].examples[name ?? ''];
  return example && { status: 200, body: example.value };
}

interface Refused {
  content: { 'application/json': { examples: Record<string, { value: unknown } | undefined> } };
}

async function openBackend(): Promise<OpenAPIBackend> {
  const definition = readOpenapi() as unknown as Document;
  const api: OpenAPIBackend = new OpenAPIBackend({
    definition,
    apiRoot: '/api',
    // Otherwise it would validate the document as OpenAPI 3.0.
    quick: true,
    customizeAjv: (ajv) => ajv.addFormat('binary', true),
    ajvOpts: { strict: false, allErrors: true },
    handlers: {
      notFound: () => refusal(404, 'system.notFound', 'There is nothing here'),
      validationFail: invalid,
      unauthorizedHandler: ({ request }: Context) =>
        preferred({ ...request.headers, prefer: 'example=sessionEnded' }, api),
      notImplemented: ({ operation, request }: Context): Answer => {
        const asked = preferred(request.headers, api);
        const { status, mock } = api.mockResponseForOperation(operation.operationId!);
        return asked ?? { status, body: mock };
      },
    },
  });
  api.registerSecurityHandler(
    'session',
    ({ request }: Context) => request.headers['authorization'] !== undefined,
  );
  return api.init();
}

async function requestOf(request: IncomingMessage): Promise<Request> {
  const { method = 'GET', headers, url = '/' } = request;
  const { pathname, search } = new URL(url, 'http://stub');
  const body = Object.fromEntries(new URLSearchParams(await text(request)));
  return { method, path: pathname, query: search, headers: headers as Request['headers'], body };
}

/**
 * @param port 0 selects any free port
 * @throws Error with one sentence if the port is not available
 */
export async function startStub(port: number): Promise<Server> {
  const api = await openBackend();
  const server = createServer((request, response) => {
    const answered = requestOf(request).then((call) => api.handleRequest(call) as Promise<Answer>);
    answered.then(
      ({ status, body }) =>
        response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body)),
      (error: unknown) => response.writeHead(500).end(String(error)),
    );
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', ({ code, message }: NodeJS.ErrnoException) =>
      reject(new Error(code === 'EADDRINUSE' ? `Port ${port} is taken: choose another --port` : message)),
    );
    server.listen(port, '127.0.0.1', resolve);
  });
  return server;
}

/** @throws Error with one sentence for an invalid port */
function portIn(text: string): number {
  const port = /^\d+$/.test(text) ? Number(text) : -1;
  if (port < 0 || port > 65_535) throw new Error(`--port is a number up to 65535, not ${text}`);
  return port;
}

if (import.meta.main) {
  const port = exitOnError(() => {
    const { values } = parseArgs({ options: { port: { type: 'string', default: '8080' } } });
    return portIn(values.port);
  });
  const server = await startStub(port).catch(exitWith);
  const { port: own } = server.address() as AddressInfo;
  console.log(`Every call answers its example on http://127.0.0.1:${own}/api`);
}
