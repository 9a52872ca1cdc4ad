// The page that shows the differences. It works from its folder without network requests.
import { escapeHtml } from '../../server/messaging/escapeHtml.ts';
import { readThemes } from '../../tokens/readThemes.ts';
import { defaultOf, type Colours } from '../../tokens/themes.ts';
import { described, type Difference } from './difference.ts';
import { themes, type Theme } from './draw.ts';
import type { Sorted } from './sortStates.ts';

/** A state with its differences by theme; themes without differences are omitted. */
export type Changed = { id: string; differences: Partial<Record<Theme, Difference>> };

const kinds = ['before', 'after', 'difference'] as const;

/** Path of a picture relative to the page. */
export const pathOf = (kind: (typeof kinds)[number], theme: Theme, id: string): string =>
  `${kind}/${theme}/${id}.png`;

const registered = readThemes();

const variablesOf = ({ surface, text, border }: Colours): string =>
  `--base: ${surface.sunken}; --raised: ${surface.raised}; --text: ${text.primary}; --quiet: ${text.secondary}; --link: ${text.link}; --line: ${border.subtle};`;

const style = `
:root { color-scheme: light dark; ${variablesOf(defaultOf(registered, 'light').colours)} }
@media (prefers-color-scheme: dark) { :root { ${variablesOf(defaultOf(registered, 'dark').colours)} } }
* { box-sizing: border-box; }
body { margin: 0 auto; max-width: 80rem; padding: 1.5rem 1rem; background: var(--base); color: var(--text);
  font: 1rem/1.5 Inter, system-ui, sans-serif; overflow-wrap: anywhere; }
h1 { font-size: 1.5rem; line-height: 1.25; margin: 0 0 0.5rem; }
h2, summary { font-size: 1rem; font-weight: 600; margin: 0; }
h3, figcaption { font-size: 0.875rem; font-weight: 400; color: var(--quiet); margin: 0.75rem 0 0.25rem; }
p { margin: 0; color: var(--quiet); }
a { color: var(--link); }
ul { margin: 0.5rem 0 0; padding-left: 1.25rem; }
section { background: var(--raised); border: 1px solid var(--line); border-radius: 0.75rem; padding: 1rem; margin-top: 1rem; }
.pictures { display: flex; gap: 1rem; overflow-x: auto; }
figure { margin: 0; }
figcaption { margin: 0 0 0.25rem; }
img { display: block; border: 1px solid var(--line); }
`;

function picturesOf(id: string, theme: Theme, difference: Difference): string {
  const figures = kinds.map((kind) => {
    const path = pathOf(kind, theme, id);
    return `<figure><figcaption>${kind}</figcaption><a href="${path}"><img src="${path}" alt="${id}, ${theme}, ${kind}" loading="lazy"></a></figure>`;
  });
  return `<h3>${theme}: ${described(difference)}</h3>
<div class="pictures">${figures.join('')}</div>`;
}

function sectionOf({ id, differences }: Changed): string {
  const parts = themes.map((theme) => {
    const difference = differences[theme];
    return difference ? picturesOf(id, theme, difference) : `<h3>${theme}: alike</h3>`;
  });
  return `<section id="${id}"><h2>${id}</h2>
${parts.join('\n')}
</section>`;
}

function listOf(title: string, items: readonly string[]): string {
  if (items.length === 0) return '';
  return `<section><details><summary>${title}: ${items.length}</summary>
<ul>${items.map((item) => `<li>${item}</li>`).join('\n')}</ul>
</details></section>`;
}

/** A state's id with a link to its picture in each theme. */
function linksOf(kind: 'before' | 'after', id: string): string {
  return [id, ...themes.map((theme) => `<a href="${pathOf(kind, theme, id)}">${theme}</a>`)].join(' ');
}

/**
 * @param ref commit of the earlier screenshots
 * @param changed the differing states, in page order
 */
export function reportPage(ref: string, sorted: Sorted, changed: readonly Changed[]): string {
  const { alike, added, gone, broken } = sorted;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Against ${escapeHtml(ref)}</title>
<style>${style}</style>
</head>
<body>
<main>
<h1>Against ${escapeHtml(ref)}</h1>
<p>${alike.length} states are alike, ${changed.length} differ, ${added.length} are new, ${gone.length} are gone, ${broken.length} cannot be drawn.</p>
${listOf('Cannot be drawn', broken.map(escapeHtml))}
${listOf(
  'New',
  added.map((id) => linksOf('after', id)),
)}
${listOf(
  'Gone',
  gone.map((id) => linksOf('before', id)),
)}
${changed.map(sectionOf).join('\n')}
</main>
</body>
</html>
`;
}
