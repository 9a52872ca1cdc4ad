import type { FastifyBaseLogger } from 'fastify';
import type { Random } from '../random.ts';
import type { Channel } from '../writer/OutboxQueue.ts';
import { EventsWebhook } from './EventsWebhook.ts';
import type { MessagingConfig } from './messagingConfig.ts';
import type { Carriers } from './Outbox.ts';
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
  carriers: Carriers;
  channels: readonly Channel[];
  /** Of a sandbox, which sends nothing. */
  sandboxOutbox: SandboxOutbox | undefined;
}

/** What carries messages here: the outbox of a sandbox, which sends nothing, or what is configured. */
export function createCarriers({ config, clock, random, log }: Options): Created {
  const { mail, sms, events, publicHost } = config.messaging;
  if (config.isSandbox) {
    if (mail || sms || events)
      log.warn('this is a sandbox: nothing is sent, whatever is configured for mail, SMS and events');
    const sandboxOutbox = new SandboxOutbox({ log, clock, random, publicHost });
    const carriers = { mail: sandboxOutbox.mail, sms: sandboxOutbox.sms };
    return { carriers, channels: ['mail', 'sms'], sandboxOutbox };
  }
  if (!mail && !sms)
    log.warn('neither MAIL_SMTP_URL nor SMS_WEBHOOK_URL is set: people can register by username alone');
  const smtp = mail && new SmtpMail(mail);
  void smtp?.tryOut(log);
  const carriers = {
    ...(smtp && { mail: smtp }),
    ...(sms && { sms: new SmsWebhook({ ...sms, clock, publicHost }) }),
    ...(events && { webhook: new EventsWebhook({ ...events, clock }) }),
  };
  return { carriers, channels: Object.keys(carriers) as Channel[], sandboxOutbox: undefined };
}
