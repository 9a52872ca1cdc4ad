// Values for the texts of messages about an account.
import { brand } from '../../../../contracts/brand.ts';
import { intlLocale } from '../../../../contracts/locales.ts';
import type { LocaleId } from '../../../../contracts/locales.ts';
import { plainText } from '../../../../contracts/messages/messages.ts';
import type { Origin } from './knownDevices.ts';

type Told = Partial<Origin> & { told_ms: string; held_until_ms?: string };

/** Brand, device, network, time of the event, and until when withdrawals are held. */
export function toldValues(about: Told, locale: LocaleId) {
  const { browser = '', system = '', network = '', told_ms, held_until_ms = told_ms } = about;
  const device =
    browser && system
      ? plainText('notice.device', locale, { browser, system })
      : browser || system || plainText('notice.unknownDevice', locale, {});
  const [time, until] = [timeText(told_ms, locale), timeText(held_until_ms, locale)];
  return { brand: brand.name, device, network, time, until };
}

/** The reader's time zone is unknown here, so the message names its own. */
export function timeText(ms: string | number, locale: LocaleId): string {
  const format = new Intl.DateTimeFormat(locale === 'en' ? 'en-GB' : intlLocale(locale), {
    ...({ day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const),
    timeZone: 'UTC',
    numberingSystem: 'latn',
  });
  return `${format.format(Number(ms))} UTC`;
}
