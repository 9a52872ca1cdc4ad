import type { LocaleId } from '../../contracts/locales.ts';

/**
 * Words that promise gains or belong to betting (docs/decisions, words; glossary notes). Latin terms match whole words
 * with their inflections; scripts without spaces match anywhere, so their terms must be unambiguous: 保证 alone is part
 * of 保证金 (margin) and is not listed.
 */
const words: Record<LocaleId, { whole?: string[]; anywhere?: string[] }> = {
  en: {
    whole: [
      'guarantee[ds]?',
      'risk[- ]free',
      'safe profits?',
      'bets?',
      'betting',
      'win',
      'wins',
      'winnings?',
    ],
  },
  de: {
    whole: [
      'garantiert(?:e[nmrs]?)?',
      'Garantie',
      'sicher(?:e[nmrs]?)?',
      'risikofrei(?:e[nmrs]?)?',
      'Festgeld',
      'Zinsgarantie',
      'Wetten?',
    ],
  },
  ja: { anywhere: ['保証', '確実', '必ず', '絶対', '預金', '賭け'] },
  ko: { anywhere: ['보장', '확정 수익', '무위험', '예금', '베팅', '리베이트'] },
  es: {
    whole: ['garantizad[oa]s?', 'seguros?', 'sin riesgos?', 'ahorros?', 'apuestas?', 'apostar'],
  },
  th: { anywhere: ['รับประกัน', 'การันตี', 'ไม่มีความเสี่ยง', 'กำไรแน่นอน', 'เงินฝาก', 'เดิมพัน', 'กองทุน'] },
  'zh-Hans': { anywhere: ['保证收益', '保本', '稳赚', '零风险', '存款', '投注'] },
  'zh-Hant': { anywhere: ['保證獲利', '保證收益', '保本', '穩賺', '零風險', '存款', '投注'] },
};

const patterns = new Map<string, RegExp>(
  Object.entries(words).map(([locale, { whole = [], anywhere = [] }]) => [
    locale,
    new RegExp(
      [...whole.map((word) => `(?<![\\p{L}\\p{N}])(?:${word})(?![\\p{L}\\p{N}])`), ...anywhere].join('|'),
      'iu',
    ),
  ]),
);

/** Names of public deposit insurance schemes, which texts may mention to say that they do not apply. */
const deposits = /預金保険制度|예금자보호제도|ระบบคุ้มครองเงินฝาก|存款保险制度|存款保險制度/gu;

/** The first forbidden word of a text, or undefined. */
export function forbiddenWord(locale: LocaleId, text: string): string | undefined {
  return patterns.get(locale)?.exec(text.replaceAll(deposits, ''))?.[0];
}
