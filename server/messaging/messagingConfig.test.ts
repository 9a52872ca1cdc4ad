import { describe, expect, it } from 'vitest';
import { readConfig } from '../config.ts';
import { StartError } from '../StartError.ts';
import { readMessagingConfig } from './messagingConfig.ts';

const mail = { MAIL_SMTP_URL: 'smtp://mail.example:2525', MAIL_FROM: 'codes@brand.example' };
const sms = { SMS_WEBHOOK_URL: 'https://gateway.example/sms', SMS_WEBHOOK_SECRET: '0123456789abcdef' };

const events = { EVENTS_WEBHOOK_URL: 'https://desk.example/in', EVENTS_WEBHOOK_SECRET: 'fedcba9876543210' };

describe('where messages go', () => {
  it('is nowhere unless it is configured', () => {
    expect(readMessagingConfig({})).toEqual({});
    expect(readConfig({ SANDBOX: 'off' }).messaging).toEqual({});
  });

  it.each([
    ['smtp://mail.example', { host: 'mail.example', port: 587, tls: 'upgrade' }],
    ['smtp://mail.example:2525', { host: 'mail.example', port: 2525, tls: 'upgrade' }],
    ['smtps://mail.example', { host: 'mail.example', port: 465, tls: 'start' }],
    ['smtp://mail.example:25?tls=none', { host: 'mail.example', port: 25, tls: 'none' }],
    ['smtp://[::1]:25?tls=none', { host: '::1', port: 25, tls: 'none' }],
    [
      'smtps://me%40brand.example:p%40ss%2F1@mail.example',
      {
        host: 'mail.example',
        port: 465,
        tls: 'start',
        login: { user: 'me@brand.example', password: 'p@ss/1' },
      },
    ],
  ])('is a mail server by the address %s', (MAIL_SMTP_URL, read) => {
    const { MAIL_FROM } = mail;
    expect(readMessagingConfig({ MAIL_SMTP_URL, MAIL_FROM }).mail).toEqual({ ...read, from: MAIL_FROM });
  });

  it('has ceilings for text messages, and countries that get them', () => {
    expect(readMessagingConfig({ SMS_COUNTRIES: 'de, AT,ch' }).smsLimits).toEqual({
      perHour: 3000,
      perCountryHour: 300,
      countries: ['DE', 'AT', 'CH'],
    });
    const figures = { LIMIT_SMS_PER_HOUR: '50', LIMIT_SMS_PER_COUNTRY_HOUR: '20' };
    expect(readMessagingConfig(figures).smsLimits).toEqual({
      perHour: 50,
      perCountryHour: 20,
      countries: [],
    });
  });

  it.each([
    [{ SMS_COUNTRIES: 'DE,Austria' }, "SMS_COUNTRIES: 'AUSTRIA' is no country; write them as DE,AT,CH"],
    [{ LIMIT_SMS_PER_HOUR: '0' }, "LIMIT_SMS_PER_HOUR: '0' is not a whole number from 1"],
    [{ LIMIT_SMS_PER_COUNTRY_HOUR: 'few' }, "LIMIT_SMS_PER_COUNTRY_HOUR: 'few' is not a whole number from 1"],
  ])('has no ceiling like %j', (environment, sentence) => {
    expect(() => readMessagingConfig(environment)).toThrow(sentence);
    expect(() => readMessagingConfig(environment)).toThrow(StartError);
  });

  it('is a gateway for text messages, and the host that their codes belong to', () => {
    const read = readMessagingConfig({ ...sms, PUBLIC_URL: 'https://trade.example:8443/' });
    expect(read).toEqual({
      sms: { url: sms.SMS_WEBHOOK_URL, secret: sms.SMS_WEBHOOK_SECRET },
      publicHost: 'trade.example',
    });
    expect(readMessagingConfig({ ...sms, SMS_WEBHOOK_URL: 'http://127.0.0.1:8080/sms' }).sms?.url).toBe(
      'http://127.0.0.1:8080/sms',
    );
    expect(readMessagingConfig({ PUBLIC_URL: 'https://192.0.2.1' })).toEqual({});
  });

  it("is the address of the operator's own systems", () => {
    const { EVENTS_WEBHOOK_URL: url, EVENTS_WEBHOOK_SECRET: secret } = events;
    expect(readMessagingConfig(events)).toEqual({ events: { url, secret } });
  });

  it.each([
    [{ ...mail, MAIL_SMTP_URL: 'mail.example' }, 'MAIL_SMTP_URL: no address like'],
    [{ ...mail, MAIL_SMTP_URL: 'http://mail.example' }, 'MAIL_SMTP_URL: no address like'],
    [{ ...mail, MAIL_SMTP_URL: 'smtp://' }, 'MAIL_SMTP_URL: no address like'],
    [{ ...mail, MAIL_SMTP_URL: 'smtp://mail.example?tls=maybe' }, 'MAIL_SMTP_URL: after the ?'],
    [{ ...mail, MAIL_SMTP_URL: 'smtp://mail.example?pool=true' }, 'MAIL_SMTP_URL: after the ?'],
    [{ ...mail, MAIL_SMTP_URL: 'smtps://mail.example?tls=none' }, 'MAIL_SMTP_URL: smtps:// and'],
    [{ ...mail, MAIL_SMTP_URL: 'smtp://me:s3cret@mail.example?tls=none' }, 'MAIL_SMTP_URL: a password'],
    [{ ...mail, MAIL_SMTP_URL: 'smtp://me:s3cret%@mail.example' }, 'MAIL_SMTP_URL: a %'],
    [{ ...mail, MAIL_SMTP_URL: 's3cret' }, 'MAIL_SMTP_URL: no address like'],
    [{ ...mail, MAIL_FROM: '' }, 'MAIL_FROM: the address'],
    [{ ...mail, MAIL_FROM: 'Brand <codes@brand.example>' }, 'MAIL_FROM: '],
    [{ ...mail, MAIL_FROM: 'a@b.example\r\nBcc: c@d.example' }, 'MAIL_FROM: '],
    [{ MAIL_FROM: mail.MAIL_FROM }, 'MAIL_FROM: no mail is sent'],
    [{ ...sms, SMS_WEBHOOK_URL: 'gateway' }, 'SMS_WEBHOOK_URL: no address'],
    [{ ...sms, SMS_WEBHOOK_URL: 'http://gateway.example/sms' }, 'SMS_WEBHOOK_URL: no address'],
    [{ ...sms, SMS_WEBHOOK_URL: 'http://127.example/sms' }, 'SMS_WEBHOOK_URL: no address'],
    [
      { ...sms, SMS_WEBHOOK_URL: 'https://me:s3cret@gateway.example' },
      'SMS_WEBHOOK_URL: the address has a user name',
    ],
    [{ ...sms, SMS_WEBHOOK_SECRET: 's3cret' }, 'SMS_WEBHOOK_SECRET: at least 16'],
    [{ ...sms, SMS_WEBHOOK_SECRET: '' }, 'SMS_WEBHOOK_SECRET: at least 16'],
    [{ SMS_WEBHOOK_SECRET: sms.SMS_WEBHOOK_SECRET }, 'SMS_WEBHOOK_SECRET: nothing is sent'],
    [{ ...events, EVENTS_WEBHOOK_URL: 'http://desk.example' }, 'EVENTS_WEBHOOK_URL: no address'],
    [{ ...events, EVENTS_WEBHOOK_SECRET: 's3cret' }, 'EVENTS_WEBHOOK_SECRET: at least 16'],
    [{ EVENTS_WEBHOOK_SECRET: events.EVENTS_WEBHOOK_SECRET }, 'EVENTS_WEBHOOK_SECRET: nothing is sent'],
    [{ PUBLIC_URL: 'trade.example' }, "PUBLIC_URL: 'trade.example'"],
    [{ PUBLIC_URL: 'http://trade.example' }, 'PUBLIC_URL: '],
    [
      { SANDBOX: 'off', PUBLIC_URL: 'https://trade.example/app' },
      "PUBLIC_URL: 'https://trade.example/app' has more than a host",
    ],
    [
      { SANDBOX: 'off', PUBLIC_URL: 'https://*.example' },
      'PUBLIC_URL: the address has no host that is one name',
    ],
  ])('is refused by the name of the variable, without a secret: %j', (environment, sentence) => {
    let fault: unknown;
    try {
      readConfig(environment);
    } catch (error) {
      fault = error;
    }
    expect(fault).toBeInstanceOf(StartError);
    expect((fault as StartError).message).toMatch(new RegExp(`^${sentence.replaceAll('?', '\\?')}`));
    expect((fault as StartError).message).not.toContain('s3cret');
  });
});
