// Style of the outbox page, from the tokens of the app.
import { readThemes } from '../../tokens/readThemes.ts';
import { defaultOf, type Colours } from '../../tokens/themes.ts';
import type from '../../tokens/type.tokens.json' with { type: 'json' };

const themes = readThemes();
const fonts = type.font.family.text.$value.map((name) => (/[ ]/.test(name) ? `'${name}'` : name)).join(', ');

export const outboxStyle = `
:root { color-scheme: light dark; ${variables(defaultOf(themes, 'light').colours)} }
@media (prefers-color-scheme: dark) { :root { ${variables(defaultOf(themes, 'dark').colours)} } }
* { box-sizing: border-box; }
body { margin: 0 auto; max-width: 40rem; padding: 1.5rem 1rem; background: var(--base); color: var(--text);
  font: 1rem/1.5 ${fonts}; overflow-wrap: anywhere; }
h1 { font-size: 1.5rem; line-height: 1.25; margin: 0 0 0.5rem; }
h2 { font-size: 1rem; margin: 0; }
p { margin: 0; }
.note, .about { color: var(--quiet); }
.about { font-size: 0.875rem; }
ol { list-style: none; margin: 1.5rem 0 0; padding: 0; display: grid; gap: 0.75rem; }
li { background: var(--raised); border: 1px solid var(--line); border-radius: 0.75rem; padding: 1rem; }
.code { font-size: 1.5rem; font-weight: 600; letter-spacing: 0.125rem; margin: 0.5rem 0; }
.words { white-space: pre-wrap; border-top: 1px solid var(--line); margin-top: 0.75rem; padding-top: 0.75rem; }
`;

function variables({ surface, text, border }: Colours): string {
  return `--base: ${surface.base}; --raised: ${surface.raised}; --text: ${text.primary}; --quiet: ${text.secondary}; --line: ${border.subtle};`;
}
