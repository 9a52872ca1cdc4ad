import { render } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { describe, expect, it, vi } from 'vitest';
import { RichText } from './RichText.tsx';

function draw(html: string): HTMLElement {
  const { container } = render(
    <IntlProvider locale="en">
      <RichText html={html} />
    </IntlProvider>,
  );
  return container.firstElementChild!.firstElementChild as HTMLElement;
}

/** All rendered elements, with all attributes that could have an effect. */
function drawnOf(element: HTMLElement) {
  const all = [...element.querySelectorAll('*')];
  return {
    tags: new Set(all.map(({ localName }) => localName)),
    // Each part states whether it may be translated.
    attributes: new Set(
      all.flatMap((part) => part.getAttributeNames().filter((name) => name !== 'translate')),
    ),
    text: element.textContent,
  };
}

describe('keeps', () => {
  it('headings, paragraphs, lists, tables, quotes and emphasis as what they are', () => {
    const html =
      '<h2>A</h2><h3>B</h3><h4>C</h4><p>one<br><strong>two</strong> <em>three</em> <code>four</code></p>' +
      '<ul><li>x</li></ul><ol><li>y</li></ol><blockquote><p>q</p></blockquote>' +
      '<table><thead><tr><th>h</th></tr></thead><tbody><tr><td>d</td></tr></tbody></table>';
    const { tags } = drawnOf(draw(html));
    expect([...tags].sort()).toEqual(
      ['blockquote', 'br', 'code', 'em', 'h2', 'h3', 'h4', 'li', 'ol', 'p', 'span', 'strong', 'table'].concat(
        [...['tbody', 'td', 'th', 'thead', 'tr', 'ul']],
      ),
    );
  });

  it('the scope of a heading cell, which tells columns from rows', () => {
    const table = draw(
      '<table><thead><tr><th>c</th></tr></thead><tbody><tr><th>r</th><td>1</td></tr></tbody></table>',
    );
    expect([...table.querySelectorAll('th')].map(({ scope }) => scope)).toEqual(['col', 'row']);
  });

  it('other spellings of the same', () => {
    const { tags, text } = drawnOf(draw('<h1>t</h1><p><b>b</b><i>i</i></p>'));
    expect([...tags]).toEqual(['h2', 'p', 'strong', 'em']);
    expect(text).toBe('tbi');
  });
});

describe('draws of hostile HTML nothing but its words', () => {
  const words = '<p>before</p>%<p>after</p>';
  it.each([
    ['a script', '<script>globalThis.hit = 1</script>'],
    ['a handler', '<img src="x" onerror="globalThis.hit = 1">'],
    [
      'a handler on a known tag',
      '<p onclick="globalThis.hit = 1" style="position:fixed" class="c" id="i"></p>',
    ],
    [
      'a drawing with a script',
      '<svg onload="globalThis.hit = 1"><script>hit()</script><text>x</text></svg>',
    ],
    ['a style sheet', '<style>body{display:none}</style><link rel="stylesheet" href="//x">'],
    ['a frame', '<iframe srcdoc="<script>hit()</script>"></iframe><object data="x"></object><embed src="x">'],
    ['a template', '<template><script>hit()</script></template><noscript><img src="x"></noscript>'],
    ['mathematics that hides markup', '<math><mtext><table><mglyph><style><img src="x" onerror="hit()">'],
    ['a comment', '<!-- --><!--><img src=x onerror=hit()>-->'],
    [
      'a page of its own',
      '<html onload="hit()"><base href="https://evil.example/"><meta http-equiv="refresh">',
    ],
  ])('%s', (_, hostile) => {
    const { tags, attributes, text } = drawnOf(draw(words.replace('%', hostile)));
    expect([...tags].every((tag) => ['p', 'span', 'table', 'tbody', 'tr', 'td'].includes(tag))).toBe(true);
    expect([...attributes]).toEqual([]);
    expect(text).toMatch(/^before/);
    expect(text).not.toMatch(/hit\(|display:none/);
    expect(globalThis).not.toHaveProperty('hit');
  });

  it('a form loses its controls and keeps its words', () => {
    const { tags, text } = drawnOf(
      draw('<form action="//x"><p>Name <input name="n"><button onclick="hit()">Send</button></p></form>'),
    );
    expect([...tags]).toEqual(['p']);
    expect(text).toBe('Name Send');
  });

  it('no more of what is nested without end than a person could want', () => {
    const element = draw(`${'<blockquote>'.repeat(1000)}deep${'</blockquote>'.repeat(1000)}`);
    expect(element.textContent).toBe('deep');
    expect(element.querySelectorAll('blockquote').length).toBeLessThan(50);
  });

  it('tables and lists that are not well formed stay tables and lists', () => {
    const onError = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const element = draw(
      '<table><caption>about</caption> x <tr> <td>1</td> </tr></table><ul>loose<p>too</p></ul>',
    );
    expect(element.querySelector('ul')?.children).toHaveLength(2);
    expect(element.querySelector('table')?.textContent).toContain('about');
    // React reports nesting here that a browser would restructure.
    expect(onError).not.toHaveBeenCalled();
    onError.mockRestore();
  });
});

describe('a link', () => {
  const anchor = (href: string) => draw(`<p><a href="${href}">go</a></p>`).querySelector('a');

  it.each([
    'javascript:hit()',
    ' \u0001javascript:hit()',
    'java\nscript:hit()',
    'JaVaScRiPt:hit()',
    '&#106;avascript:hit()',
    'data:text/html,<script>hit()</script>',
    'vbscript:x',
    'blob:https://x/1',
    'file:///etc/passwd',
    'https://bank.example@evil.example/',
    'https://',
  ])('to %j is words only', (href) => {
    expect(anchor(href)).toBeNull();
  });

  it.each(['https://support.example/a?b#c', '//other.example/x', '\\\\other.example', 'http://x.example/'])(
    'to another site, %j, says so, opens apart and hands nothing over',
    (href) => {
      const link = anchor(href)!;
      expect(link.target).toBe('_blank');
      expect(link.rel).toBe('noopener noreferrer');
      expect(link.textContent).toBe('go (opens another site)');
    },
  );

  it('inside the app stays a path of the app', () => {
    const link = anchor('/pages/user/login/agree?x=1#y')!;
    expect(link.getAttribute('href')).toBe('/pages/user/login/agree?x=1#y');
    expect(link.target).toBe('');
  });

  it('to a mail address stays one', () => {
    expect(anchor('mailto:help@example.com')?.getAttribute('href')).toBe('mailto:help@example.com');
  });
});
