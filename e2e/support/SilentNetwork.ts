// A network between the app and its server that can fall silent as a phone's does while it sleeps: connections stay
// open on both sides, and nothing comes through any more.
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
  /** New connections that ask for a web socket are taken and never answered, as some companies' networks do. */
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
   * Every open socket stays open and carries nothing more, for good. Connections of calls end, as browsers end theirs
   * when the device goes to sleep. New ones work.
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
