import type { ConnectionOptions } from 'node:tls';
import type { FastifyBaseLogger } from 'fastify';
import { createTransport } from 'nodemailer';
import type { NodemailerError } from 'nodemailer';
import { brand } from '../../contracts/brand.ts';
import { renderedOf, DeliveryError } from './MessageTransport.ts';
import type { MessageTransport, Delivery } from './MessageTransport.ts';
import { mailOf } from './mailOf.ts';
import { isMailbox } from './messagingConfig.ts';
import type { MailConfig } from './messagingConfig.ts';

const timeoutMs = 10_000;
const connectionsMax = 4;
/** Faults of the way there, whose text is this machine's own and names no address. */
const ownWords = new Set(['ECONNECTION', 'ETIMEDOUT', 'ESOCKET', 'EDNS', 'ETLS']);
/** Where a server refuses this message; what it refuses before is its own trouble or the configuration's, and passes. */
const ofMessage = new Set(['RCPT TO', 'DATA']);

/** Mail by SMTP, over connections that are kept for the next one. */
export class SmtpMail implements MessageTransport {
  private readonly config: MailConfig;
  /**
   * Separate connections, so that awaited mail is never queued behind other mail and its timing reveals nothing about
   * it.
   */
  private readonly transports: Record<'awaited' | 'other', ReturnType<typeof connect>>;

  /** @param tls what else to trust */
  constructor(config: MailConfig, tls: ConnectionOptions = {}) {
    this.config = config;
    this.transports = { awaited: connect(config, tls), other: connect(config, tls) };
  }

  async deliver(delivery: Delivery, signal: AbortSignal): Promise<void> {
    const { from } = this.config;
    const { to, locale, words } = renderedOf(delivery);
    if (!isMailbox(to)) throw new DeliveryError('an address that a header could break on', { isFinal: true });
    try {
      await this.transports[delivery.isAwaited ? 'awaited' : 'other'].sendMail({
        ...mailOf(words, locale),
        // As an object, the text stays one address whatever it contains.
        from: { name: brand.name, address: from },
        to: { name: '', address: to },
        envelope: { from, to: [to] },
        messageId: `<${delivery.id}@${from.slice(from.lastIndexOf('@') + 1)}>`,
        headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
        xMailer: false,
        disableFileAccess: true,
        disableUrlAccess: true,
        signal,
      });
    } catch (error) {
      throw deliveryError(error);
    }
  }

  /** Says in the log whether the server can be reached and lets us in; nothing waits for it. */
  async tryOut(log: Pick<FastifyBaseLogger, 'info' | 'warn'>): Promise<void> {
    const { host, port } = this.config;
    try {
      await this.transports.awaited.verify();
      log.info({ host, port }, 'mail server reached');
    } catch (error) {
      log.warn(
        { host, port, reason: deliveryError(error).message },
        'mail server not reached: going on without it',
      );
    }
  }

  close(): void {
    for (const transport of Object.values(this.transports)) transport.close();
  }
}

function connect({ host, port, tls, login }: MailConfig, trust: ConnectionOptions) {
  return createTransport({
    pool: true,
    maxConnections: connectionsMax,
    // Tries are counted in one place, and that is not here.
    maxRequeues: 0,
    host,
    port,
    secure: tls === 'start',
    requireTLS: tls === 'upgrade',
    ignoreTLS: tls === 'none',
    tls: { minVersion: 'TLSv1.2', ...trust },
    ...(login && { auth: { user: login.user, pass: login.password } }),
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    dnsTimeout: timeoutMs,
  });
}

/** A server's answer often repeats the address, so only its number is kept. */
function deliveryError(error: unknown): DeliveryError {
  const { code = 'fault', responseCode, command, message } = error as NodemailerError;
  const isAnswer = responseCode !== undefined;
  const reason = isAnswer ? `${code} ${responseCode} at ${command}` : code;
  const isFinal = isAnswer && responseCode >= 500 && ofMessage.has(command ?? '');
  return new DeliveryError(!isAnswer && ownWords.has(code) ? `${code}: ${message}` : reason, { isFinal });
}
