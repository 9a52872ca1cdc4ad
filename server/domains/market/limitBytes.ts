import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';

const windowMs = 1_000;
/** An app that reconnects with all its channels sends two thousand bytes. */
const mostBytes = 32_768;

/**
 * Cuts a connection that sends too much, including frames without a message, which are parsed before they can be
 * counted. Listens to upgrades of an HTTP server.
 */
export function limitBytes(_request: IncomingMessage, socket: Duplex): void {
  let since = performance.now();
  let bytes = 0;
  socket.on('data', (chunk: Buffer) => {
    const now = performance.now();
    if (now - since >= windowMs) [since, bytes] = [now, 0];
    bytes += chunk.length;
    // A flooding client gets no closing handshake.
    if (bytes > mostBytes) socket.destroy();
  });
}
