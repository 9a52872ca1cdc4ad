import { describe, expect, it } from 'vitest';
import { brand } from '../../contracts/brand.ts';
import { brandNames } from './brandNames.ts';
import { callsOf, joinFaults } from './calls.ts';
import { projectFaults } from './projectRules.ts';
import { isPermissive, licenceFaults } from './licences.ts';
import { rawValues } from './rawValues.ts';
import { reasonsIn } from './refusals.ts';
import { rowsNamed } from './rows.ts';
import { faultsOfTags, hasTest, storiesIn } from './stories.ts';

describe('raw values', () => {
  it('are found as colours, px literals and style attributes', () => {
    expect(rawValues("color: '#1a2b3c'", true)).toHaveLength(1);
    expect(rawValues('fill="#fff"', false)).toHaveLength(1);
    expect(rawValues("background: 'rgb(0 0 0 / 50%)'", true)).toHaveLength(1);
    expect(rawValues("padding: '4px'", true)).toHaveLength(1);
    expect(rawValues('<p style={{ color }}>', false)).toHaveLength(1);
  });

  it('are found as bare numbers that a stylesheet turns into px', () => {
    expect(rawValues('  padding: 8,', true)).toHaveLength(1);
    expect(rawValues('  padding: 0,', true)).toEqual([]);
    expect(rawValues('  width: 24,', false)).toEqual([]);
  });

  it('are not zero, percentages, tokens or comments', () => {
    expect(rawValues("margin: 0, width: '100%', gap: vars.space[8], flex: 1", true)).toEqual([]);
    expect(rawValues("bottom: `calc(${keyboard} * 1px)`, '(min-width: 17rem)': {}", true)).toEqual([]);
    expect(rawValues('/* 4px of #fff */ // rgb(1 2 3)', true)).toEqual([]);
    expect(rawValues("href='#content'", false)).toEqual([]);
  });
});

describe('a white label', () => {
  it('has the name of the brand in no other text, and no component that knows a theme', () => {
    expect(brandNames('a.tsx', `<p>Welcome to ${brand.name}</p>`)).toHaveLength(1);
    expect(brandNames('public/page.html', `<title>${brand.name.toUpperCase()}</title>`)).toHaveLength(1);
    expect(brandNames('a.ts', `// ${brand.name} explains this line`)).toEqual([]);
    expect(rawValues("'[data-theme=dark] &': {}", true)).toHaveLength(1);
  });
});

describe('house rules', () => {
  it('refuse tests left out or alone, unfinished work, machines and registries', () => {
    expect(projectFaults('a.test.ts', "it.only('x', run)")).toHaveLength(1);
    expect(projectFaults('a.test.ts', "describe.skip('x', run)")).toHaveLength(1);
    expect(projectFaults('a.ts', '// TODO later')).toHaveLength(1);
    expect(projectFaults('a.ts', "readFile('/home/me/x')")).toHaveLength(1);
    expect(projectFaults('package-lock.json', '"resolved": "https://registry.npmjs.org/x"')).toHaveLength(1);
  });

  it('take plain lines', () => {
    expect(projectFaults('a.test.ts', "it('keeps only what is asked', run)")).toEqual([]);
    expect(projectFaults('a.ts', "import x from './work/house.ts'")).toEqual([]);
  });
});

describe('licences', () => {
  it('are permissive when every part is, or one of several offered', () => {
    expect(isPermissive('(MIT OR GPL-3.0)')).toBe(true);
    expect(isPermissive('MIT AND GPL-3.0')).toBe(false);
    expect(isPermissive('AGPL-3.0')).toBe(false);
  });

  it('are refused for runtime packages only', () => {
    expect(licenceFaults({ 'node_modules/a': { license: 'GPL-3.0' } })).toHaveLength(1);
    expect(licenceFaults({ 'node_modules/a': {} })).toHaveLength(1);
    expect(licenceFaults({ 'node_modules/a': { license: 'GPL-3.0', dev: true } })).toEqual([]);
  });
});

describe('joins', () => {
  it('name each place where a call is missing, and take a mention for none', () => {
    const call = { operationId: 'pair', method: 'GET', path: 'a', domain: 'market', isExtension: false };
    const texts: Record<string, string> = {
      'src/api/market.ts': 'export const pair = () => queryOptions({});',
      'contracts/examples/market.ts': '// the pair that stories show',
      'contracts/pact/market.pact.ts': "it('pair answers one pair', () => {});",
      'server/domains/market/handlers.ts': 'const pairs = 1;',
    };
    expect(joinFaults(call, (path) => texts[path] ?? '')).toEqual([
      'contracts/examples/market.ts: pair has no example',
      'server/domains/market/handlers.ts: pair has no handler',
    ]);
  });

  it('read reasons, stories, tests and calls from their sources', () => {
    const text = "throw new Refusal('spot.minimum', {}); ({ reason: 'spot.trade' }); faults.code = 'a.b';";
    expect(reasonsIn('server/a.ts', text)).toEqual(['spot.minimum', 'a.b']);
    expect(reasonsIn('contracts/rules/a.ts', "({ reason: 'spot.minimum' })")).toEqual(['spot.minimum']);
    expect([...storiesIn('export const Ready: Story = {};\nexport const Stale = {};')]).toEqual([
      'Ready',
      'Stale',
    ]);
    expect(hasTest("it('names the step', () => {})", 'names the step')).toBe(true);
    expect(hasTest("it('names the step', () => {})", 'names the')).toBe(false);
    const rows = rowsNamed("it('holds [rule:a.b.c] [field:Order order number]', () => refuses('d.e.f'))");
    expect([...rows.rule, ...rows.field]).toEqual(['a.b.c', 'd.e.f', 'Order order number']);
    expect(
      callsOf({
        paths: {
          '/a/b': {
            post: { operationId: 'doIt', 'x-domain': 'spot', 'x-extension': true, responses: {} },
            put: { operationId: 'payIt', 'x-domain': 'spot', 'x-money': true, responses: {} },
          },
        },
      }),
    ).toEqual([
      {
        operationId: 'doIt',
        method: 'POST',
        path: 'a/b',
        domain: 'spot',
        isExtension: true,
        isMoney: false,
      },
      {
        operationId: 'payIt',
        method: 'PUT',
        path: 'a/b',
        domain: 'spot',
        isExtension: false,
        isMoney: true,
      },
    ]);
  });
});

describe('tags that all stories of a file share', () => {
  const file = (tags: string) =>
    `const meta = { title: 'screens/a/A', tags: [${tags}] };\nexport default meta;\n` +
    "export const Taps: Story = { tags: ['interaction'] };\n";

  it('hide no state', () => {
    expect(faultsOfTags('stories/screens/a/A.stories.tsx', file("'interaction'"))).toEqual([
      "stories/screens/a/A.stories.tsx: the tag 'interaction' hides every story of the file",
    ]);
    expect(faultsOfTags('stories/screens/a/A.stories.tsx', file("'!dev', '!test'"))).toHaveLength(2);
    expect(
      faultsOfTags('stories/screens/a/a.tsx', "export const a = { tags: ['interaction'] };"),
    ).toHaveLength(1);
  });

  it('may mark a file of interactions alone, and leave one of states to the tags of each story', () => {
    expect(faultsOfTags('stories/screens/a/AInteractions.stories.tsx', file("'interaction'"))).toEqual([]);
    expect(faultsOfTags('stories/screens/a/AInteractions.stories.tsx', file("'!test'"))).toHaveLength(1);
    expect(faultsOfTags('stories/screens/a/A.stories.tsx', file("'autodocs'"))).toEqual([]);
  });
});
