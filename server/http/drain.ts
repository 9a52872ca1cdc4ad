import type { Server } from 'node:http';

const sweepEveryMs = 20;
const graceMs = 5000;

/**
 * To be called just before the server is closed: closes each connection as it falls silent, and cuts off whoever
 * is still talking after five seconds. Node itself looks for silent connections once, when it is told to close;
 * those that are answered a moment later would keep it open for over a minute.
 */
export function drainOnClose(server: Server): void {
  if (!server.listening) return;
  const sweep = setInterval(() => server.closeIdleConnections(), sweepEveryMs);
  const cut = setTimeout(() => server.closeAllConnections(), graceMs);
  server.once('close', () => {
    clearInterval(sweep);
    clearTimeout(cut);
  });
}
