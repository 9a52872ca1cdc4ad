import type { Server } from 'node:http';

const sweepEveryMs = 20;
const graceMs = 5000;

/**
 * Call this just before closing the server: closes each connection once it is idle, and terminates busy ones after five
 * seconds. Node checks for idle connections only once at close; a connection answered a moment later would stay open
 * for over a minute.
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
