import type { FastifyBaseLogger } from 'fastify';
import type { Random } from '../random.ts';
import type { Channel } from '../commands/OutboxQueue.ts';
import { EventsWebhook } from './EventsWebhook.ts';
import type { MessagingConfig } from './messagingConfig.ts';
import type { MessageTransports } from './Outbox.ts';
import { SandboxOutbox } from './SandboxOutbox.ts';
import { SmsWebhook } from './SmsWebhook.ts';
import { SmtpMail } from './SmtpMail.ts';

interface Options {
  config: { isSandbox: boolean; messaging: MessagingConfig };
  clock: { now(): number };
  random: Random;
  log: FastifyBaseLogger;
}

interface Created {
  transports: MessageTransports;
  channels: readonly Channel[];
  /** Set in a sandbox, which sends nothing. */
  sandboxOutbox: SandboxOutbox | undefined;
}

/** Creates the transports: the outbox of a sandbox, or the configured ones. */
export function createTransports({ config, clock, random, log }: Options): Created {
  const { mail, sms, events, publicHost } = config.messaging;
  if (config.isSandbox) {
    if (mail || sms || events)
      log.warn('this is a sandbox: nothing is sent, whatever is configured for mail, SMS and events');
    const sandboxOutbox = new SandboxOutbox({ log, clock, random, publicHost });
    const transports = { mail: sandboxOutbox.mail, sms: sandboxOutbox.sms };
    return { transports, channels: ['mail', 'sms'], sandboxOutbox };
  }
  if (!mail && !sms)
    log.warn('neither MAIL_SMTP_URL nor SMS_WEBHOOK_URL is set: people can register by username alone');
  const smtp = mail && new SmtpMail(mail);
  void smtp?.tryOut(log);
  const transports = {
    ...(smtp && { mail: smtp }),
    ...(sms && { sms: new SmsWebhook({ ...sms, clock, publicHost }) }),
    ...(events && { webhook: new EventsWebhook({ ...events, clock }) }),
  };
  return { transports, channels: Object.keys(transports) as Channel[], sandboxOutbox: undefined };
}
