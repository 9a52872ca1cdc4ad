import { brand } from '../../contracts/brand.ts';
import { escapeHtml } from './escapeHtml.ts';
import { mailOf } from './mailOf.ts';
import { outboxStyle } from './outboxStyle.ts';
import type { KeptMessage, SandboxOutbox } from './SandboxOutbox.ts';
import { textOf } from './textOf.ts';

/** Page of the messages a sandbox would have sent, newest first; without a script. */
export function outboxPage(outbox: SandboxOutbox): string {
  const rows = outbox.messages().map((kept) => row(kept, outbox.publicHost));
  const list =
    rows.length === 0 ? '<p class="note">Nothing yet. Ask for a code, then reload this page.</p>' : '';
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Sandbox outbox · ${escapeHtml(brand.name)}</title>
<style>${outboxStyle}</style>
</head>
<body>
<main>
<h1>Sandbox outbox</h1>
<p class="note">A sandbox sends nothing. These messages would have gone out, the newest first.</p>
${list}<ol>${rows.join('')}</ol>
</main>
</body>
</html>
`;
}

function row({ channel, kind, letter, sentAt }: KeptMessage, publicHost: string | undefined): string {
  const { to, locale, words } = letter;
  const time = new Date(sentAt).toISOString();
  const mail = channel === 'mail' ? mailOf(words, locale) : undefined;
  const text = mail ? `${mail.subject}\n\n${mail.text.trim()}` : textOf(words, publicHost);
  const code = words.code === undefined ? '' : `\n<p class="code">${escapeHtml(words.code)}</p>`;
  return `
<li>
<h2>${escapeHtml(to)}</h2>
<p class="about">${channel === 'mail' ? 'Mail' : 'SMS'} · ${escapeHtml(kind)} · <time datetime="${time}">${time.slice(0, 19).replace('T', ' ')} UTC</time></p>${code}
<p class="words" lang="${locale}">${escapeHtml(text)}</p>
</li>`;
}
