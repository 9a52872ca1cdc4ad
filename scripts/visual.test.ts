import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { readThemes } from '../tokens/readThemes.ts';
import { relevantChanges, storiesAmong } from './visual/affectedStories.ts';
import { acceptedStates, baselineText, readBaseline, updated } from './visual/baseline.ts';
import { described, differenceOf } from './visual/difference.ts';
import { isFailure, readThreshold, type Gate } from './visual/gate.ts';
import { groupByCause } from './visual/groupByCause.ts';
import { junitOf } from './visual/junit.ts';
import { chosenModes, modesOf, renderingOf, type Mode } from './visual/modes.ts';
import { readOptions } from './visual/options.ts';
import { hashOf, isWholePicture, writeWhole } from './visual/pictures.ts';
import { reportPage } from './visual/reportPage.ts';
import { compareSides, type Known } from './visual/results.ts';
import { baselineSide, hashesOf, sameInThemes } from './visual/sides.ts';
import { isOf, modesOfState, selectStates, type State } from './visual/states.ts';
import { changed, picture, withStatus } from './visual/testing.ts';
import { jsonOf } from './visual/writeReport.ts';

const folder = mkdtempSync(join(tmpdir(), 'visual-'));
afterAll(() => rmSync(folder, { recursive: true }));

describe('the difference of two pictures', () => {
  it('is the count of pixels that differ, the box around them, and a picture with them in red', () => {
    const difference = differenceOf(picture('www', 'www', 'wwb'), picture('www', 'wbw', 'www'));
    expect(difference).toMatchObject({ pixels: 2, total: 9, box: { left: 1, top: 1, width: 2, height: 2 } });
    const faded = [255, 255, 255, 64];
    const red = [255, 0, 0, 255];
    const rows = [
      [faded, faded, faded],
      [faded, red, faded],
      [faded, faded, red],
    ];
    expect([...difference.marked.data]).toEqual(rows.flat(2));
  });

  it('is found where one channel alone is one shade off', () => {
    const before = { width: 1, height: 1, data: new Uint8Array([255, 255, 255, 255]) };
    const after = { width: 1, height: 1, data: new Uint8Array([255, 255, 254, 255]) };
    expect(differenceOf(before, after)).toMatchObject({ pixels: 1, recolouring: '#ffffff → #fffffe' });
  });

  it('is everything that one of them alone reaches', () => {
    const wider = differenceOf(picture('w', 'w'), picture('ww', 'ww'));
    expect(wider).toMatchObject({ pixels: 2, box: { left: 1, top: 0, width: 1, height: 2 } });
    const lower = differenceOf(picture('ww', 'ww'), picture('ww'));
    expect(lower).toMatchObject({ pixels: 2, box: { left: 0, top: 1, width: 2, height: 1 } });
  });

  it('is told as pixels in a box', () => {
    expect(described({ pixels: 12, box: { left: 3, top: 4, width: 6, height: 5 } })).toBe(
      '12 pixels in 6 × 5 at 3, 4',
    );
  });

  it('is a recolouring where shapes stay, and none where they move', () => {
    expect(differenceOf(picture('wbbw'), picture('wrrw')).recolouring).toBe('#000000 → #ff0000');
    expect(differenceOf(picture('wbww'), picture('wwbw')).recolouring).toBeUndefined();
  });

  it('has the same region wherever the same content changes in the same way', () => {
    const row = (at: number, letter: string) => 'w'.repeat(at) + letter + 'w'.repeat(39 - at);
    const regionsAt = (at: number) => differenceOf(picture(row(at, 'b')), picture(row(at, 'r'))).regions;
    expect(regionsAt(3)).toHaveLength(1);
    expect(regionsAt(30)).toEqual(regionsAt(3));
    const both = differenceOf(
      picture('bw'.padEnd(32, 'w') + 'b'.padEnd(8, 'w')),
      picture('rw'.padEnd(32, 'w') + 'w'.padEnd(8, 'w')),
    );
    expect(both.regions).toHaveLength(2);
    expect(both.regions).toContain(regionsAt(3)[0]);
  });
});

describe('groups of differences', () => {
  it('hold what one token has changed in many states, the largest group first, most changed first', () => {
    const groups = groupByCause([
      changed('one-of-its-own', { regions: ['6 × 5 a'] }),
      changed('less', { recolouring: '#000000 → #ff0000', pixels: 3 }),
      changed('more', { recolouring: '#000000 → #ff0000', pixels: 5 }),
      withStatus('same', 'same'),
    ]);
    expect(groups.map(({ cause, results }) => [cause, results.map(({ id }) => id)])).toEqual([
      ['Colour #000000 → #ff0000', ['more', 'less']],
      ['In screens/home/Home', ['one-of-its-own']],
    ]);
  });

  it('hold states that share a changed region, by the region that most states have', () => {
    const groups = groupByCause([
      changed('a', { regions: ['1 × 1 rare', '9 × 9 tab'] }),
      changed('b', { regions: ['9 × 9 tab'] }),
      changed('c', { regions: ['9 × 9 tab', '1 × 1 rare'] }),
    ]);
    expect(groups.map(({ cause, results }) => [cause, results.length])).toEqual([
      ['Same region, 9 × 9 tab', 3],
    ]);
  });

  it('begin with what cannot be drawn', () => {
    const groups = groupByCause([withStatus('a', 'new'), withStatus('b', 'new'), withStatus('c', 'broken')]);
    expect(groups.map(({ cause }) => cause)).toEqual(['Cannot be drawn', 'New states']);
  });
});

describe('the gate', () => {
  const gate = (text: string, isComplete = false): Gate => ({ ...readThreshold(text), isComplete });
  const twelve = changed('a');

  it('fails a difference above its number of pixels or its percentage of a picture', () => {
    expect(['0', '11', '12', '0.9%', '1%'].map((text) => isFailure(twelve, gate(text)))).toEqual([
      true,
      true,
      false,
      true,
      false,
    ]);
  });

  it('fails a state that cannot be drawn, also where no gate is asked for', () => {
    expect(isFailure(withStatus('a', 'broken'), undefined)).toBe(true);
    expect(isFailure(twelve, undefined)).toBe(false);
  });

  it('fails new and gone states against a baseline only', () => {
    for (const status of ['new', 'gone'] as const) {
      expect(isFailure(withStatus('a', status), gate('0'))).toBe(false);
      expect(isFailure(withStatus('a', status), gate('0', true))).toBe(true);
    }
    expect(isFailure(withStatus('a', 'same'), gate('0', true))).toBe(false);
  });

  it('fails a difference from a hash, whose size is unknown', () => {
    expect(isFailure(withStatus('a', 'changed'), gate('100'))).toBe(true);
  });

  it.each(['', 'many', '-1', '1.5', '101%', '1 %'])("refuses the threshold '%s'", (text) => {
    expect(() => readThreshold(text)).toThrow(/^--gate takes a number of pixels or a percentage/);
  });
});

describe('options', () => {
  it('read --gate with and without its number', () => {
    expect(readOptions(['--gate']).gate).toEqual({ most: 0, unit: 'pixels' });
    expect(readOptions(['--gate', '0.1%', 'home'])).toMatchObject({
      gate: { most: 0.1, unit: 'percent' },
      parts: ['home'],
    });
    expect(readOptions(['--gate', 'home']).parts).toEqual(['home']);
  });

  it.each([
    [['--accept', '--against', 'main'], '--accept writes a baseline'],
    [['--accept', '--gate'], '--accept accepts every difference'],
    [['--changed'], '--changed needs --against'],
    [['--sample', '0'], '--sample takes a number of states'],
    [['--nonsense'], "Unknown option '--nonsense'"],
  ])('refuse %s', (args, sentence) => {
    expect(() => readOptions(args)).toThrow(sentence);
  });
});

const themes = readThemes();
const modes = modesOf(themes);

describe('modes', () => {
  it('are the default themes unless others are named', () => {
    const idsOf = (names?: string) => chosenModes(modes, names).map(({ id }) => id);
    expect(idsOf()).toEqual(['light', 'dark']);
    expect(idsOf('contrast,red-up,de,th,text200,w320')).toEqual([
      'contrast',
      'red-up',
      'de',
      'th',
      'text200',
      'w320',
    ]);
  });

  it('that are unknown are refused with those that there are', () => {
    expect(() => chosenModes(modes, 'light,nosuch')).toThrow("There is no mode 'nosuch': light, dark, ");
  });

  it('of colours share one rendering of a state; the others have their own', () => {
    const renderings = (names: string) => new Set(chosenModes(modes, names).map(renderingOf)).size;
    expect(renderings('light,dark,contrast,red-up')).toBe(1);
    expect(renderings('light,de,th,text200,w320')).toBe(5);
  });
});

const state = (id: string, tags: string[] = [], path = 'stories/ui/actions/Button.stories.tsx'): State => ({
  id,
  title: 'ui/Button',
  name: id,
  path,
  tags,
});

describe('selected states', () => {
  it('are those of a folder of stories, of a component, or with a word in their id', () => {
    const button = state('ui-button--busy');
    for (const part of [
      'ui/actions',
      'stories/ui/actions/',
      'ui/actions/Button',
      'ui/button',
      'busy',
      'ui-button',
    ])
      expect(isOf(button, part)).toBe(true);
    for (const part of ['ui/act', 'ui/fields', 'idle']) expect(isOf(button, part)).toBe(false);
  });

  it('are in order, and a sample is the same for the same seed', () => {
    const states = ['d', 'b', 'a', 'c'].map((id) => state(id));
    const idsOf = (sample?: number) =>
      selectStates(states, { parts: [], seed: '1', sample }).map(({ id }) => id);
    expect(idsOf()).toEqual(['a', 'b', 'c', 'd']);
    expect(idsOf(2)).toHaveLength(2);
    expect(idsOf(2)).toEqual(idsOf(2));
  });

  it('have the further modes where they are tagged, or all of them if asked', () => {
    const asked = chosenModes(modes, 'light,contrast,de');
    const idsOf = (tags: string[], isEach = false) =>
      modesOfState(state('a', tags), asked, isEach).map(({ id }) => id);
    expect(idsOf([])).toEqual(['light']);
    expect(idsOf(['modes'])).toEqual(['light', 'contrast', 'de']);
    expect(idsOf([], true)).toEqual(['light', 'contrast', 'de']);
  });

  it('whose play function presses English words are not drawn in another language unless they are tagged', () => {
    const asked = chosenModes(modes, 'contrast,de');
    const idsOf = (tags: string[]) => modesOfState(state('a', tags), asked, true).map(({ id }) => id);
    expect(idsOf(['play-fn'])).toEqual(['contrast']);
    expect(idsOf(['play-fn', 'modes'])).toEqual(['contrast', 'de']);
  });
});

describe('states that a change affects', () => {
  const story = 'stories/ui/actions/Button.stories.tsx';
  const source = 'src/ui/actions/Button.tsx';
  const among = (paths: string[], reached: string[] = []) => storiesAmong(paths, () => reached);

  it('are those whose story imports a changed module', () => {
    expect(among([source, 'README.md'], [source, story])).toEqual(new Set([story]));
  });

  it('are none where nothing that Storybook is built from has changed', () => {
    const paths = [
      'docs/stories.md',
      'src/ui/actions/Button.test.tsx',
      'server/schema.sql',
      'scripts/visual/draw.ts',
    ];
    expect(relevantChanges(paths)).toEqual([]);
    expect(among(paths)).toEqual(new Set());
  });

  it.each([
    'tokens/primitives.tokens.json',
    'package-lock.json',
    'vite.config.ts',
    'public/theme.js',
    'src/intl/de.json',
    'scripts/build/messagesPlugin.ts',
    'src/ui/deleted.tsx',
  ])('are all of them where %s has changed', (path) => {
    expect(among([source, path], [story])).toBeUndefined();
  });

  it('are all of them where the preview imports what has changed', () => {
    expect(among(['src/theme/theme.css.ts'], ['.storybook/preview.tsx', story])).toBeUndefined();
  });
});

const png = (content: string) =>
  Buffer.concat([Buffer.from(content), Buffer.from('49454e44ae426082', 'hex')]);

describe('pictures on disk', () => {
  it('are whole or not taken for pictures', () => {
    const path = join(folder, 'light/a.png');
    expect(isWholePicture(path)).toBe(false);
    writeWhole(path, png('a'));
    expect(isWholePicture(path)).toBe(true);
    writeFileSync(path, png('a').subarray(0, 6));
    expect(isWholePicture(path)).toBe(false);
    writeFileSync(path, '');
    expect(isWholePicture(path)).toBe(false);
  });
});

const [light, dark] = chosenModes(modes, 'light,dark') as [Mode, Mode];
const known = (path: string, content: string): Known => {
  writeWhole(join(folder, path), png(content));
  return { path: join(folder, path) };
};

describe('two sides', () => {
  it('are the same, differ, are new, gone or broken, each in its own mode', async () => {
    const pixel = differenceOf(picture('w'), picture('b'));
    expect(pixel.pixels).toBe(1);
    const wanted = new Map(
      ['same', 'new', 'gone', 'breaks', 'hashed', 'nowhere'].map((id) => [state(id), [light]]),
    );
    const results = await compareSides(
      wanted,
      new Map<string, Known>([
        ['light/same.png', known('1/same.png', 'a')],
        ['light/gone.png', known('1/gone.png', 'a')],
        ['light/breaks.png', known('1/breaks.png', 'a')],
        ['light/hashed.png', { hash: '0'.repeat(32) }],
      ]),
      new Map<string, Known>([
        ['light/same.png', known('2/same.png', 'a')],
        ['light/new.png', known('2/new.png', 'a')],
        ['light/breaks.png', { fault: 'it fails: No such order' }],
        ['light/hashed.png', known('2/hashed.png', 'a')],
      ]),
      join(folder, 'report'),
    );
    expect(results.map(({ id, status }) => [id, status])).toEqual([
      ['same', 'same'],
      ['new', 'new'],
      ['gone', 'gone'],
      ['breaks', 'broken'],
      ['hashed', 'changed'],
    ]);
    expect(results[1]!.pictures).toEqual({ after: 'after/light/new.png' });
    expect(results[3]!.faults).toEqual(['after: it fails: No such order']);
    expect(isWholePicture(join(folder, 'report/after/light/hashed.png'))).toBe(true);
  });

  it('show where a theme was not applied', () => {
    const wanted = new Map([[state('a'), [light, dark]]]);
    const side = (night: string) =>
      new Map([
        ['light/a.png', known('3/light.png', 'day')],
        ['dark/a.png', known('3/dark.png', night)],
      ]);
    expect(sameInThemes(wanted, side('night'))).toEqual([]);
    expect(sameInThemes(wanted, side('day'))).toEqual(['a: light and dark are the same']);
  });
});

describe('the baseline', () => {
  const browser = 'Chromium 150.0 on linux x64';
  const path = join(folder, 'visual.baseline.json');
  const states = { b: { light: '2' }, a: { light: '1', dark: '0' } };
  writeFileSync(path, baselineText({ browser, commit: 'c0ffee', states }));

  it('has one line for each state, in order', () => {
    expect(baselineText({ browser, commit: 'c0ffee', states }).split('\n')).toEqual([
      '{',
      '  "browser": "Chromium 150.0 on linux x64",',
      '  "commit": "c0ffee",',
      '  "states": {',
      '    "a": {"dark":"0","light":"1"},',
      '    "b": {"light":"2"}',
      '  }',
      '}',
      '',
    ]);
    expect(readBaseline(path, browser)).toEqual({ browser, commit: 'c0ffee', states });
  });

  it('of another browser is refused, as is one that is missing or none', () => {
    expect(() => readBaseline(path, 'Chromium 151.0 on linux x64')).toThrow(
      `The baseline ${path} was drawn by ${browser}, and this is Chromium 151.0 on linux x64: write a new one with --accept`,
    );
    expect(() => readBaseline(join(folder, 'none.json'), browser)).toThrow('write one with --accept');
    writeFileSync(join(folder, 'other.json'), '[]');
    expect(() => readBaseline(join(folder, 'other.json'), browser)).toThrow('is not a baseline');
  });

  it('keeps what an accepted run has not drawn, and drops states that are gone', () => {
    expect(updated({ ...states, gone: { light: '9' } }, { a: { light: '5' } }, new Set(['a', 'b']))).toEqual({
      a: { light: '5', dark: '0' },
      b: { light: '2' },
    });
  });

  it('of another browser is replaced by a run of all states alone', () => {
    expect(acceptedStates({ baseline: path, parts: [] }, 'another')).toEqual({});
    expect(() => acceptedStates({ baseline: path, parts: ['home'] }, 'another')).toThrow('was drawn by');
    expect(acceptedStates({ baseline: path, parts: ['home'] }, browser)).toEqual(states);
  });

  it('holds the hashes of pictures, so the same picture is the same and another one is not', () => {
    const wanted = new Map([[state('a'), [light, dark]]]);
    const side = new Map<string, Known>([
      ['light/a.png', known('4/a.png', 'a')],
      ['dark/a.png', { fault: 'it fails' }],
    ]);
    const hashes = hashesOf(wanted, side);
    expect(hashes).toEqual({ a: { light: hashOf(join(folder, '4/a.png')) } });
    expect(baselineSide(wanted, hashes)).toEqual(new Map([['light/a.png', { hash: hashes['a']!['light'] }]]));
  });
});

const results = [
  changed('most', { recolouring: '#000000 → #ff0000' }),
  withStatus('new', 'new'),
  withStatus('gone', 'gone', 'dark'),
  withStatus('breaks', 'broken'),
  withStatus('same', 'same'),
];
const gate: Gate = { most: 0, unit: 'pixels', isComplete: false };

describe('JUnit XML', () => {
  const parse = (asked: Gate | undefined) => {
    const text = junitOf(results, asked, 61.4);
    expect(text.startsWith('<?xml version="1.0" encoding="UTF-8"?>\n')).toBe(true);
    return text;
  };

  it('counts a difference above the gate as a failure and what cannot be drawn as an error', () => {
    const text = parse(gate);
    expect(text).toContain('<testsuites name="visual" tests="5" failures="1" errors="1" time="61">');
    expect(text).toContain('<testsuite name="screens/home/Home" tests="5" failures="1" errors="1" time="0">');
    expect(text).toContain(
      '<testcase name="most (light)" classname="screens/home/Home" time="0"><failure message="12 pixels in 6 × 5 at 3, 4" type="changed"/></testcase>',
    );
    expect(text).toContain(
      '<error message="cannot be drawn: after: it fails: No such &lt;order&gt;" type="broken"/>',
    );
    expect(text).toContain('<testcase name="same (light)" classname="screens/home/Home" time="0"/>');
  });

  it('only tells a difference where there is no gate', () => {
    expect(parse(undefined)).toContain('<system-out>12 pixels in 6 × 5 at 3, 4</system-out>');
    expect(parse(undefined)).toContain('failures="0" errors="1"');
  });
});

describe('report.json', () => {
  it('has each state with mode, status, cause, pixels, box and paths of its pictures', () => {
    const run = { against: 'main', browser: 'Chromium 150', gate, seconds: 61 };
    const json = JSON.parse(jsonOf(results, run)) as { states: unknown[]; counts: unknown };
    expect(json).toMatchObject({ ...run, counts: { broken: 1, changed: 1, new: 1, gone: 1, same: 1 } });
    expect(json.states[0]).toEqual({
      id: 'most',
      title: 'screens/home/Home',
      name: 'most',
      mode: 'light',
      status: 'changed',
      cause: 'Colour #000000 → #ff0000',
      pixels: 12,
      percent: 1,
      box: { left: 3, top: 4, width: 6, height: 5 },
      pictures: {
        before: 'before/light/most.png',
        after: 'after/light/most.png',
        difference: 'difference/light/most.png',
      },
      faults: [],
      isFailure: true,
    });
  });
});

describe('the page of differences', () => {
  const page = reportPage('fix/<b>', results, groupByCause(results));

  it('says the count of each result, and offers the modes and folders that differ', () => {
    expect(page).toContain('5 pictures: 1 cannot be drawn, 1 changed, 1 new, 1 gone, 1 the same.');
    expect(page).toContain('<option>light</option><option>dark</option>');
    expect(page).toContain('<option>screens</option><option>screens/home</option>');
  });

  it('asks for nothing outside of its folder, and takes the name of a branch and of a fault as text', () => {
    expect(page).toContain('<h1>Against fix/&lt;b&gt;</h1>');
    expect(page).not.toContain('<order>');
    expect(page).not.toMatch(/https?:|<link|@import|url\(|src="/);
  });
});
