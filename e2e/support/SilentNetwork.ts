// A proxy between the app and its server that can go silent like the network of a sleeping phone: connections stay open
// on both sides, but no data passes.
import { connect, createServer, type Server, type Socket } from 'node:net';
import type { AddressInfo } from 'node:net';

interface Link {
  near: Socket;
  far: Socket;
  isWebSocket: boolean;
}

export class SilentNetwork {
  readonly #server: Server;
  readonly #links = new Set<Link>();
  /** New web socket connections are accepted and never answered, as in some corporate networks. */
  holdsUpgrades = false;

  private constructor(server: Server) {
    this.#server = server;
  }

  static async to(port: number): Promise<SilentNetwork> {
    const server = createServer();
    const network = new SilentNetwork(server);
    server.on('connection', (near) => network.#join(near, connect(port, '127.0.0.1')));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return network;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  /**
   * Open sockets stay open and transmit nothing from now on. HTTP connections are closed, as browsers do when the
   * device sleeps. New connections work.
   */
  silence(): void {
    for (const { near, far, isWebSocket } of this.#links) {
      if (isWebSocket) {
        near.unpipe(far).pause();
        far.unpipe(near).pause();
      } else {
        near.destroy();
      }
    }
  }

  async close(): Promise<void> {
    for (const { near } of this.#links) near.destroy();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  #join(near: Socket, far: Socket): void {
    const link: Link = { near, far, isWebSocket: false };
    this.#links.add(link);
    near.once('data', (head) => {
      link.isWebSocket = /^upgrade: websocket/im.test(head.toString('latin1'));
      if (link.isWebSocket && this.holdsUpgrades) return;
      far.write(head);
      near.pipe(far);
    });
    far.pipe(near);
    const end = () => {
      near.destroy();
      far.destroy();
      this.#links.delete(link);
    };
    for (const socket of [near, far]) socket.on('error', end).on('close', end);
  }
}
