// The page that shows the differences. It works from its folder without network requests.
import { escapeHtml } from '../../server/messaging/escapeHtml.ts';
import { readThemes } from '../../tokens/readThemes.ts';
import { defaultOf, type Theme } from '../../tokens/themes.ts';
import { described } from './difference.ts';
import type { Group } from './groupByCause.ts';
import { sentenceOf } from './junit.ts';
import { reportScript, type PageData } from './reportScript.ts';
import { statuses, type Result } from './results.ts';

const variablesOf = ({ colours: { surface, text, border } }: Theme): string =>
  `--base: ${surface.sunken}; --raised: ${surface.raised}; --text: ${text.primary}; --quiet: ${text.secondary}; --link: ${text.link}; --line: ${border.subtle}; --control: ${border.control};`;

const themes = readThemes();
const style = `
:root { color-scheme: light dark; ${variablesOf(defaultOf(themes, 'light'))} }
@media (prefers-color-scheme: dark) { :root { ${variablesOf(defaultOf(themes, 'dark'))} } }
* { box-sizing: border-box; }
[hidden] { display: none !important; }
body { margin: 0 auto; max-width: 90rem; padding: 1.5rem 1rem; background: var(--base); color: var(--text);
  accent-color: var(--link); font: 1rem/1.5 Inter, system-ui, sans-serif; overflow-wrap: anywhere; }
h1 { font-size: 1.5rem; line-height: 1.25; margin: 0 0 0.5rem; }
h2, h3 { font-size: 1rem; font-weight: 600; margin: 0; }
p { margin: 0; color: var(--quiet); }
a { color: var(--link); }
:focus-visible { outline: 2px solid var(--link); outline-offset: 2px; }
form { position: sticky; top: 0; z-index: 1; display: flex; flex-wrap: wrap; gap: 0.75rem; align-items: end;
  margin-top: 1rem; padding: 0.75rem 0; background: var(--base); }
label { display: grid; gap: 0.25rem; font-size: 0.875rem; color: var(--quiet); }
select, input[type=search] { min-height: 2.75rem; min-width: 8rem; max-width: 16rem; padding: 0 0.75rem; font: inherit;
  color: var(--text); background: var(--raised); border: 1px solid var(--control); border-radius: 0.5rem; }
output { color: var(--quiet); font-size: 0.875rem; padding-bottom: 0.75rem; }
details { background: var(--raised); border: 1px solid var(--line); border-radius: 0.75rem; margin-top: 1rem; }
summary { display: flex; gap: 0.75rem; align-items: baseline; padding: 1rem; cursor: pointer; }
summary::before { content: '▸'; color: var(--quiet); }
details[open] > summary::before { content: '▾'; }
summary p { margin-left: auto; white-space: nowrap; }
.swatch { display: inline-block; width: 1rem; height: 1rem; border: 1px solid var(--control); border-radius: 0.25rem;
  vertical-align: -0.125rem; margin-right: 0.25rem; }
article { padding: 1rem; border-top: 1px solid var(--line); }
article > p { font-size: 0.875rem; margin-bottom: 0.75rem; }
.pictures { display: flex; gap: 1rem; overflow-x: auto; align-items: start; }
figure { margin: 0; max-width: 100%; }
figcaption { font-size: 0.875rem; color: var(--quiet); margin: 0 0 0.25rem; }
/* Lazy pictures without a height are all in view. */
img { display: block; max-width: 100%; min-height: 10rem; border: 1px solid var(--line); }
.slider { width: fit-content; max-width: 100%; }
.slider > div { position: relative; width: fit-content; max-width: 100%; }
.slider img + img { position: absolute; inset: 0; clip-path: inset(0 0 0 var(--split, 50%)); }
.slider > div::after { content: ''; position: absolute; inset: 0 auto 0 var(--split, 50%); width: 2px; margin-left: -1px;
  background: var(--link); pointer-events: none; }
.slider input { width: 100%; height: 2.75rem; margin: 0; }
@media (max-width: 40rem) {
  form { position: static; }
  label, select, input[type=search] { flex: 1 1 8rem; max-width: none; width: 100%; }
}
`;

const labels: Record<Result['status'], string> = {
  broken: 'cannot be drawn',
  changed: 'changed',
  new: 'new',
  gone: 'gone',
  same: 'the same',
};

const countsOf = (results: readonly Result[]): string =>
  statuses
    .map((status) => `${results.filter((each) => each.status === status).length} ${labels[status]}`)
    .join(', ');

const optionsOf = (values: Iterable<string>): string =>
  [...new Set(values)].map((value) => `<option>${escapeHtml(value)}</option>`).join('');

/** Folders of a state, outermost first: screens, screens/home. */
const foldersOf = ({ title }: Result): string[] =>
  title.split('/').flatMap((_, depth, parts) => (depth === 0 ? [] : [parts.slice(0, depth).join('/')]));

function dataOf(groups: readonly Group[]): PageData {
  return groups.map(({ cause, results }) => ({
    cause,
    colours: cause.match(/#[0-9a-f]{6}/g) ?? [],
    items: results.map((result) => ({
      id: result.id,
      label: `${result.title}: ${result.name}`,
      title: result.title,
      mode: result.mode,
      status: result.status,
      sentence: result.difference ? described(result.difference) : sentenceOf(result),
      pictures: result.pictures,
    })),
  }));
}

/** @param name what the pictures are compared with */
export function reportPage(name: string, results: readonly Result[], groups: readonly Group[]): string {
  const notable = groups.flatMap((group) => group.results);
  // A closing tag inside the data would end the script.
  const data = JSON.stringify(dataOf(groups)).replaceAll('<', '\\u003c');
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Against ${escapeHtml(name)}</title>
<style>${style}</style>
</head>
<body>
<main>
<h1>Against ${escapeHtml(name)}</h1>
<p>${results.length} pictures: ${countsOf(results)}.</p>
<form>
<label>View<select name="view"><option value="slider">Slider</option><option value="sides">Side by side</option><option value="difference">Difference</option></select></label>
<label>Result<select name="status"><option value="">All</option>${optionsOf(notable.map(({ status }) => status))}</select></label>
<label>Mode<select name="mode"><option value="">All</option>${optionsOf(notable.map(({ mode }) => mode))}</select></label>
<label>Folder<select name="folder"><option value="">All</option>${optionsOf(notable.flatMap(foldersOf).sort())}</select></label>
<label>Name<input type="search" name="text"></label>
<output name="shown"></output>
</form>
<div id="groups"></div>
</main>
<script type="application/json" id="data">${data}</script>
<script>${reportScript}</script>
</body>
</html>
`;
}
