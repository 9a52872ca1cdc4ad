import { describe, expect, it } from 'vitest';
import { intlLocale, localeIds } from '../../../contracts/locales.ts';
import type { LocaleId } from '../../../contracts/locales.ts';
import { ticksLeast, ticksMost } from '../../../contracts/rules/option.ts';
import { arrivalHours } from '../../../contracts/rules/withdrawal.ts';
import { allotmentOf, priceOf, totalsOf } from '../../../contracts/rules/ieo.ts';
import {
  cancelsBeforePause,
  mostUnfinished,
  paymentWindowMs,
  silentSaleMs,
} from '../../../contracts/rules/otc.ts';
import { blockFraction, confirmFraction } from '../../../contracts/rules/spotSlippage.ts';
import { exchangeDay, stockZone } from '../../../contracts/rules/stockSessions.ts';
import { defaultRetention } from '../../personal/Leaving.ts';
import { appealAfterMs } from '../otc/otcAppeals.ts';
import { codeCooldownS, codeValidMinutes } from '../session/public/codes.ts';
import { readAgreements } from './readAgreements.ts';
import { readArticles } from './readArticles.ts';

const articles = readArticles(defaultRetention);
const nowMs = Date.UTC(2027, 5, 1);
const wordsOf = (html: string) => html.replaceAll(/<[^>]*>/g, '');

describe('the articles of the help centre', () => {
  it('differ between all eight languages', () => {
    for (const { id, texts } of articles.list(nowMs)) {
      const contents = new Set(Object.values(texts).map(({ content }) => content));
      expect([id, contents.size]).toEqual([id, localeIds.length]);
    }
  });

  it.each(localeIds)('have a summary and show no markup in %s', (locale) => {
    for (const { id, texts } of articles.list(nowMs)) {
      const { title, summary, content } = texts[locale];
      expect(summary, String(id)).toBeTruthy();
      expect(`${title} ${summary} ${wordsOf(content)}`).not.toMatch(/\*\*|\]\(|[{}|]/);
    }
  });
});

describe('the articles state the figures of the rules', () => {
  const figuresOf = (id: number, locale: LocaleId): number[] => {
    const { content } = articles.find(id, nowMs)!.texts[locale];
    return (wordsOf(content).match(/\d+(?=[^\d:]|$)/g) ?? []).map(Number);
  };
  const minutes = (ms: number) => ms / 60_000;
  const percent = (fraction: string) => Number(fraction) * 100;

  it.each(localeIds)('of P2P orders in %s', (locale) => {
    const figures = figuresOf(1912, locale);
    expect(figures).toContain(minutes(paymentWindowMs));
    expect(figuresOf(1920, locale)).toEqual(
      expect.arrayContaining([minutes(appealAfterMs), minutes(silentSaleMs) / 60]),
    );
    expect(figures.filter((figure) => figure === mostUnfinished)).toHaveLength(2);
    expect(mostUnfinished).toBe(cancelsBeforePause);
  });

  it.each(localeIds)('of the allotments of an IEO in %s', (locale) => {
    const text = wordsOf(articles.find(1921, nowMs)!.texts[locale].content);
    const format = new Intl.NumberFormat(intlLocale(locale), {
      maximumFractionDigits: 8,
      useGrouping: 'always',
    });
    const shown = (figure: string) => format.format(figure as `${number}`);
    const applied = { ...totalsOf('20000000', '20000000', []), applied: '26400000' };
    const allotment = allotmentOf('10000', applied, 4);
    for (const figure of ['20000000', '26400000', allotment, priceOf('0.042', allotment, 8)])
      expect(text).toContain(shown(figure));
    const amounts = ['1000', '600', '250', '150'];
    const capped = totalsOf('800', '300', amounts);
    expect(amounts.map((amount) => allotmentOf(amount, capped, 4))).toEqual(['300', '300', '125', '75']);
    expect(text).toMatch(/\b300\D+125\D+75\b/);
  });

  it.each(localeIds)('of the hours of the US exchange in %s', (locale) => {
    const text = wordsOf(articles.find(1922, nowMs)!.texts[locale].content);
    const clock = new Intl.DateTimeFormat('en-GB', { timeZone: stockZone, timeStyle: 'short' });
    const { preOpensMs, opensMs, closesMs, afterClosesMs } = exchangeDay('2026-11-30')!;
    const stated = (text.match(/\d\d:\d\d/g) ?? []).slice(0, 7);
    const half = exchangeDay('2026-11-27')!;
    const hours = [preOpensMs, opensMs, opensMs, closesMs, closesMs, afterClosesMs, half.closesMs];
    expect(stated).toEqual(hours.map((ms) => clock.format(ms)));
  });

  it.each(localeIds)('of slippage in %s', (locale) => {
    expect(figuresOf(1908, locale).slice(0, 2)).toEqual([percent(confirmFraction), percent(blockFraction)]);
  });

  it.each(localeIds)('of codes for a new password in %s', (locale) => {
    expect(figuresOf(1916, locale).slice(0, 3)).toEqual([codeValidMinutes, 5, codeCooldownS]);
  });

  it.each(localeIds)('of the prices that settle an option in %s', (locale) => {
    expect(figuresOf(1905, locale)).toEqual(expect.arrayContaining([ticksMost, ticksLeast]));
  });

  it.each(localeIds)('of the arrival of a withdrawal, in the user agreement in %s', (locale) => {
    const text = wordsOf(readAgreements(defaultRetention).find(2001, nowMs)!.texts[locale].content);
    expect(text).toMatch(new RegExp(`${arrivalHours.from}\\D+${arrivalHours.to}`));
  });
});
