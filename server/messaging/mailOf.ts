import { brand } from '../../contracts/brand.ts';
import type { LocaleId } from '../../contracts/locales.ts';
import { escapeHtml } from './escapeHtml.ts';
import type { Words } from './messages.ts';

interface Mail {
  subject: string;
  text: string;
  html: string;
}

/**
 * A mail, plain and as HTML. It loads nothing, tracks nothing, and contains no link that a phishing mail could imitate.
 */
export function mailOf(words: Words, locale: LocaleId): Mail {
  const { subject, intro, code, notes, phrase } = words;
  const known = phrase === undefined ? [] : [`${phrase.label} ${phrase.text}`];
  const paragraphs = [...known, intro, ...(code === undefined ? [] : [code]), ...notes, brand.name];
  return { subject, text: `${paragraphs.join('\n\n')}\n`, html: page(words, locale) };
}

/** Without colours: every mail program applies its own, light or dark. */
function page({ subject, intro, code, notes, phrase }: Words, locale: LocaleId): string {
  const paragraphs = notes.map((note) => `<p>${escapeHtml(note)}</p>`).join('\n');
  const large =
    code === undefined
      ? ''
      : `\n<p style="font-size: 32px; font-weight: bold; letter-spacing: 4px">${escapeHtml(code)}</p>`;
  const known =
    phrase === undefined
      ? ''
      : `<p>${escapeHtml(phrase.label)} <strong>${escapeHtml(phrase.text)}</strong></p>\n`;
  return `<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(subject)}</title>
</head>
<body style="font-family: sans-serif; font-size: 16px; line-height: 1.5; max-width: 480px; margin: 0 auto; padding: 24px">
${known}<p>${escapeHtml(intro)}</p>${large}
${paragraphs}
<p>${escapeHtml(brand.name)}</p>
</body>
</html>
`;
}
