import type { FastifyBaseLogger } from 'fastify';
import type { Random } from '../random.ts';
import { maskEmail, maskPhone } from '../domains/session/public/mask.ts';
import { renderedOf } from './MessageTransport.ts';
import type { MessageTransport, RenderedMessage, Delivery } from './MessageTransport.ts';

const keptMax = 200;

export interface KeptMessage {
  channel: 'mail' | 'sms';
  kind: string;
  letter: RenderedMessage;
  /** ms since 1970 UTC. */
  sentAt: number;
}

interface SandboxOutboxOptions {
  log: Pick<FastifyBaseLogger, 'info'>;
  clock: { now(): number };
  random: Random;
  /** Public host of the app. */
  publicHost?: string;
}

/** A sandbox sends nothing: it keeps the last messages for the operator and logs that. */
export class SandboxOutbox {
  readonly mail: MessageTransport = this.transportOf('mail');
  readonly sms: MessageTransport = this.transportOf('sms');
  /** Access key of the outbox page; different at each start. */
  readonly key: string;
  readonly publicHost: string | undefined;
  private readonly kept: KeptMessage[] = [];
  private readonly log: Pick<FastifyBaseLogger, 'info'>;
  private readonly clock: { now(): number };

  constructor({ log, clock, random, publicHost }: SandboxOutboxOptions) {
    this.log = log;
    this.clock = clock;
    this.publicHost = publicHost;
    this.key = random.bytes(16).toString('base64url');
  }

  /** Newest first. */
  messages(): readonly KeptMessage[] {
    return this.kept;
  }

  private transportOf(channel: 'mail' | 'sms'): MessageTransport {
    return {
      deliver: async (delivery) => this.keep(channel, delivery),
      close: () => undefined,
    };
  }

  private keep(channel: 'mail' | 'sms', delivery: Delivery): void {
    const letter = renderedOf(delivery);
    const { kind } = delivery;
    const { to, words } = letter;
    this.kept.unshift({ channel, kind, letter, sentAt: this.clock.now() });
    if (this.kept.length > keptMax) this.kept.pop();
    const address = channel === 'mail' ? maskEmail(to) : maskPhone(to);
    const { code } = words;
    this.log.info({ channel, address, kind, ...(code && { sandboxCode: code }) }, 'sandbox message');
  }
}
