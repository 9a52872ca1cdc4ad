import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';

const windowMs = 1_000;
/** An app that comes back with all its channels says two thousand. */
const mostBytes = 32_768;

/**
 * Cuts a connection that says too much, frames without a message too: they are read before anybody could count them.
 * Listens to upgrades of an HTTP server.
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
