import { isIP } from 'node:net';
import { isSupportedCountry } from 'libphonenumber-js/max';
import { isLoopback, readServiceUrl, urlFaultText } from '../serviceUrl.ts';
import { StartError } from '../StartError.ts';

/** Delivery channels; an omitted channel does not exist. */
export interface MessagingConfig {
  mail?: MailConfig;
  sms?: WebhookConfig;
  /** Webhook of the operator's own systems. */
  events?: WebhookConfig;
  /** Cost limits of text messages; `defaultSmsLimits` by default. */
  smsLimits?: SmsLimits;
  /** Public host of the app: browsers offer the code of a text message on this host only. */
  publicHost?: string;
}

export interface MailConfig {
  host: string;
  port: number;
  /** Implicit TLS, mandatory STARTTLS, or none. */
  tls: 'start' | 'upgrade' | 'none';
  login?: { user: string; password: string };
  /** Sender address of mail. */
  from: string;
}

export interface WebhookConfig {
  url: string;
  /** Signs every request. */
  secret: string;
}

export interface SmsLimits {
  /** Codes by text message per hour. */
  perHour: number;
  /** Codes by text message per country and hour. */
  perCountryHour: number;
  /** ISO codes of the countries that text messages are sent to; empty for all. */
  countries: readonly string[];
}

export const defaultSmsLimits: SmsLimits = { perHour: 3000, perCountryHour: 300, countries: [] };

type Environment = Record<string, string | undefined>;

const secretLengthMin = 16;

/**
 * Reads MAIL_SMTP_URL, MAIL_FROM, SMS_WEBHOOK_URL, SMS_WEBHOOK_SECRET, EVENTS_WEBHOOK_URL, EVENTS_WEBHOOK_SECRET,
 * SMS_COUNTRIES, LIMIT_SMS_PER_HOUR, LIMIT_SMS_PER_COUNTRY_HOUR and PUBLIC_URL.
 * @throws StartError naming the variable, never its value, which may contain a password
 */
export function readMessagingConfig(environment: Environment): MessagingConfig {
  const mail = readMail(environment);
  const sms = readWebhook(environment, 'SMS_WEBHOOK');
  const events = readWebhook(environment, 'EVENTS_WEBHOOK');
  const smsLimits = readSmsLimits(environment);
  const publicHost = readPublicHost(environment);
  return {
    ...(mail && { mail }),
    ...(sms && { sms }),
    ...(events && { events }),
    ...(smsLimits && { smsLimits }),
    ...(publicHost && { publicHost }),
  };
}

function readMail({ MAIL_SMTP_URL: text, MAIL_FROM: from }: Environment): MailConfig | undefined {
  if (!text) {
    if (from) throw new StartError('MAIL_FROM: no mail is sent without MAIL_SMTP_URL');
    return undefined;
  }
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if ((url?.protocol !== 'smtp:' && url?.protocol !== 'smtps:') || url.hostname === '')
    throw new StartError('MAIL_SMTP_URL: no address like smtp://user:password@host:587 or smtps://…:465');
  const host = bare(url.hostname);
  const tls = tlsOf(url);
  const login = loginOf(url);
  if (login && tls === 'none' && !isLoopback(host))
    throw new StartError('MAIL_SMTP_URL: a password would go out in the open with tls=none');
  if (!from) throw new StartError('MAIL_FROM: the address that mail comes from is missing');
  if (!isMailbox(from)) throw new StartError(`MAIL_FROM: '${from}' is no address like codes@example.com`);
  const port = url.port === '' ? (tls === 'start' ? 465 : 587) : Number(url.port);
  return { host, port, tls, ...(login && { login }), from };
}

function tlsOf(url: URL): MailConfig['tls'] {
  const wish = url.searchParams.get('tls');
  if ((wish !== null && wish !== 'none') || [...url.searchParams.keys()].some((name) => name !== 'tls'))
    throw new StartError('MAIL_SMTP_URL: after the ? there can be tls=none and nothing else');
  if (url.protocol === 'smtps:') {
    if (wish) throw new StartError('MAIL_SMTP_URL: smtps:// and tls=none contradict each other');
    return 'start';
  }
  return wish === 'none' ? 'none' : 'upgrade';
}

function loginOf(url: URL): MailConfig['login'] {
  if (url.username === '') return undefined;
  try {
    return { user: decodeURIComponent(url.username), password: decodeURIComponent(url.password) };
  } catch {
    throw new StartError('MAIL_SMTP_URL: a % in user or password must be written %25');
  }
}

/** @param name prefix of its two variables */
function readWebhook(environment: Environment, name: string): WebhookConfig | undefined {
  const { [`${name}_URL`]: text, [`${name}_SECRET`]: secret } = environment;
  if (!text) {
    if (secret) throw new StartError(`${name}_SECRET: nothing is sent without ${name}_URL`);
    return undefined;
  }
  const url = readServiceUrl(text, ['https:', 'http:']);
  if (url === 'form') throw new StartError(`${name}_URL: no address that begins with https://`);
  if (typeof url === 'string') throw new StartError(`${name}_URL: the address ${urlFaultText[url]}`);
  if (url.protocol === 'http:' && !isLoopback(bare(url.hostname)))
    throw new StartError(`${name}_URL: no address that begins with https://`);
  if (!secret || secret.length < secretLengthMin)
    throw new StartError(`${name}_SECRET: at least ${secretLengthMin} characters are needed`);
  return { url: url.href, secret };
}

function readSmsLimits(environment: Environment): SmsLimits | undefined {
  const { SMS_COUNTRIES, LIMIT_SMS_PER_HOUR, LIMIT_SMS_PER_COUNTRY_HOUR } = environment;
  if (!SMS_COUNTRIES && !LIMIT_SMS_PER_HOUR && !LIMIT_SMS_PER_COUNTRY_HOUR) return undefined;
  return {
    perHour: readCount('LIMIT_SMS_PER_HOUR', LIMIT_SMS_PER_HOUR, defaultSmsLimits.perHour),
    perCountryHour: readCount(
      'LIMIT_SMS_PER_COUNTRY_HOUR',
      LIMIT_SMS_PER_COUNTRY_HOUR,
      defaultSmsLimits.perCountryHour,
    ),
    countries: readCountries(SMS_COUNTRIES),
  };
}

function readCount(name: string, text: string | undefined, otherwise: number): number {
  if (!text) return otherwise;
  if (!/^[1-9]\d{0,8}$/.test(text)) throw new StartError(`${name}: '${text}' is not a whole number from 1`);
  return Number(text);
}

function readCountries(text: string | undefined): string[] {
  const codes = (text ?? '').split(',').map((code) => code.trim().toUpperCase());
  const named = codes.filter((code) => code !== '');
  for (const code of named) {
    if (!isSupportedCountry(code))
      throw new StartError(`SMS_COUNTRIES: '${code}' is no country; write them as DE,AT,CH`);
  }
  return named;
}

/**
 * Address at which users reach the product.
 * @throws StartError
 */
export function readPublicUrl({ PUBLIC_URL: text }: Environment): URL | undefined {
  if (!text) return undefined;
  const url = readServiceUrl(text, ['https:', 'http:']);
  if (typeof url === 'string' && url !== 'form')
    throw new StartError(`PUBLIC_URL: the address ${urlFaultText[url]}`);
  if (url === 'form' || (url.protocol === 'http:' && !isLoopback(bare(url.hostname))))
    throw new StartError(`PUBLIC_URL: '${text}' is no address that begins with https://`);
  if (url.pathname !== '/' || url.search !== '' || url.hash !== '')
    throw new StartError(
      `PUBLIC_URL: '${text}' has more than a host: the product is served at the root of one (docs/deploy.md)`,
    );
  return url;
}

function readPublicHost(environment: Environment): string | undefined {
  const url = readPublicUrl(environment);
  const host = url && bare(url.hostname);
  // Browsers bind a code to a host name; an IP address has none.
  return host === undefined || isIP(host) ? undefined : host;
}

function bare(hostname: string): string {
  return hostname.replace(/^\[|\]$/g, '');
}

/** Whether the text is one plain address, safe in a header. */
export function isMailbox(text: string): boolean {
  return /^[^\s\p{C}@<>()[\]\\,;:"]+@[^\s\p{C}@<>()[\]\\,;:"]+$/u.test(text);
}
