import type { Socket } from 'node:net';

/**
 * Reads a connection's address early: Node caches it, and a reset connection no longer has one. A connection reset
 * before that needs no answer.
 */
export function keepAddress(socket: Socket): void {
  if (socket.remoteAddress === undefined) socket.destroy();
}
