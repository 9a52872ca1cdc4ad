import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import type { MailConfig } from '../../messaging/messagingConfig.ts';

/**
 * A real mail server that fails midway: of each four mails it accepts the first, stores the second and disconnects
 * before acknowledging it, disconnects during the third without storing it, and temporarily rejects the fourth.
 */
export class UnreliableMailServer {
  /** Message-ID and subject of accepted mails. */
  readonly kept: { id: string; subject: string }[] = [];
  private readonly server: SMTPServer;
  private came = 0;

  constructor() {
    this.server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      closeTimeout: 50,
      onData: (stream, session, done) => {
        let raw = '';
        stream.setEncoding('utf8');
        stream.on('data', (text: string) => (raw += text));
        stream.on('end', () => {
          const fate = this.came++ % 4;
          if (fate < 2) this.keep(raw);
          if (fate === 1 || fate === 2) this.cut(session.id);
          else done(fate === 3 ? Object.assign(new Error('not now'), { responseCode: 451 }) : null);
        });
      },
    });
    this.server.on('error', () => undefined);
  }

  /**
   * @param again its former address, to reopen it there
   * @returns its address
   */
  async open(again?: MailConfig): Promise<MailConfig> {
    await new Promise<void>((resolve) => void this.server.listen(again?.port ?? 0, '127.0.0.1', resolve));
    const { port } = this.server.server.address() as AddressInfo;
    return { host: '127.0.0.1', port, tls: 'none', from: 'codes@brand.example' };
  }

  close(): Promise<void> {
    return new Promise((resolve) => this.server.close(() => resolve()));
  }

  private keep(raw: string): void {
    const [, id = ''] = /^Message-ID: <(\w+)@/im.exec(raw) ?? [];
    const [, subject = ''] = /^Subject: (.*)\r$/m.exec(raw) ?? [];
    this.kept.push({ id, subject });
  }

  private cut(session: string): void {
    for (const connection of this.server.connections as Set<{ id: string; _socket: { destroy(): void } }>)
      if (connection.id === session) connection._socket.destroy();
  }
}
