// Proxy between the verifier and a server: converts compatible back ends' envelopes into the envelope of the pacts.
// Everything else passes through unchanged.
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { inPactEnvelope } from './pact/tools/envelope.ts';

/** Headers that belong to one connection or are recomputed from the body. */
const ownHeaders = ['connection', 'content-encoding', 'content-length', 'host', 'transfer-encoding'];

function contentOf(bytes: Buffer, response: Response): Buffer {
  try {
    return Buffer.from(JSON.stringify(inPactEnvelope(JSON.parse(bytes.toString()), response)));
  } catch {
    return bytes;
  }
}

async function pass(request: IncomingMessage, response: ServerResponse, target: string): Promise<void> {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headersDistinct))
    if (!ownHeaders.includes(name)) for (const each of value ?? []) headers.append(name, each);
  const sent = await buffer(request);
  const body = sent.length > 0 ? new Uint8Array(sent) : undefined;
  const answer = await fetch(`${target}${request.url}`, { method: request.method!, headers, body });
  const content = contentOf(Buffer.from(await answer.arrayBuffer()), answer);
  for (const [name, value] of answer.headers) if (!ownHeaders.includes(name)) response.setHeader(name, value);
  response.writeHead(answer.status).end(content);
}

/** @param target the server under verification, without a path */
export async function startEnvelopeProxy(target: string): Promise<{ url: string; close: () => void }> {
  const server = createServer((request, response) => {
    pass(request, response, target).catch((error: unknown) => response.writeHead(502).end(String(error)));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
