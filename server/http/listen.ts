import type { FastifyInstance } from 'fastify';
import { StartError } from '../StartError.ts';

/**
 * @param prefix of the variables that define the address
 * @returns the address it listens on
 * @throws StartError when the port is taken, or the address is not this machine's
 */
export async function listen(
  app: FastifyInstance,
  address: { host: string; port: number },
  prefix = '',
): Promise<string> {
  try {
    const listening = await app.listen(address);
    // Emitted for a connection that could not be accepted for lack of memory or file descriptors. Without a listener it
    // ends the process.
    app.server.on('error', (error) => app.log.error({ err: error }, 'a connection was not accepted'));
    return listening;
  } catch (error) {
    throw notListening(error, address, prefix);
  }
}

/** Explains why the server cannot listen; an unknown error is passed on unchanged. */
function notListening(error: unknown, { host, port }: { host: string; port: number }, prefix: string) {
  const sentences: Record<string, string> = {
    EADDRINUSE: `Port ${port} is taken by another program: end it, or choose another ${prefix}PORT`,
    EACCES: `Port ${port} may not be opened by this user: choose a ${prefix}PORT of 1024 or more`,
    EADDRNOTAVAIL: `${prefix}HOST: ${host} is no address of this machine`,
    ENOTFOUND: `${prefix}HOST: ${host} is no address of this machine`,
  };
  const { code } = error as { code?: string };
  const sentence = code && sentences[code];
  return sentence ? new StartError(sentence, { cause: error }) : error;
}
