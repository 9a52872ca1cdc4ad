// Style of the outbox page: the same tokens as the app, which cannot be imported from here.
import primitives from '../../tokens/primitives.tokens.json' with { type: 'json' };
import dark from '../../tokens/semantic.dark.tokens.json' with { type: 'json' };
import light from '../../tokens/semantic.light.tokens.json' with { type: 'json' };
import type from '../../tokens/type.tokens.json' with { type: 'json' };

const names = {
  base: 'surface.base',
  raised: 'surface.raised',
  text: 'text.primary',
  quiet: 'text.secondary',
  line: 'border.subtle',
};

const fonts = type.font.family.text.$value.map((name) => (/[ ]/.test(name) ? `'${name}'` : name)).join(', ');

export const outboxStyle = `
:root { color-scheme: light dark; ${variables(light.semantic)} }
@media (prefers-color-scheme: dark) { :root { ${variables(dark.semantic)} } }
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

function variables(semantic: object): string {
  return Object.entries(names)
    .map(([name, path]) => `--${name}: ${colourAt(semantic, path)};`)
    .join(' ');
}

/** A role references a primitive by its name in braces; a primitive has a hex colour. */
function colourAt(semantic: object, path: string): string {
  const role = at(semantic, path) as { $value: string };
  const primitive = at(primitives, role.$value.slice(1, -1)) as { $value: { hex: string } };
  return primitive.$value.hex;
}

function at(tree: object, path: string): unknown {
  return path.split('.').reduce<unknown>((node, name) => (node as Record<string, unknown>)[name], tree);
}
