import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from '../context.ts';
import type { Random } from '../random.ts';
import { CarryingMessenger } from './CarryingMessenger.ts';
import type { Messenger } from './Messenger.ts';
import type { MessagingConfig } from './messagingConfig.ts';
import { SandboxOutbox } from './SandboxOutbox.ts';
import { SmsWebhook } from './SmsWebhook.ts';
import { SmtpMail } from './SmtpMail.ts';

interface MessengerOptions {
  config: { isSandbox: boolean; messaging: MessagingConfig };
  clock: Clock;
  random: Random;
  log: FastifyBaseLogger;
}

/** What carries codes here: the outbox of a sandbox, which sends nothing, or what is configured. */
export function createMessenger({ config, clock, random, log }: MessengerOptions): Messenger {
  const { mail, sms, publicHost } = config.messaging;
  if (config.isSandbox) {
    if (mail || sms) log.warn('this is a sandbox: nothing is sent, whatever is configured for mail and SMS');
    return new SandboxOutbox({ log, clock, random, publicHost });
  }
  if (!mail && !sms)
    log.warn('neither MAIL_SMTP_URL nor SMS_WEBHOOK_URL is set: people can register by username alone');
  const smtp = mail && new SmtpMail(mail);
  void smtp?.tryOut(log);
  const webhook = sms && new SmsWebhook({ ...sms, clock, publicHost });
  return new CarryingMessenger({
    carriers: { ...(smtp && { mail: smtp }), ...(webhook && { sms: webhook }) },
    random,
    log,
  });
}
