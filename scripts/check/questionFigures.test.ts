import { expect, it } from 'vitest';
import { localeIds, type LocaleId } from '../../contracts/locales.ts';
import { breakEvenPercent } from '../../contracts/rules/option.ts';
import { readTable } from './sourceFiles.ts';
import { defaultProducts } from '../../server/domains/products/productsConfig.ts';
import { readQuestions } from '../../server/domains/products/readQuestions.ts';

const questions = readQuestions(defaultProducts.questionsFolder);
const termOf = (key: string, locale: LocaleId): string =>
  readTable('contracts/spec/glossary.tsv')
    .find((row) => row['key'] === key)!
    [locale]!.toLowerCase();

it.each(localeIds)('the quizzes count as the rules do in %s', (locale) => {
  const margin = questions.lever!.texts[locale].find(({ text }) => text.includes('20'))!;
  expect(margin.choices[margin.right - 1]).toMatch(new RegExp(`\\b${100 / 20}\\s?%`));
  const odds = questions.option!.texts[locale].find(({ text }) => text.includes('80'))!;
  expect(odds.why).toContain(String(Math.round(Number(breakEvenPercent('80', '0')))));
});

it.each(localeIds)(
  'the quiz on contracts knows no order book, and that on options settles by the settlement price, in %s',
  (locale) => {
    const said = questions.lever!.texts[locale].flatMap(({ text, choices, why }) => [text, ...choices, why]);
    expect(said.join(' ').toLowerCase()).not.toContain(termOf('order.book', locale));
    const result = questions.option!.texts[locale].find(({ choices }) =>
      choices.some((choice) => choice.toLowerCase().includes(termOf('option.settle_price', locale))),
    );
    expect(result?.right).toBe(3);
  },
);
