// A network between a server and its database that can be interrupted.
import { once } from 'node:events';
import { connect, createServer } from 'node:net';
import type { AddressInfo, Server, Socket } from 'node:net';

/** Forwards bytes until the test makes it discard them silently, like a cut cable. */
export class TcpProxy {
  private readonly server: Server;
  private readonly pairs = new Set<[Socket, Socket]>();
  private isSilent = false;

  private constructor(targetPort: number) {
    this.server = createServer((near) => {
      const far = connect(targetPort, '127.0.0.1');
      const pair: [Socket, Socket] = [near, far];
      this.pairs.add(pair);
      for (const [from, to] of [pair, [far, near] as const]) {
        from.on('data', (bytes) => void (this.pairs.has(pair) && !this.isSilent && to.write(bytes)));
        from.on('error', () => undefined);
        from.on('close', () => void (!this.isSilent && to.destroy()));
      }
    });
  }

  static async start(targetPort: number): Promise<TcpProxy> {
    const proxy = new TcpProxy(targetPort);
    proxy.server.listen(0, '127.0.0.1');
    await once(proxy.server, 'listening');
    return proxy;
  }

  get port(): number {
    return (this.server.address() as AddressInfo).port;
  }

  swallow(): void {
    this.isSilent = true;
  }

  /** Forwards new connections; existing ones stay silent. */
  heal(): void {
    this.pairs.clear();
    this.isSilent = false;
  }

  stop(): void {
    this.server.close();
    for (const pair of this.pairs) for (const socket of pair) socket.destroy();
  }
}
