// Stands between Pact's verifier and a server, because the verifier's Rust core sends the form bodies of V4 pacts
// wrongly: as JSON, under the content-length of the form. A server cuts that off or answers 400. A proxy that reads
// the raw bytes can put it right: it waits for the end of the JSON and sends it on as the form that the pact holds.
// Verifiers of other languages build on the same core and need the same; this file needs nothing but Node.
import { createServer, type AddressInfo, type Socket } from 'node:net';

interface RawRequest {
  method: string;
  path: string;
  headers: Headers;
  body: string | undefined;
}

export interface FormBodyProxy {
  /** As http://127.0.0.1:1234. */
  url: string;
  close: () => Promise<void>;
}

const formType = 'application/x-www-form-urlencoded';
/** What belongs to one connection, or is computed anew from the body. */
const ownHeaders = ['connection', 'content-encoding', 'content-length', 'host', 'transfer-encoding'];

/** @param target the server that is verified, without a path. */
export async function startFormBodyProxy(target: string): Promise<FormBodyProxy> {
  const server = createServer((socket) => {
    let received = Buffer.alloc(0);
    let isAnswering = false;
    socket.on('error', () => socket.destroy());
    socket.on('data', (bytes) => {
      received = Buffer.concat([received, bytes]);
      const request = isAnswering ? undefined : readRequest(received);
      if (!request) return;
      isAnswering = true;
      void answer(socket, request, target);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => new Promise((resolve) => void server.close(() => resolve())),
  };
}

/** The request once all of it is there. */
function readRequest(received: Buffer): RawRequest | undefined {
  const headEnd = received.indexOf('\r\n\r\n');
  if (headEnd < 0) return undefined;
  const [start = '', ...lines] = received.subarray(0, headEnd).toString('latin1').split('\r\n');
  const [method = '', path = ''] = start.split(' ');
  const headers = new Headers(
    lines.map((line): [string, string] => {
      const colon = line.indexOf(':');
      return [line.slice(0, colon), line.slice(colon + 1).trim()];
    }),
  );
  const rest = received.subarray(headEnd + 4);
  const length = Number(headers.get('content-length') ?? 0);
  if (rest.length < length) return undefined;
  const isForm = headers.get('content-type')?.startsWith(formType) ?? false;
  if (length === 0 || !isForm || rest[0] !== 0x7b) {
    const body = rest.subarray(0, length).toString();
    return { method, path, headers, body: length === 0 ? undefined : body };
  }
  const fields = readJson(rest.toString());
  return fields && { method, path, headers, body: new URLSearchParams(fields).toString() };
}

/** Undefined while the end is missing. A field may come as a list of one. */
function readJson(text: string): Record<string, string> | undefined {
  try {
    const fields = JSON.parse(text) as Record<string, unknown>;
    return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, String(value)]));
  } catch {
    return undefined;
  }
}

async function answer(socket: Socket, { method, path, headers, body }: RawRequest, target: string) {
  for (const name of ownHeaders) headers.delete(name);
  try {
    const response = await fetch(new URL(path, target), { method, headers, body });
    const content = Buffer.from(await response.arrayBuffer());
    const lines = [...response.headers]
      .filter(([name]) => !ownHeaders.includes(name))
      .map(([name, value]) => `${name}: ${value}\r\n`);
    socket.write(
      `HTTP/1.1 ${response.status} ${response.statusText}\r\n${lines.join('')}` +
        `content-length: ${content.length}\r\nconnection: close\r\n\r\n`,
    );
    socket.end(content);
  } catch (error) {
    socket.end(`HTTP/1.1 502 Bad Gateway\r\nconnection: close\r\n\r\n${String(error)}`);
  }
}
