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
/** Connection errors, whose text is generated locally and contains no address. */
const ownWords = new Set(['ECONNECTION', 'ETIMEDOUT', 'ESOCKET', 'EDNS', 'ETLS']);
/**
 * Commands whose rejection concerns this message; earlier rejections concern the server or the configuration, and are
 * temporary.
 */
const ofMessage = new Set(['RCPT TO', 'DATA']);

/** Mail by SMTP, over connections that are reused. */
export class SmtpMail implements MessageTransport {
  private readonly config: MailConfig;
  /**
   * Separate connections, so that awaited mail is never queued behind other mail and its timing reveals nothing about
   * it.
   */
  private readonly transports: Record<'awaited' | 'other', ReturnType<typeof connect>>;

  /** @param tls additional trusted certificates */
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

  /** Logs whether the server is reachable and accepts the log-in; nothing waits for it. */
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
    // Retries are counted by the outbox, not here.
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

/** A server's response often repeats the address, so only its code is kept. */
function deliveryError(error: unknown): DeliveryError {
  const { code = 'fault', responseCode, command, message } = error as NodemailerError;
  const isAnswer = responseCode !== undefined;
  const reason = isAnswer ? `${code} ${responseCode} at ${command}` : code;
  const isFinal = isAnswer && responseCode >= 500 && ofMessage.has(command ?? '');
  return new DeliveryError(!isAnswer && ownWords.has(code) ? `${code}: ${message}` : reason, { isFinal });
}
