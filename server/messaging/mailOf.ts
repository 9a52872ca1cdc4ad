import { brand } from '../../contracts/brand.ts';
import { plainText } from '../../contracts/messages/messages.ts';
import type { RefusalReason } from '../../contracts/messages/messages.ts';
import { escapeHtml } from './escapeHtml.ts';
import type { Message } from './Messenger.ts';

interface Mail {
  subject: string;
  text: string;
  html: string;
}

const keys = {
  register: { subject: 'mail.registerSubject', intro: 'mail.registerIntro' },
  forget: { subject: 'mail.forgetSubject', intro: 'mail.forgetIntro' },
} as const;

/** The words of a mail, plain and as HTML. Nothing in it is fetched or counted, and there is no link to imitate. */
export function mailOf({ purpose, locale, code, validMinutes }: Message): Mail {
  const values = { code, minutes: String(validMinutes), brand: brand.name };
  const say = (key: RefusalReason) => plainText(key, locale, values);
  const subject = say(keys[purpose].subject);
  const intro = say(keys[purpose].intro);
  const notes = [say('mail.validity'), say('mail.neverAsk'), say('mail.notAsked')];
  return {
    subject,
    text: [intro, code, ...notes, brand.name].join('\n\n') + '\n',
    html: page({ locale, subject, intro, code, notes }),
  };
}

interface Parts {
  locale: string;
  subject: string;
  intro: string;
  code: string;
  notes: string[];
}

/** Without colours: every mail program puts its own under it, light or dark. */
function page({ locale, subject, intro, code, notes }: Parts): string {
  const paragraphs = notes.map((note) => `<p>${escapeHtml(note)}</p>`).join('\n');
  return `<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(subject)}</title>
</head>
<body style="font-family: sans-serif; font-size: 16px; line-height: 1.5; max-width: 480px; margin: 0 auto; padding: 24px">
<p>${escapeHtml(intro)}</p>
<p style="font-size: 32px; font-weight: bold; letter-spacing: 4px">${escapeHtml(code)}</p>
${paragraphs}
<p>${escapeHtml(brand.name)}</p>
</body>
</html>
`;
}
