import { describe, expect, it } from 'vitest';
import { localeIds } from '../../../contracts/locales.ts';
import type { LocaleId } from '../../../contracts/locales.ts';
import {
  cancelsBeforePause,
  mostUnfinished,
  paymentWindowMs,
  silentSaleMs,
} from '../../../contracts/rules/otc.ts';
import { blockFraction, confirmFraction } from '../../../contracts/rules/spotSlippage.ts';
import { defaultRetention } from '../../personal/Leaving.ts';
import { appealAfterMs } from '../otc/otcAppeals.ts';
import { codeCooldownS, codeValidMinutes } from '../session/public/codes.ts';
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

  it.each(localeIds)('of slippage in %s', (locale) => {
    expect(figuresOf(1908, locale).slice(0, 2)).toEqual([percent(confirmFraction), percent(blockFraction)]);
  });

  it.each(localeIds)('of codes for a new password in %s', (locale) => {
    expect(figuresOf(1916, locale).slice(0, 3)).toEqual([codeValidMinutes, 5, codeCooldownS]);
  });
});
