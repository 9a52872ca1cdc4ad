import type { Server } from 'node:http';

const sweepEveryMs = 20;
const graceMs = 5000;

/**
 * Takes no more connections, lets what was asked be answered, and closes each connection as it falls silent.
 * Whoever is still talking after five seconds is cut off.
 */
export function drain(server: Server): Promise<void> {
  if (!server.listening) return Promise.resolve();
  return new Promise((resolve) => {
    // close() looks for silent connections once; those that are answered later have to be looked for again.
    const sweep = setInterval(() => server.closeIdleConnections(), sweepEveryMs);
    const cut = setTimeout(() => server.closeAllConnections(), graceMs);
    server.close(() => {
      clearInterval(sweep);
      clearTimeout(cut);
      resolve();
    });
  });
}
