// What a component takes from the design, read from its compiled styles and its source when its docs page opens.
import { typeStyles } from '../../src/theme/typeStyles.ts';

const styleModules = import.meta.glob<Record<string, unknown>>('../../src/{ui,components}/**/*.css.ts');
const componentSources = import.meta.glob<string>('../../src/{ui,components}/**/*.tsx', {
  query: '?raw',
  import: 'default',
});

/** Of the component's own files, without the components inside it. */
export interface Ingredients {
  /** Names of CSS variables, as `--surface-base`. */
  variables: string[];
  /** Names of type styles, as `caption`. */
  types: string[];
  /** Titles of the components that it is built from. */
  parts: string[];
}

const sorted = (names: Iterable<string>): string[] =>
  [...new Set(names)].sort((one, other) => one.localeCompare(other, 'en', { numeric: true }));

/** Class names in the exports of a style file, which may nest. */
const classesIn = (value: unknown): string[] =>
  typeof value === 'string'
    ? value.split(' ')
    : typeof value === 'object' && value !== null
      ? Object.values(value).flatMap(classesIn)
      : [];

function* rulesIn(container: CSSStyleSheet | CSSGroupingRule): Generator<CSSStyleRule> {
  for (const rule of container.cssRules) {
    if (rule instanceof CSSStyleRule) yield rule;
    else if (rule instanceof CSSGroupingRule) yield* rulesIn(rule);
  }
}

/** Rules that style any of the classes, in every interaction state. */
function rulesOf(classes: ReadonlySet<string>): CSSStyleRule[] {
  const sheets = [...document.styleSheets].filter(
    ({ href }) => href === null || href.startsWith(location.origin),
  );
  return sheets
    .flatMap((sheet) => [...rulesIn(sheet)])
    .filter(({ selectorText }) =>
      [...selectorText.matchAll(/\.([\w-]+)/g)].some(([, name = '']) => classes.has(name)),
    );
}

/** The type style of a rule; a rule may change its weight. */
function typesIn({ style }: CSSStyleRule): string[] {
  const alike = Object.entries(typeStyles).filter(
    ([, type]) => style.fontSize === type.fontSize && style.lineHeight === type.lineHeight,
  );
  const exact = alike.filter(([, type]) => style.fontWeight === type.fontWeight);
  return (exact.length > 0 ? exact : alike.slice(0, 1)).map(([name]) => name);
}

/** @param title of the component's stories: its path below src */
export async function ingredientsOf(title: string): Promise<Ingredients> {
  const path = `../../src/${title}.tsx`;
  const source = await componentSources[path]?.();
  if (source === undefined) throw new Error(`${path} is no component`);
  const imported = [...source.matchAll(/from '(\.[^']+)'/g)].map(([, to = '']) =>
    new URL(to, `file:///src/${title}.tsx`).pathname.replace('/src/', '../../src/'),
  );
  const styles = await Promise.all(imported.map(async (each) => styleModules[each]?.()));
  const rules = rulesOf(new Set(styles.flatMap(classesIn)));
  const design = getComputedStyle(document.documentElement);
  return {
    variables: sorted(
      rules
        .flatMap(({ cssText }) => [...cssText.matchAll(/var\((--[\w-]+)/g)].map(([, name = '']) => name))
        // Variables inside a style file are not of the design, and those of the language are part of the type.
        .filter(
          (name) => design.getPropertyValue(name) !== '' && !/^--(?:lh|tracking|font-weight-)/.test(name),
        ),
    ),
    types: sorted(rules.flatMap(typesIn)),
    parts: sorted(
      imported
        .filter((each) => each in componentSources && /\/[A-Z]\w+\.tsx$/.test(each))
        .map((each) => each.slice('../../src/'.length, -'.tsx'.length)),
    ),
  };
}
