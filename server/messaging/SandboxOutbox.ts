import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from '../context.ts';
import type { Random } from '../random.ts';
import { maskEmail, maskPhone } from '../domains/session/mask.ts';
import type { Message, Messenger } from './Messenger.ts';

const keptMax = 200;

export interface KeptMessage {
  message: Message;
  /** ms since 1970 UTC. */
  sentAt: number;
}

interface SandboxOutboxOptions {
  log: Pick<FastifyBaseLogger, 'info'>;
  clock: Clock;
  random: Random;
  /** Where people reach the app. */
  publicHost?: string;
}

/** A sandbox sends nothing: it keeps the last messages where whoever runs it can read them, and says so in the log. */
export class SandboxOutbox implements Messenger {
  readonly channels = ['mail', 'sms'] as const;
  /** Opens the page of the outbox; another one at each start. */
  readonly key: string;
  readonly publicHost: string | undefined;
  private readonly kept: KeptMessage[] = [];
  private readonly log: Pick<FastifyBaseLogger, 'info'>;
  private readonly clock: Clock;

  constructor({ log, clock, random, publicHost }: SandboxOutboxOptions) {
    this.log = log;
    this.clock = clock;
    this.publicHost = publicHost;
    this.key = random.bytes(16).toString('base64url');
  }

  async deliver(message: Message): Promise<void> {
    this.hand(message);
  }

  hand(message: Message): void {
    const { channel, to, purpose, code } = message;
    this.kept.unshift({ message, sentAt: this.clock.now() });
    if (this.kept.length > keptMax) this.kept.pop();
    const address = channel === 'mail' ? maskEmail(to) : maskPhone(to);
    this.log.info({ channel, address, purpose, sandboxCode: code }, 'sandbox code');
  }

  /** The newest first. */
  messages(): readonly KeptMessage[] {
    return this.kept;
  }

  async close(): Promise<void> {
    return undefined;
  }
}
