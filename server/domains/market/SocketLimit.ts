import type { IncomingMessage, Server as HttpServer, ServerResponse } from 'node:http';
import type { Server } from 'socket.io';
import { networkOf } from '../../http/networkOf.ts';
import { limitBytes } from './limitBytes.ts';

interface EngineSocket {
  request: IncomingMessage;
  once(event: 'close', listener: () => void): unknown;
}

interface SocketLimitOptions {
  /** Maximum number of connections per network. */
  most: number;
  /** Use the address from X-Forwarded-For: behind exactly one proxy, which sets the last entry. */
  trustsProxy: boolean;
}

/** Counts open connections per network, so that one machine cannot use them all. */
export class SocketLimit {
  private readonly open = new Map<string, number>();
  private readonly options: SocketLimitOptions;

  constructor(options: SocketLimitOptions) {
    this.options = options;
  }

  /** Whether this request may open another connection; requests of an open connection are always allowed. */
  allows(request: IncomingMessage): boolean {
    const isOpen = new URL(request.url ?? '/', 'http://feed').searchParams.has('sid');
    return isOpen || (this.open.get(this.networkOf(request)) ?? 0) < this.options.most;
  }

  /** Counts from the handshake on: a silent connection uses memory too. */
  watch({ engine }: Server, httpServer: HttpServer): void {
    httpServer.on('upgrade', limitBytes);
    engine.use(refuseScripts);
    // engine.io writes its rejections without the event below.
    httpServer.prependListener('request', ({ url = '' }: IncomingMessage, answer: ServerResponse) => {
      if (url.startsWith('/socket.io/')) answer.setHeader('x-content-type-options', 'nosniff');
    });
    engine.on('headers', (headers: Record<string, string>) => {
      headers['x-content-type-options'] = 'nosniff';
    });
    engine.on('connection', (socket: EngineSocket) => {
      const network = this.networkOf(socket.request);
      this.open.set(network, (this.open.get(network) ?? 0) + 1);
      socket.once('close', () => {
        const left = (this.open.get(network) ?? 1) - 1;
        if (left > 0) this.open.set(network, left);
        else this.open.delete(network);
      });
    });
  }

  private networkOf({ headers, socket }: IncomingMessage): string {
    const forwarded = String(headers['x-forwarded-for'] ?? '')
      .split(',')
      .at(-1)
      ?.trim();
    const address = this.options.trustsProxy && forwarded ? forwarded : socket.remoteAddress;
    return networkOf(address ?? '');
  }
}

/** JSONP responses serve only obsolete browsers and pages of other sites. */
function refuseScripts({ url = '/' }: IncomingMessage, answer: ServerResponse, next: () => void): void {
  if (new URL(url, 'http://feed').searchParams.has('j')) answer.writeHead(400).end();
  else next();
}
