import type { Socket } from 'node:net';

/**
 * Has a connection know whom it comes from for as long as it is looked at: Node keeps the address once it was asked for,
 * and a connection that was reset cannot be asked any more. One that was reset before that has nobody to answer to.
 */
export function keepAddress(socket: Socket): void {
  if (socket.remoteAddress === undefined) socket.destroy();
}
