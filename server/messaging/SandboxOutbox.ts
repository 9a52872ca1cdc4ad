import type { FastifyBaseLogger } from 'fastify';
import { maskEmail } from '../session/mask.ts';
import type { Message, Messenger } from './Messenger.ts';

/** A sandbox sends nothing: it keeps the last messages where whoever runs it can read them, and says so in the log. */
export class SandboxOutbox implements Messenger {
  readonly channels = ['mail', 'sms'] as const;
  private readonly kept: Message[] = [];
  private readonly log: Pick<FastifyBaseLogger, 'info'>;

  constructor(log: Pick<FastifyBaseLogger, 'info'>) {
    this.log = log;
  }

  async deliver(message: Message): Promise<void> {
    this.hand(message);
  }

  hand(message: Message): void {
    const { channel, to, purpose, code } = message;
    this.kept.unshift(message);
    if (this.kept.length > 200) this.kept.pop();
    this.log.info({ channel, address: maskEmail(to), purpose, sandboxCode: code }, 'sandbox code');
  }

  /** The newest first. */
  messages(): readonly Message[] {
    return this.kept;
  }

  async close(): Promise<void> {
    return undefined;
  }
}
